import type { words as english } from '../../widgets/account/account-overview/copy.js';
import { cardExpiry } from '../../core/card.js';
import type { TextsByScope } from '../texts.js';
import { fromToday, period } from './common.js';

export const words: TextsByScope<typeof english> = {
  'account-overview': {
    greeting: name => (name ? `Dag ${name}` : 'Je abonnement'),
    when: fromToday,
    on: (word, date, when) => `${word} ${date}, ${when}`,
    nextBill: 'Volgende factuur',
    because: {
      change: (plan, date) => `Je stapt op ${date} over naar ${plan}.`,
      resumes: date => `Het gaat verder op ${date}.`,
      discountEnds: (name, date) => `Je korting eindigt op ${date}: ${name}`,
    },
    noBill: 'Geen facturen meer',
    noBillYet: 'Nog geen factuur',
    noBillNow: 'Voorlopig geen facturen',
    price: 'Prijs',
    perPeriod: (price, unit) => `${price} per ${unit}`,
    discount: (name, end) => (end ? `${name}, tot ${end}` : name),
    since: 'Lid sinds',
    credit: 'Tegoed',
    creditNote: 'Gaat af van je volgende factuur.',
    benefits: 'Dit zit erin',
    card: 'Bewaarde kaart',
    cardDigits: last4 => `•••• ${last4}`,
    cardSpoken: last4 => `eindigend op ${last4}`,
    unknownBrand: 'Kaart',
    expires: (month, year) => `Vervalt ${cardExpiry(month, year)}`,
    expired: 'Vervallen',
    noCard: 'Voor dit account is geen kaart bewaard.',
    noCardNeeded: 'Voor dit abonnement is er geen nodig.',
    screen: { what: 'je abonnement', here: 'Hier vind je je abonnement, je volgende factuur en je bewaarde kaart.' },
    emptyTitle: 'Nog geen abonnement',
    emptyText: 'Zodra je een abonnement gekozen hebt, zie je hier de prijs, de volgende factuur en wat erin zit.',
    seeOffers: 'Bekijk het aanbod',
    manage: name => `Beheren in ${name}`,
    notices: {
      pastDue: {
        title: 'Je laatste betaling is niet gelukt.',
        text: 'Je behoudt je abonnement voorlopig. We proberen je kaart nog eens; geef ons een andere om meteen te betalen.',
      },
      provisional: date => ({
        title: `We controleren je aankoopbewijs. Tot dan loopt je abonnement tot ${date}.`,
        text: 'Zodra het is goedgekeurd, heb je alle maanden die erbij horen. Zo niet, dan eindigt het abonnement en wordt er niets aangerekend.',
      }),
      pending: {
        title: 'Je eerste betaling is nog niet bevestigd.',
        text: 'Je bank moet ze nog bevestigen. Daarna staat je abonnement op deze pagina als actief.',
      },
      canceling: date => ({
        title: `Je abonnement eindigt op ${date}.`,
        text: 'Tot dan blijft alles zoals het is, en er komen geen facturen meer.',
      }),
      paused: {
        title: 'Je abonnement is gepauzeerd.',
        text: 'Het blijft bewaard en je betaalt niets tot het verdergaat.',
      },
      pausing: date => ({
        title: `Je abonnement wordt gepauzeerd op ${date}.`,
        text: 'Tot dan blijft alles zoals het is.',
      }),
      provisioned: name => ({ title: `Je krijgt je abonnement van ${name}.`, text: 'Je betaalt er niets voor.' }),
      elsewhere: name => ({
        title: `Je abonnement loopt via ${name}.`,
        text: 'Facturen, wijzigingen en opzegging regel je daar.',
      }),
      child: {
        title: 'Je abonnement hoort bij een gezinsaccount.',
        text: 'Het hoofdaccount betaalt het en kan het wijzigen.',
      },
    },
    period,
    statuses: {
      pending: 'Wacht op betaling',
      inactive: 'Niet begonnen',
      trialing: 'Proefperiode',
      active: 'Actief',
      past_due: 'Betaling te laat',
      paused: 'Gepauzeerd',
      terminated: 'Afgelopen',
      expired: 'Afgelopen',
      canceling: 'Eindigt binnenkort',
      pausing: 'Pauze binnenkort',
      provisioned: 'Aangeboden',
    },
    dates: {
      pending: 'Begint zodra de betaling bevestigd is',
      inactive: 'Begint zodra je het activeert',
      trialing: 'Proefperiode tot',
      active: 'Verlenging op',
      past_due: 'Volgende poging op',
      paused: 'Geen facturen tijdens de pauze',
      terminated: 'Afgelopen op',
      expired: 'Afgelopen op',
      canceling: 'Eindigt op',
      pausing: 'Pauze vanaf',
      provisioned: 'Aangeboden tot',
    },
  },
};
