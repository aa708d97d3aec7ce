import type { oneTimeWords } from '../../widgets/signup/sign-in/one-time/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof oneTimeWords> = {
  'one-time-sign-in': {
    asking: 'Connexion en cours',
    other: {
      title: name => (name ? `Vous êtes connecté en tant que ${name}` : 'Vous êtes déjà connecté'),
      text: 'Ce lien vous connecte au compte pour lequel il a été créé.',
      go: 'Utiliser le lien',
      stay: 'Rester connecté',
    },
    invalid: 'Ce lien de connexion ne fonctionne plus',
    failed: 'Nous n’avons pas pu vous connecter',
    unsure: 'Nous ne savons pas si vous êtes connecté',
    again: 'Réessayer',
    signIn: 'Se connecter avec votre mot de passe',
    failures: { ...failures, tokenInvalid: 'Il a déjà servi, ou son délai est passé.' },
  },
};
