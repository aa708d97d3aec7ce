import type { words as english } from '../../widgets/signup/terms-modal/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'terms-modal': {
    title: 'Términos y condiciones de Echelon',
    scroll: 'Ir al final',
    cancel: 'Cancelar',
    agree: 'Acepto',
    close: 'Cerrar',
    loading: 'Cargando los términos',
    notLoaded: 'Los términos todavía no se han cargado',
    notRead: 'Primero baja hasta el final de los términos',
    read: 'Llegaste al final de los términos. Ya puedes aceptarlos.',
    failedTitle: 'No pudimos cargar los términos.',
    failed: {
      ...failures,
      notFound: 'Los términos no están donde deberían. Inténtalo más tarde o comunícate con atención a clientes.',
    },
  },
};
