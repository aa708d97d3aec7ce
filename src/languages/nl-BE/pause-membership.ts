import type { words as english } from '../../widgets/journeys/subscription-manager/pause/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, fromToday, months } from './common.js';

export const words: TextsByScope<typeof english> = {
  'pause-membership': {
    title: 'Je abonnement pauzeren',
    lead: 'We bewaren je profiel en je geschiedenis terwijl je weg bent.',
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
    stays: (date, when) => `Tot ${date}, ${when}, verandert er niets.`,
    stops: 'Vanaf dan geen facturen, en geen lessen voor jou en je gezin.',
    returns: (date, amount) =>
      amount
        ? `Je abonnement hervat automatisch op ${date}, met een factuur van ${amount}.`
        : `Je abonnement hervat automatisch op ${date}, met een factuur.`,
    sooner: 'Kom vroeger terug wanneer je wilt.',
    pauseOn: date => `Pauzeren op ${date}`,
    blockedTitle: 'Je kunt je abonnement nu niet pauzeren',
    updatePayment: 'Kaart aanpassen',
    set: date => `Je pauze is ingepland voor ${date}.`,
    refused: {
      ...failures,
      cannotPause: 'Je kunt je abonnement nu niet pauzeren.',
      alreadyPaused:
        'Je abonnement is gepauzeerd, of er staat een pauze klaar. Maak die eerst ongedaan om een andere te kiezen.',
      alreadyCanceled: 'Je abonnement loopt af. Behoud het eerst; daarna kun je het pauzeren.',
      paymentOverdue: 'Er staat nog een betaling open. Betaal die eerst; daarna kun je je abonnement pauzeren.',
      scheduleAttached: 'Er zijn wijzigingen gepland voor je abonnement. Vraag de klantendienst om het te pauzeren.',
      subscriptionEnded: 'Je abonnement is afgelopen. Kies een aanbieding om een nieuw te beginnen.',
      managedByChannel: 'Je abonnement wordt elders aangerekend. Pauzeer het daar.',
      parentRequired: 'Het hoofdaccount betaalt dit abonnement. Alleen dat account kan het pauzeren.',
      idempotencyConflict: failures.broken,
    },
  },
};
