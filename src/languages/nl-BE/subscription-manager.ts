import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { words as payment } from '../../widgets/journeys/subscription-manager/payment/copy.js';
import type { words as start } from '../../widgets/journeys/subscription-manager/start/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

const outdated = 'Je abonnement is intussen elders gewijzigd. Zo staat het er nu voor.';
const changed = 'Je abonnement is intussen elders gewijzigd.';
const notSold =
  'Je huidige abonnement wordt niet meer verkocht. Daarom kun je de wijziging hier niet ongedaan maken. Neem contact op met de klantendienst.';
const unknown = 'Klopt dat volgens jou niet? Neem dan contact op met de klantendienst.';

export const words: TextsByScope<typeof english> & TextsByScope<typeof payment> & TextsByScope<typeof start> = {
  'subscription-manager': {
    title: 'Je abonnement',
    back: 'Je abonnement',
    loadingPanel: 'Laden',
    panels: {
      plan: 'Abonnement wijzigen',
      pause: 'Abonnement pauzeren',
      addOns: 'Extra’s',
      payment: 'Betaling bijwerken',
      cancel: 'Abonnement opzeggen',
    },
    updateCard: 'Bijwerken',
    addCard: 'Kaart toevoegen',
    notices: {
      pastDue: (amount, since) => `Je betaling van ${amount} op ${since} is niet gelukt.`,
      retry: (date, when) =>
        `Je behoudt je abonnement voorlopig. We proberen je kaart opnieuw op ${date}, ${when}. Met een andere kaart betaal je meteen.`,
      noRetry: 'Je behoudt je abonnement voorlopig. Met een andere kaart betaal je meteen.',
      resumes: (date, when) => `Het gaat vanzelf verder op ${date}, ${when}, en wordt dan aangerekend.`,
      inactive: {
        title: 'Je abonnement is nog niet begonnen.',
        text: 'De eerste periode begint wanneer je het activeert.',
      },
      trial: (date, when) => `Je proefperiode eindigt op ${date}, ${when}.`,
      firstBill: amount => `Dan komt je eerste factuur: ${amount}. Zeg je eerder op, dan betaal je niets.`,
      noFirstBill: 'Daarna komt er geen factuur.',
      change: (plan, date) => `Je stapt over op ${plan} op ${date}.`,
      changeText: (plan, price) => `Tot dan heb je ${plan}. Daarna kost het ${price}.`,
      move: (provider, date) => `Je abonnement verhuist naar ${provider} op ${date}.`,
      moveText: (plan, provider) => `Tot dan heb je ${plan} bij ons. Daarna rekent ${provider} met je af.`,
    },
    daysLeft: {
      paused: { in: 'Gaat verder over', on: date => `Op ${date}, met je volgende factuur` },
      canceling: { in: 'Eindigt over', on: date => `Op ${date}` },
    },
    all: count => `Alle ${count} tonen`,
    fewer: 'Minder tonen',
    ways: {
      keep: 'Abonnement behouden',
      resume: 'Nu hervatten',
      dontPause: 'Niet pauzeren',
      keepPlan: plan => `${plan} behouden`,
      activate: 'Activeren',
      confirm: 'Betaling bevestigen',
    },
    done: {
      uncancel:
        'Je abonnement loopt verder. Een planwijziging, een pauze of extra’s die bij het opzeggen vervielen, komen niet vanzelf terug.',
      unpause: 'Je abonnement wordt niet gepauzeerd.',
      schedulePlanChange: 'Je behoudt je huidige abonnement.',
      resume: 'Je abonnement loopt weer.',
      activate: 'Je abonnement is begonnen.',
      confirm: 'Je eerste betaling is bevestigd.',
    },
    nextBill: (amount, date) => `Je volgende factuur van ${amount} komt op ${date}.`,
    card: {
      none: 'Je kaart is opgeslagen.',
      settled: amount => `Je kaart is opgeslagen en het openstaande bedrag van ${amount} is betaald.`,
      stillDue: amount => `Je kaart is opgeslagen, maar het openstaande bedrag van ${amount} is nog niet betaald.`,
    },
    outdated,
    unavailable: {
      plan: 'Je kunt je abonnement niet wijzigen.',
      pause: 'Je kunt je abonnement niet pauzeren.',
      addOns: 'Je kunt je extra’s niet wijzigen.',
      payment: 'Je kunt je betaling hier niet bijwerken.',
      cancel: 'Je kunt je abonnement niet opzeggen.',
    },
    reasons: {
      pending: 'Eerst moet je eerste betaling bevestigd zijn.',
      inactive: 'Eerst moet je het activeren.',
      trialing: 'Dat kan zodra je proefperiode voorbij is.',
      active: unknown,
      past_due: 'Er staat nog een betaling open. Die moet eerst gebeuren.',
      paused: 'Het is gepauzeerd. Hervat het eerst.',
      terminated: 'Het is afgelopen.',
      expired: 'Het is afgelopen.',
      canceling: 'Het loopt binnenkort af. Behoud het eerst.',
      pausing: 'Het wordt binnenkort gepauzeerd. Trek dat eerst in.',
      provisioned: unknown,
    },
    refused: {
      ...failures,
      notCanceling: outdated,
      notPaused: outdated,
      subscriptionEnded: outdated,
      subscriptionPending: outdated,
      paymentOverdue: outdated,
      resumeFirst: outdated,
      cancellationScheduled: outdated,
      managedByChannel: outdated,
      parentRequired: outdated,
      quoteStale: outdated,
      planUnavailable: notSold,
      invalidOffer: notSold,
      paymentMethodRequired: 'Voor dit account is geen kaart bewaard. Voeg er eerst een toe.',
      paymentFailed: 'Je kaart is geweigerd. Er is niets gewijzigd.',
      paymentRequiresAction: 'Je bank heeft de betaling niet bevestigd. Er is niets gewijzigd.',
      idempotencyConflict: failures.broken,
    },
    ended: date => (date ? `Je abonnement is geëindigd op ${date}.` : 'Je abonnement is afgelopen.'),
    ends: {
      requested: 'Je hebt het zelf opgezegd.',
      payment_failed: 'We konden je betaling niet innen.',
      staff: 'De klantendienst heeft het beëindigd.',
      fraud: 'Heb je vragen? Neem dan contact op met de klantendienst.',
      migrated: 'Het is overgezet naar een andere betaaldienst.',
      partner: 'De partner die het je gaf, heeft het beëindigd.',
      trial_ended: 'Je proefperiode was voorbij en er was geen kaart om mee verder te gaan.',
      proof_rejected: 'We konden je aankoopbewijs niet aanvaarden.',
      proof_undecided: 'Je aankoopbewijs werd niet op tijd goedgekeurd.',
    },
    startAgain: 'Opnieuw beginnen',
  },
  'subscription-manager/payment': {
    lead: 'We gebruiken deze kaart vanaf je volgende factuur.',
    replace: 'Kaart vervangen',
    overdue: amount => `Zodra je deze kaart opslaat, wordt het openstaande bedrag van ${amount} ermee betaald.`,
    first: amount =>
      `Zodra je deze kaart opslaat, wordt je eerste betaling van ${amount} ermee gedaan en begint je abonnement.`,
    loading: 'Het kaartformulier wordt geladen',
  },
  'subscription-manager/start': {
    titles: {
      resume: 'Hervat je abonnement',
      activate: 'Activeer je abonnement',
      confirm: 'Bevestig je eerste betaling',
    },
    leads: {
      resume: 'Vandaag begint een nieuwe periode.',
      activate: 'Vandaag begint je eerste periode.',
      confirm:
        'Je bank moet de betaling bevestigen waarmee je bij je inschrijving akkoord ging. Daarna begint je abonnement meteen.',
    },
    owed: amount => `Nu is ${amount} te betalen. Er is nog niets aangerekend.`,
    quoting: 'De prijs wordt geladen',
    chargedTo: last4 => `Aangerekend op je kaart eindigend op ${last4}.`,
    resume: amount => `Hervatten en ${amount} betalen`,
    activate: amount => `Activeren en ${amount} betalen`,
    later: {
      resume: (amount, date) => `Hervatten, daarna ${amount} betalen op ${date}`,
      activate: (amount, date) => `Activeren, daarna ${amount} betalen op ${date}`,
    },
    confirm: amount => `Bevestigen en ${amount} betalen`,
    sending: 'De betaling wordt verstuurd',
    back: 'Nu niet',
    retry: 'Opnieuw proberen',
    otherCard: 'Een andere kaart gebruiken',
    addCard: 'Kaart toevoegen',
    refused: 'Er is niets gewijzigd',
    failures: {
      ...failures,
      unanswered:
        'We kregen geen antwoord van de server. Er wordt je niets dubbel aangerekend: probeer het opnieuw wanneer je online bent.',
      offerUnavailable: 'Je abonnement wordt niet meer verkocht. Neem contact op met de klantendienst.',
      invalidOffer: 'Ongeldige aanbieding of ongeldig abonnement',
      redemptionCodeInvalid: failures.broken,
      parentRequired: changed,
      notPaused: changed,
      notInactive: changed,
      subscriptionEnded: changed,
      managedByChannel: changed,
      paymentMethodRequired: 'Voor dit account is geen kaart bewaard. Voeg er eerst een toe.',
      paymentFailed: 'Je kaart is geweigerd. Er is niets gewijzigd en niets aangerekend.',
      paymentRequiresAction: 'Je bank heeft de betaling niet bevestigd. Er is niets gewijzigd en niets aangerekend.',
      quoteStale: 'De bedragen zijn gewijzigd sinds je ze laatst zag. Bekijk ze opnieuw.',
      idempotencyConflict: failures.broken,
    },
  },
};
