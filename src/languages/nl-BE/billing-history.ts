import type { words as english } from '../../widgets/account/billing-history/copy.js';
import type { detailsWords } from '../../widgets/account/billing-history/details-copy.js';
import type { TextsByScope } from '../texts.js';
import { brands, failures, form, fromToday } from './common.js';

export const words: TextsByScope<typeof english | typeof detailsWords> = {
  'billing-history': {
    title: 'Facturen en bestellingen',
    loading: 'Je facturen en bestellingen worden geladen',
    pages: 'Pagina’s met je facturen en bestellingen',
    reasons: {
      subscribe: 'Nieuw abonnement',
      activate: 'Start van je abonnement',
      renewal: 'Verlenging van je abonnement',
      change: 'Wijziging van formule',
      resume: 'Hervatting van je abonnement',
      addon: 'Extra',
      refund: 'Terugbetaling',
      phase: 'Volgende fase van je abonnement',
    },
    standings: {
      paid: 'Betaald',
      due: 'Te betalen',
      failed: 'Betaling mislukt',
      refunded: 'Terugbetaald',
      partlyRefunded: 'Deels terugbetaald',
      void: 'Geannuleerd',
      uncollectible: 'Niet betaald',
    },
    orderStates: {
      placed: 'Besteld',
      paid: 'Betaald',
      shipped: 'Verzonden',
      delivered: 'Geleverd',
      canceled: 'Geannuleerd',
      refunded: 'Terugbetaald',
    },
    order: (first, others) => (others === 0 ? first : `${first} en nog ${others}`),
    orderNumber: number => `Bestelling ${number}`,
    due: {
      failed: 'Een betaling is niet gelukt',
      open: 'Er staat een betaling open',
      tried: (amount, date, when) =>
        `Er staat nog ${amount} open. We proberen je kaart opnieuw op ${date}, ${when}; geef ons een andere om meteen te betalen.`,
      waiting: amount => `Er staat nog ${amount} open.`,
      pay: 'Betaling aanpassen',
    },
    when: fromToday,
    failedTitle: 'Je facturen en bestellingen konden niet worden geladen.',
    turnFailedTitle: 'Deze pagina kon niet worden geladen.',
    failed: failures,
    retry: 'Opnieuw proberen',
    emptyTitle: 'Nog geen facturen',
    emptyText: 'Hier vind je je facturen en bestellingen, en bij elke factuur een betaalbewijs om af te drukken.',
    childTitle: 'Het hoofdaccount heeft de facturen',
    childText: name =>
      name
        ? `${name} betaalt dit abonnement. De facturen en betaalbewijzen staan in dat account.`
        : 'Het hoofdaccount betaalt dit abonnement en heeft de facturen en betaalbewijzen.',
    signedOutTitle: 'Meld je aan om je facturen te zien',
    signedOutText: 'Hier vind je je facturen, bestellingen en betaalbewijzen.',
    signedOutEnded: 'Je bent afgemeld. Meld je opnieuw aan om je facturen te zien.',
    signIn: 'Aanmelden',
  },
  'billing-history/details': {
    lines: {
      discount: name => `Korting: ${name}`,
      plainDiscount: 'Korting',
      unused: (name, left, of) =>
        `Ongebruikte tijd van ${name} (${left} van de ${of} ${form(of, { one: 'dag', other: 'dagen' })})`,
      remaining: (name, left, of) =>
        `Resterende tijd van ${name} (${left} van de ${of} ${form(of, { one: 'dag', other: 'dagen' })})`,
      creditUsed: 'Gebruikt tegoed',
      creditGiven: 'Toegevoegd aan je tegoed',
      refund: 'Terugbetaling',
      tax: 'Belastingen',
      redemption: name => `Code: ${name}`,
      plainRedemption: 'Code',
      overdue: 'Overgedragen van een vorige factuur',
    },
    period: (start, end) => `Van ${start} tot ${end}`,
    item: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
    total: 'Totaal',
    carriedOver: 'Te weinig om aan te rekenen: het komt bij je volgende factuur.',
    facts: {
      card: ({ brand, last4 }) => `${brands[brand]} eindigend op ${last4}`,
      on: (what, date) => `${what}, ${date}`,
      paid: 'Betaald met',
      asked: 'Gevraagde kaart',
      credit: 'Tegoed',
      nothing: 'Er is niets aangerekend',
      refunded: 'Terugbetaald',
      refundedTo: 'Terugbetaald op',
      attempts: 'Pogingen',
      next: 'Volgende poging',
      due: 'Te betalen sinds',
      billedTo: 'Gefactureerd aan',
    },
    pay: 'Betaling aanpassen',
    print: {
      open: 'Betaalbewijs afdrukken',
      title: number => `Betaalbewijs ${number}`,
      refundTitle: number => `Terugbetaling ${number}`,
      print: 'Afdrukken',
      close: 'Sluiten',
      receipt: 'Betaalbewijs',
      refund: 'Terugbetaling',
      number: 'Nummer',
      date: 'Datum',
      what: 'Omschrijving',
      amount: 'Bedrag',
    },
  },
};
