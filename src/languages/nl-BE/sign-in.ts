import type { words as english } from '../../widgets/signup/sign-in/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'sign-in': {
    email: 'E-mailadres',
    signingIn: {
      form: 'Aanmelden',
      password: 'Wachtwoord',
      submit: 'Aanmelden',
      submitting: 'Je wordt aangemeld',
      forgot: 'Wachtwoord vergeten?',
      noAccount: 'Nieuw bij Echelon?',
      create: 'Account aanmaken',
    },
    ended: 'Je bent afgemeld',
    endedText: 'Meld je opnieuw aan om verder te gaan.',
    reset: 'Je wachtwoord is gewijzigd',
    resetText: 'Meld je aan met het nieuwe.',
    forgetting: {
      title: 'Stel je wachtwoord opnieuw in',
      text: 'Geef ons het e-mailadres van je account. Dan sturen we je een link om een nieuw wachtwoord te kiezen.',
      submit: 'Link sturen',
      submitting: 'Bezig met versturen',
      back: 'Terug naar aanmelden',
    },
    sent: {
      title: 'Bekijk je e-mail',
      text: email =>
        `Als er een account is voor ${email}, hebben we een link gestuurd om een nieuw wachtwoord te kiezen. Je kunt hem één uur lang gebruiken.`,
      again: 'Opnieuw sturen',
    },
    resetting: {
      title: 'Kies een nieuw wachtwoord',
      password: 'Nieuw wachtwoord',
      helper: passwordHelper,
      submit: 'Wachtwoord wijzigen',
      submitting: 'Je wachtwoord wordt gewijzigd',
    },
    invalid: {
      title: 'Deze link werkt niet meer',
      text: 'Hij is al gebruikt of is ouder dan één uur.',
      again: 'Nieuwe link sturen',
    },
    signedIn: {
      title: email => (email ? `Je bent aangemeld als ${email}` : 'Je bent aangemeld'),
      continue: 'Doorgaan',
      other: 'Een ander account gebruiken',
    },
    problems: {
      emailMissing: 'Vul je e-mailadres in.',
      emailMalformed: 'Vul een e-mailadres in zoals naam@example.com.',
      passwordMissing: 'Vul je wachtwoord in.',
      newPasswordMissing: 'Kies een wachtwoord.',
      newPasswordWeak: 'Kies een wachtwoord dat aan de vier vereisten voldoet.',
      newPasswordSpaces: 'Laat de spaties in je wachtwoord weg.',
    },
    failures: {
      ...failures,
      invalidCredentials:
        'Het e-mailadres en het wachtwoord horen niet bij elkaar. Controleer ze allebei of stel je wachtwoord opnieuw in.',
      tokenInvalid: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
    },
    wait,
  },
};
