import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { panelWords } from '../../widgets/journeys/subscription-manager/panel-copy.js';
import type { words as payment } from '../../widgets/journeys/subscription-manager/payment/copy.js';
import type { words as start } from '../../widgets/journeys/subscription-manager/start/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

const outdated = 'Je abonnement is intussen elders gewijzigd. Zo staat het er nu voor.';
const changed = 'Je abonnement is intussen elders gewijzigd.';
const notSold =
  'Je huidige formule wordt niet meer verkocht. Daarom kun je de wijziging hier niet ongedaan maken. Neem contact op met de klantendienst.';
const unknown = 'Klopt dat volgens jou niet? Neem dan contact op met de klantendienst.';

export const words: TextsByScope<typeof english> &
  TextsByScope<typeof panelWords> &
  TextsByScope<typeof payment> &
  TextsByScope<typeof start> = {
  'subscription-manager/panel': { back: 'Je abonnement' },
  'subscription-manager': {
    title: 'Je abonnement',
    loadingPanel: 'Laden',
    panels: {
      plan: 'Abonnement wijzigen',
      pause: 'Abonnement pauzeren',
      addOns: 'Extra’s',
      payment: 'Kaart aanpassen',
      cancel: 'Abonnement opzeggen',
    },
    updateCard: 'Bijwerken',
    addCard: 'Kaart toevoegen',
    notices: {
      pastDue: (amount, since) => `Je betaling van ${amount} op ${since} is niet gelukt.`,
      bankAsks: amount => `Je bank vraagt je om deze betaling van ${amount} te bevestigen.`,
      retry: (date, when) =>
        `Je behoudt je abonnement voorlopig. We proberen je kaart opnieuw op ${date}, ${when}. Pas je kaart aan en we rekenen het meteen af.`,
      noRetry: 'Je behoudt je abonnement voorlopig. Pas je kaart aan en we rekenen het meteen af.',
      bankAsksText: 'Je houdt je abonnement voorlopig. Je bank vraagt of jij het bent, en de betaling is gebeurd.',
      resumes: (date, when) => `Het hervat automatisch op ${date}, ${when}, met je volgende factuur.`,
      inactive: {
        title: 'Je abonnement is nog niet begonnen.',
        text: 'Je eerste periode begint wanneer je het activeert.',
      },
      trial: (date, when) => `Je proefperiode eindigt op ${date}, ${when}.`,
      firstBill: amount => `Dan komt je eerste factuur: ${amount}. Zeg je eerder op, dan betaal je niets.`,
      noFirstBill: 'Daarna geen facturen.',
      change: (plan, date) => `Je stapt op ${date} over naar ${plan}.`,
      changeText: (plan, price) => `Tot dan heb je ${plan}. Daarna kost het ${price}.`,
      move: (provider, date) => `Je abonnement verhuist naar ${provider} op ${date}.`,
      moveText: (plan, provider) => `Tot dan heb je ${plan} bij ons. Daarna rekent ${provider} met je af.`,
    },
    daysLeft: {
      paused: { in: 'Hervat over', on: date => `Op ${date}, met je volgende factuur` },
      canceling: { in: 'Eindigt over', on: date => `Op ${date}` },
    },
    all: count => `Alle ${count} tonen`,
    fewer: 'Minder tonen',
    ways: {
      keep: 'Abonnement behouden',
      keepFor: (price, date) => `Abonnement behouden, daarna ${price} vanaf ${date}`,
      resume: 'Nu hervatten',
      dontPause: 'Niet pauzeren',
      dontPauseFor: (price, date) => `Niet pauzeren, daarna ${price} vanaf ${date}`,
      keepPlan: plan => `${plan} behouden`,
      keepPlanFor: (plan, price) => `${plan} behouden voor ${price}`,
      activate: 'Activeren',
      confirm: 'Betaling bevestigen',
    },
    done: {
      uncancel:
        'Je abonnement loopt verder. Had je een andere formule, een pauze of extra’s gepland? Stel die dan opnieuw in.',
      unpause: 'Je abonnement wordt niet gepauzeerd.',
      schedulePlanChange: 'Je houdt je formule.',
      resume: 'Je abonnement loopt weer.',
      activate: 'Je abonnement is begonnen.',
      confirm: 'Je eerste betaling is bevestigd.',
      settle: 'Je betaling is gebeurd. Dank je.',
    },
    nextBill: (amount, date) => `Je volgende factuur van ${amount} komt op ${date}.`,
    card: {
      none: 'Je kaart is opgeslagen.',
      settled: amount => `Je kaart is opgeslagen en het openstaande bedrag van ${amount} is betaald.`,
      stillDue: amount => `Je kaart is opgeslagen, maar het openstaande bedrag van ${amount} is nog niet betaald.`,
    },
    outdated,
    unavailable: {
      plan: 'Je kunt je formule niet wijzigen.',
      pause: 'Je kunt je abonnement niet pauzeren.',
      addOns: 'Je kunt je extra’s niet wijzigen.',
      payment: 'Je kunt je kaart hier niet aanpassen.',
      cancel: 'Je kunt je abonnement niet opzeggen.',
    },
    reasons: {
      pending: 'Eerst moet je bank je eerste betaling bevestigen.',
      inactive: 'Activeer het eerst.',
      trialing: 'Dat kan zodra je proefperiode voorbij is.',
      active: unknown,
      past_due: 'Er staat nog een betaling open. Betaal die eerst.',
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
      cardsNotTaken: 'We nemen hier nog geen kaarten aan. Neem contact op met de klantendienst.',
      paymentMethodRequired: 'Geen kaart bij dit account. Voeg er eerst een toe.',
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
      proof_undecided: 'We hebben je aankoopbewijs niet op tijd goedgekeurd.',
    },
    startAgain: 'Opnieuw beginnen',
  },
  'subscription-manager/payment': {
    lead: 'We gebruiken deze kaart vanaf je volgende factuur.',
    replace: 'Kaart vervangen',
    overdue: amount => `Zodra je deze kaart opslaat, rekenen we de openstaande ${amount} ermee af.`,
    first: amount =>
      `Zodra je deze kaart opslaat, rekenen we je eerste betaling van ${amount} af. Daarna begint je abonnement.`,
    loading: 'Het kaartformulier wordt geladen',
  },
  'subscription-manager/start': {
    titles: {
      resume: 'Hervat je abonnement',
      activate: 'Activeer je abonnement',
      confirm: 'Bevestig je eerste betaling',
      settle: 'Bevestig je betaling',
    },
    leads: {
      resume: 'Vandaag begint een nieuwe periode.',
      activate: 'Vandaag begint je eerste periode.',
      confirm:
        'Je bank moet de betaling bevestigen waarmee je bij je inschrijving akkoord ging. Daarna begint je abonnement.',
      settle: 'Je bank vraagt je om deze betaling te bevestigen. Je abonnement loopt gewoon door.',
    },
    owed: amount => `Je moet nu ${amount} betalen. Er is nog niets aangerekend.`,
    quoting: 'Je totaal wordt berekend',
    chargedTo: last4 => `We rekenen het aan op je kaart eindigend op ${last4}.`,
    resume: amount => `Hervatten en ${amount} betalen`,
    activate: amount => `Activeren en ${amount} betalen`,
    later: {
      resume: (price, date) => `Hervatten, daarna ${price} vanaf ${date}`,
      activate: (price, date) => `Activeren, daarna ${price} vanaf ${date}`,
    },
    free: { resume: 'Hervatten, niets te betalen', activate: 'Activeren, niets te betalen' },
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
        'De server heeft niet geantwoord, dus misschien heb je al betaald. Probeer het opnieuw wanneer je online bent: we rekenen niets dubbel aan.',
      offerUnavailable: 'Je formule wordt niet meer verkocht. Neem contact op met de klantendienst.',
      invalidOffer: 'Ongeldige aanbieding of ongeldig abonnement',
      redemptionCodeInvalid: failures.broken,
      betterDiscountRuns: failures.broken,
      parentRequired: changed,
      notPaused: changed,
      notInactive: changed,
      subscriptionEnded: changed,
      managedByChannel: changed,
      cardsNotTaken: 'We nemen hier nog geen kaarten aan. Neem contact op met de klantendienst.',
      paymentMethodRequired: 'Geen kaart bij dit account. Voeg er eerst een toe.',
      paymentFailed: 'Je kaart is geweigerd. Er is niets gewijzigd en niets aangerekend.',
      paymentRequiresAction: 'Je bank heeft de betaling niet bevestigd. Er is niets gewijzigd en niets aangerekend.',
      notWhileActing: 'Alleen deze persoon kan dit betalen. Vraag om in te loggen.',
      quoteStale: 'De bedragen zijn gewijzigd. Bekijk ze opnieuw.',
      idempotencyConflict: failures.broken,
    },
  },
};
