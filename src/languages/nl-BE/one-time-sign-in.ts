import type { oneTimeWords } from '../../widgets/signup/sign-in/one-time/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof oneTimeWords> = {
  'one-time-sign-in': {
    asking: 'Je wordt aangemeld',
    other: {
      title: name => (name ? `Je bent aangemeld als ${name}` : 'Je bent al aangemeld'),
      text: 'Deze link meldt je aan met de account waarvoor hij gemaakt is.',
      go: 'De link gebruiken',
      stay: 'Aangemeld blijven',
    },
    invalid: 'Deze aanmeldlink werkt niet meer',
    failed: 'We konden je niet aanmelden',
    unsure: 'We weten niet of je aangemeld bent',
    again: 'Opnieuw proberen',
    signIn: 'Aanmelden met je wachtwoord',
    failures: { ...failures, tokenInvalid: 'Hij is al gebruikt, of zijn tijd is voorbij.' },
  },
};
