import type { personWords } from '../../widgets/person-screen-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof personWords> = {
  'person-screen': {
    loading: what => `Chargement de ${what}`,
    failed: what => `Impossible de charger ${what}.`,
    failures,
    retry: 'Réessayer',
    signedOut: what => `Connectez-vous pour voir ${what}`,
    ended: what => `Votre session a pris fin. Reconnectez-vous pour voir ${what}.`,
    signIn: 'Se connecter',
    child: 'Vous faites partie d’un abonnement familial',
    paidBy: name => `${name || 'Le compte principal'} le paie et peut le modifier.`,
  },
};
