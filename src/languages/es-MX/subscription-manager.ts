import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  'subscription-manager': {
    title: 'Tu membresía',
    back: 'Tu membresía',
    loadingPanel: 'Cargando',
    panels: { plan: 'Cambiar de plan', pause: 'Pausar la membresía', addOns: 'Complementos', payment: 'Actualizar la forma de pago', cancel: 'Cancelar la membresía' },
  },
};
