import type { words as english } from '../../widgets/commercial/commercial-sign-in/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'commercial-sign-in': {
    title: 'Meld je aan bij je vestigingen',
    text: 'Voor verdelers, eigenaars en wie een vestiging leidt.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    submitting: 'Je wordt aangemeld',
    forgot: 'Wachtwoord vergeten?',
    member: 'Zoek je je eigen abonnement?',
    memberLink: 'Aanmelden als lid',
    ended: 'Je bent afgemeld',
    endedText: 'Meld je opnieuw aan om verder te gaan.',
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
    signedIn: {
      title: email => (email ? `Je bent aangemeld als ${email}` : 'Je bent aangemeld'),
      member: 'Dit account is een abonnement. Het heeft geen vestigingen.',
      toMember: 'Naar je abonnement',
      continue: 'Doorgaan',
      other: 'Een ander account gebruiken',
    },
    problems: {
      emailMissing: 'Vul je e-mailadres in.',
      emailMalformed: 'Vul een e-mailadres in zoals naam@example.com.',
      passwordMissing: 'Vul je wachtwoord in.',
    },
    failures: {
      ...failures,
      invalidCredentials:
        'Het e-mailadres en het wachtwoord horen niet bij elkaar. Controleer ze allebei of stel je wachtwoord opnieuw in.',
    },
    wait,
  },
};
