import { fullStop } from '../../core/full-stop.js';
import type { words as english } from '../../widgets/account/switched-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'switched-account': {
    label: 'Familia',
    as: name => fullStop(`Estás viendo el perfil de ${name}`),
    asSomebody: 'Estás viendo el perfil de un familiar.',
    back: name => `Volver a ${name}`,
    backToYou: 'Volver a tu cuenta',
    isBack: 'Estás de nuevo en tu cuenta.',
    failed: {
      ...failures,
      notFound: 'Desde aquí no puedes volver. Cierra sesión e iníciala de nuevo con tu propia cuenta.',
    },
  },
};
