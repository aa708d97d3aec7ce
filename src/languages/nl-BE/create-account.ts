import type { words as english } from '../../widgets/signup/create-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'create-account': {
    form: 'Maak je account aan',
    labels: { firstName: 'Voornaam', lastName: 'Achternaam', email: 'E-mailadres', password: 'Wachtwoord' },
    emailHelper: 'Om je aan te melden en voor je betaalbewijzen.',
    passwordHelper,
    submit: 'Account aanmaken',
    submitting: 'Je account wordt aangemaakt',
    member: 'Heb je al een account?',
    signIn: 'Aanmelden',
    taken: { title: 'Je hebt al een account', action: 'Aanmelden' },
    signedIn: {
      title: email => (email ? `Je bent aangemeld als ${email}` : 'Je bent aangemeld'),
      created: firstName => (firstName ? `Welkom, ${firstName}. Je account is klaar.` : 'Je account is klaar.'),
      continue: 'Doorgaan',
      other: 'Een ander account gebruiken',
    },
    problems: {
      firstNameMissing: 'Vul je voornaam in.',
      firstNameLong: 'Gebruik hoogstens 100 tekens voor je voornaam.',
      lastNameMissing: 'Vul je achternaam in.',
      lastNameLong: 'Gebruik hoogstens 100 tekens voor je achternaam.',
      emailMissing: 'Vul je e-mailadres in.',
      emailMalformed: 'Vul een e-mailadres in zoals naam@example.com.',
      emailTaken: 'Met dit e-mailadres bestaat al een account.',
      passwordMissing: 'Kies een wachtwoord.',
      passwordSpaces: 'Laat de spaties in je wachtwoord weg.',
    },
    failures: {
      ...failures,
      emailTaken: 'Met dit e-mailadres bestaat al een account. Van jou? Meld je aan en ga verder.',
    },
    wait,
  },
};
