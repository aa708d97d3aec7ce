import type { UiTexts } from '../../ui-texts.js';
import { count, failures } from '../common.js';

export const basics = {
  widget: {
    broken: 'Algo salió mal.',
    notLoaded: failures.offline,
    tryAgain: 'Intentar de nuevo',
    customerService: 'atención a clientes',
  },
  patience: {
    long: 'Esto está tardando más de lo normal.',
    cancel: 'Cancelar',
    goOn: 'Seguir esperando',
    unanswered: '¿No sabes si funcionó?',
    again: 'Ver lo que está guardado',
  },
  price: {
    was: 'antes',
    per: 'cada',
    free: 'Gratis',
    each: (price, unit) => `${price} cada ${unit}`,
    lasts: (price, time) => `${price} durante ${time}`,
    next: (first, next) => `${first}, y después ${next}`,
  },
  said: { loading: 'Cargando' },
  overlay: { doneTitle: '¡Listo!', doneSubtitle: 'Tu suscripción está activa.' },
  dialog: { close: 'Cerrar', cancel: 'Cancelar', submit: 'Enviar' },
  confirmDialog: {
    typeLabel: word => `Escribe “${word}” para confirmar`,
    typeFirst: word => `Primero escribe “${word}”`,
  },
  toast: { close: 'Cerrar', undo: 'Deshacer', more: number => count(number, { other: 'más' }), fewer: 'Mostrar menos' },
  menu: { actions: 'Más acciones' },
  stepper: {
    progress: 'Progreso',
    complete: 'completado',
    error: 'con un error',
    stepOf: (step, steps, name) => `Paso ${step} de ${steps} · ${name}`,
  },
} satisfies Partial<UiTexts>;
