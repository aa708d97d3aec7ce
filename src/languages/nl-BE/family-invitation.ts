import type { words as english } from '../../widgets/journeys/family-invitation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper } from './common.js';

const dead = 'Deze uitnodiging is al gebruikt, ingetrokken of te oud, of ze is voor een ander adres. Vraag een nieuwe.';

export const words: TextsByScope<typeof english> = {
  'family-invitation': {
    password: {
      title: 'Kies een wachtwoord',
      text: 'Je bent uitgenodigd voor een gezinsabonnement. Je meldt je aan met het adres waarop deze uitnodiging aankwam, en je betaalt niets.',
      label: 'Nieuw wachtwoord',
      helper: passwordHelper,
      weak: 'Kies een wachtwoord van 8 tot 32 tekens met minstens één letter, één cijfer en één symbool, en zonder spaties.',
      submit: 'Wachtwoord instellen',
      account: 'Heb je al een account met dat adres?',
      signIn: 'Meld je aan',
    },
    signIn: {
      title: 'Meld je aan om lid te worden',
      text: 'Gebruik het adres waarop de uitnodiging aankwam.',
      exists: 'Er is al een account met dat adres. Meld je ermee aan, en je hoort bij het gezin.',
      isSet: 'Je wachtwoord is ingesteld. Meld je ermee aan, met het adres waarop de uitnodiging aankwam.',
    },
    confirm: {
      title: 'Lid worden van dit gezin?',
      text: email => `Je bent aangemeld als ${email}. De uitnodiging is voor wie het adres leest waarop ze aankwam.`,
      textUnnamed: 'Je bent aangemeld. De uitnodiging is voor wie het adres leest waarop ze aankwam.',
      join: 'Lid worden van het gezin',
      other: 'Een ander account gebruiken',
    },
    joining: { title: 'Je wordt lid van het gezin' },
    joined: {
      title: 'Je hoort bij het gezin',
      text: name => `Je kunt het abonnement van ${name} vanaf nu gebruiken, en je betaalt niets.`,
      textUnnamed: 'Je kunt het abonnement van het gezin vanaf nu gebruiken, en je betaalt niets.',
      on: 'Naar je abonnement',
    },
    refused: {
      title: 'Je kon geen lid worden',
      again: 'Opnieuw proberen',
      on: 'Naar je abonnement',
      signIn: 'Naar de aanmeldpagina',
    },
    failures: {
      ...failures,
      tokenInvalid: dead,
      validationFailed: dead,
      notFound: dead,
      memberHasSubscription:
        'Dit account heeft een eigen abonnement. Dat moet afgelopen zijn voor je bij een gezin kunt.',
      hasFamily: 'Dit account heeft eigen gezinsleden. Verwijder ze eerst en open dan de uitnodiging opnieuw.',
      alreadyInFamily: 'Dit account hoort al bij een gezin. Dat kan er maar één tegelijk zijn.',
      membershipRequired:
        'Het gezin heeft op dit moment geen abonnement. Vraag het aan wie je uitnodigde; de uitnodiging blijft geldig.',
      familyFull: 'Het gezin heeft geen plaats meer. Vraag het aan wie je uitnodigde; de uitnodiging blijft geldig.',
      notWhileActing:
        'Je bent overgeschakeld naar iemand anders. Ga terug naar je eigen account en open de uitnodiging opnieuw.',
      parentRequired: failures.broken,
      notInvited: failures.broken,
      selfOnly: failures.broken,
    },
  },
};
