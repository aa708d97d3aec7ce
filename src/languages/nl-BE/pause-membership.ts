import type { words as english } from '../../widgets/journeys/subscription-manager/pause/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, fromToday, months } from './common.js';

export const words: TextsByScope<typeof english> = {
  'pause-membership': {
    title: 'Je abonnement pauzeren',
    lead: 'Je profiel en je geschiedenis blijven bewaard terwijl je weg bent.',
    length: 'Voor hoelang',
    months,
    untilDay: 'Tot een dag die ik kies',
    backOn: date => `Terug op ${date}`,
    day: 'Eerste dag terug',
    dayHelper: date => `Een dag na ${date}.`,
    noDay: 'Kies een dag.',
    wrongDay: date => `Kies een dag na ${date} en binnen een jaar daarna.`,
    when: fromToday,
    happens: 'Wat er gebeurt',
    stays: (date, when) => `Alles blijft zoals het is tot ${date}, ${when}.`,
    stops: 'Vanaf dan zijn er geen facturen en geen lessen, ook niet voor je gezin.',
    returns: (date, amount) =>
      amount
        ? `Je abonnement gaat vanzelf verder op ${date}, met een factuur van ${amount}.`
        : `Je abonnement gaat vanzelf verder op ${date}, met een factuur.`,
    sooner: 'Je kunt altijd vroeger terugkomen.',
    pauseOn: date => `Pauzeren op ${date}`,
    blockedTitle: 'Je abonnement kan nu niet worden gepauzeerd',
    updatePayment: 'Betaalmethode wijzigen',
    set: date => `Je pauze is ingepland voor ${date}.`,
    refused: {
      ...failures,
      cannotPause: 'Zoals je abonnement nu is, kan het niet worden gepauzeerd.',
      alreadyPaused:
        'Je abonnement is gepauzeerd, of er staat een pauze klaar. Maak die eerst ongedaan om een andere te kiezen.',
      alreadyCanceled: 'Je abonnement loopt af. Behoud het eerst; daarna kun je het pauzeren.',
      paymentOverdue: 'Er staat nog een betaling open. Betaal die eerst; daarna kun je je abonnement pauzeren.',
      scheduleAttached:
        'Voor de komende periodes van je abonnement zijn er wijzigingen afgesproken. Vraag de klantendienst om het te pauzeren.',
      subscriptionEnded: 'Je abonnement is afgelopen. Kies een aanbieding om een nieuw te beginnen.',
      managedByChannel: 'Je abonnement wordt elders aangerekend en kan alleen daar worden gepauzeerd.',
      parentRequired: 'Het hoofdaccount betaalt dit abonnement. Alleen dat account kan het pauzeren.',
      idempotencyConflict: failures.broken,
    },
  },
};
