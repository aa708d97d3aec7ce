import type { words as english } from '../../widgets/signup/terms-modal/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ support }): TextsByScope<typeof english> => ({
  'terms-modal': {
    title: 'Conditions générales d’Echelon',
    scroll: 'Aller à la fin',
    cancel: 'Annuler',
    agree: 'J’accepte',
    close: 'Fermer',
    loading: 'Chargement des conditions',
    notLoaded: 'Les conditions ne sont pas encore chargées',
    notRead: 'Faites d’abord défiler les conditions jusqu’à la fin',
    read: 'Vous êtes à la fin des conditions. Vous pouvez maintenant les accepter.',
    failedTitle: 'Impossible de charger les conditions.',
    failed: {
      ...failures,
      notFound: `Les conditions ne se trouvent pas à l’endroit prévu. Réessayez plus tard ou contactez le ${support}.`,
    },
  },
}));
