import type { quoteWords as english } from '../../widgets/journeys/subscription-manager/quote/copy.js';
import type { TextsByScope } from '../texts.js';
import { days, failures, fromToday, period } from './common.js';

const ended = 'Je abonnement is afgelopen. Kies een aanbieding om een nieuw te beginnen.';

export const words: TextsByScope<typeof english> = {
  'membership-quote': {
    label: (name, adverb) => `${name}, ${adverb}`,
    perPeriod: (price, unit) => `${price} per ${unit}`,
    period,
    when: fromToday,
    unused: (name, left, of) => `Ongebruikte tijd van ${name} (${left} van ${days(of)})`,
    remaining: (name, left, of) => `${name}, rest van deze periode (${left} van ${days(of)})`,
    from: date => `Vanaf ${date}`,
    freeUntil: date => `Niets te betalen tot ${date}`,
    credit: 'Tegoed',
    toCredit: 'Toegevoegd aan je tegoed',
    carriedOver: 'Overgedragen van een vorige factuur',
    overdue: name => `Te laat: ${name}`,
    tax: 'Belasting',
    code: code => `Met code ${code}`,
    total: 'Vandaag te betalen',
    tooSmall: amount => `${amount} is te weinig om apart aan te rekenen. Het komt op je volgende factuur.`,
    nextBill: (date, when, amount) => `Volgende factuur op ${date}, ${when}: ${amount}`,
    prices: prices => `Prijs: ${prices}`,
    working: 'Je totaal wordt berekend',
    otherCard: 'Een andere kaart gebruiken',
    updatePayment: 'Kaart aanpassen',
    notices: {
      trialAlreadyUsed: 'Je hebt je gratis proefperiode al gehad, dus je betaalt vanaf vandaag.',
      addonsEnd:
        'Je extra’s eindigen met deze wijziging: ze worden over een andere periode aangerekend dan de nieuwe formule.',
      scheduleReleased: 'Geplande wijzigingen voor je komende periodes vervallen.',
      replacesPendingChange: 'Dit vervangt de wijziging die je gepland had.',
      pauseDropped: 'De pauze die je gepland had vervalt, want er begint nu een nieuwe periode.',
    },
    refused: {
      ...failures,
      subscriptionPending: 'Je bank bevestigt je eerste betaling nog. Probeer het over een minuut opnieuw.',
      paymentOverdue: 'Er staat nog een betaling open. Betaal die eerst; daarna kun je je abonnement wijzigen.',
      resumeFirst: 'Je abonnement is gepauzeerd. Hervat het eerst.',
      cancellationScheduled: 'Je abonnement loopt af. Behoud het eerst; daarna kun je het wijzigen.',
      subscriptionEnded: ended,
      useSubscribe: ended,
      alreadyOnPlan: 'Je hebt deze formule al.',
      planUnavailable: 'Deze formule is niet meer te koop. Kies een andere.',
      offerUnavailable: 'Dit is voor jouw abonnement niet meer te koop.',
      invalidOffer: 'Ongeldige aanbieding of ongeldig abonnement',
      redemptionCodeInvalid: failures.broken,
      betterDiscountRuns: failures.broken,
      quoteStale: 'Het bedrag is gewijzigd. Bekijk het opnieuw voor je akkoord gaat.',
      cardsNotTaken: 'We nemen hier nog geen kaarten aan. Neem contact op met de klantendienst.',
      paymentMethodRequired: 'Geen kaart bij je account. Voeg er eerst een toe.',
      paymentFailed: 'Je kaart is geweigerd. Er is niets aangerekend en er is niets veranderd.',
      paymentRequiresAction:
        'Je bank heeft de betaling niet bevestigd. Er is niets aangerekend en er is niets veranderd.',
      managedByChannel: 'Je abonnement wordt elders aangerekend. Wijzig het daar.',
      parentRequired: 'Het hoofdaccount betaalt dit abonnement. Alleen dat account kan het wijzigen.',
      idempotencyConflict: failures.broken,
      addonAlreadyActive: 'Deze extra zit al in je abonnement.',
      addonNotFound: 'Deze extra zit niet meer in je abonnement.',
      addonNotCanceling: 'Deze extra loopt gewoon door.',
    },
  },
};
