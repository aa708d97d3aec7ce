import type { personWords } from '../../widgets/person-screen-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof personWords> = {
  'person-screen': {
    loading: what => `Cargando ${what}`,
    failed: what => `No pudimos cargar ${what}.`,
    failures,
    retry: 'Intentar de nuevo',
    signedOut: what => `Inicia sesión para ver ${what}`,
    ended: what => `Se cerró tu sesión. Inicia sesión de nuevo para ver ${what}.`,
    signIn: 'Iniciar sesión',
    child: 'Formas parte de una membresía familiar',
    paidBy: name => `${name || 'La cuenta principal'} la paga y puede cambiarla.`,
  },
};
