import { fullStop } from '../../core/full-stop.js';
import type { words as english } from '../../widgets/account/switched-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((): TextsByScope<typeof english> => ({
  'switched-account': {
    label: 'Famille',
    as: name => fullStop(`Vous voyez le profil de ${name}`),
    asSomebody: 'Vous voyez le profil d’un membre de votre famille.',
    back: name => `Revenir à ${name}`,
    backToYou: 'Revenir à votre compte',
    isBack: 'Vous êtes de retour dans votre compte.',
    failed: {
      ...failures,
      notFound: 'Vous ne pouvez pas revenir d’ici. Déconnectez-vous, puis connectez-vous à votre propre compte.',
    },
  },
}));
