import type { words as english } from '../../widgets/journeys/family-invitation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper } from './common.js';

const dead = 'Deze uitnodiging is al gebruikt, ingetrokken of te oud, of ze is voor een ander adres. Vraag een nieuwe.';

export const words: TextsByScope<typeof english> = {
  'family-invitation': {
    password: {
      title: 'Kies een wachtwoord',
      text: 'Je bent uitgenodigd voor een gezinsabonnement. Straks meld je je aan met het adres waarop deze uitnodiging aankwam. Je betaalt niets.',
      label: 'Nieuw wachtwoord',
      helper: passwordHelper,
      weak: 'Kies een wachtwoord van 8 tot 32 tekens met minstens één letter, één cijfer en één symbool, en zonder spaties.',
      submit: 'Wachtwoord instellen',
      account: 'Heb je al een account met dat adres?',
      signIn: 'Meld je aan',
    },
    signIn: {
      title: 'Meld je aan om mee te doen',
      text: 'Gebruik het adres waarop de uitnodiging aankwam.',
      exists: 'Je hebt al een account met dat adres. Meld je aan om bij het gezin te komen.',
      isSet: 'Je wachtwoord is ingesteld. Meld je ermee aan, met het adres waarop de uitnodiging aankwam.',
    },
    confirm: {
      title: 'Bij dit gezin komen?',
      text: email => `Je bent aangemeld als ${email}. De uitnodiging is voor het adres waarop ze aankwam.`,
      textUnnamed: 'Je bent aangemeld. De uitnodiging is voor het adres waarop ze aankwam.',
      join: 'Bij het gezin komen',
      other: 'Een ander account gebruiken',
    },
    joining: { title: 'We voegen je toe aan het gezin' },
    joined: {
      title: 'Je hoort bij het gezin',
      text: name => `Je kunt het abonnement van ${name} nu gebruiken. Je betaalt niets.`,
      textUnnamed: 'Je kunt het abonnement van het gezin nu gebruiken. Je betaalt niets.',
      on: 'Naar je abonnement',
    },
    refused: {
      title: 'Je kon er niet bij',
      again: 'Opnieuw proberen',
      on: 'Naar je abonnement',
      signIn: 'Naar de aanmeldpagina',
    },
    failures: {
      ...failures,
      tokenInvalid: dead,
      invitationUsed:
        'Deze uitnodiging is al gebruikt. Was jij dat, dan hoor je bij het gezin: log in met dat account.',
      validationFailed: dead,
      notFound: dead,
      memberHasSubscription: 'Dit account heeft een eigen abonnement. Dat moet eerst aflopen.',
      hasFamily: 'Dit account heeft eigen gezinsleden. Verwijder ze en open de uitnodiging opnieuw.',
      alreadyInFamily: 'Dit account hoort al bij een gezin. Je kunt er maar bij één tegelijk horen.',
      membershipRequired:
        'Het gezin heeft nu geen abonnement. Vraag het aan wie je uitnodigde. De uitnodiging blijft geldig.',
      familyFull: 'Het gezin heeft geen plaats meer. Vraag het aan wie je uitnodigde. De uitnodiging blijft geldig.',
      notWhileActing:
        'Je bekijkt het profiel van iemand anders. Ga terug naar je eigen account en open de uitnodiging opnieuw.',
      parentRequired: failures.broken,
      notInvited: failures.broken,
      selfOnly: failures.broken,
    },
  },
};
