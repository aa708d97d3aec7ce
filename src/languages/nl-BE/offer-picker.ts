import { MONTH_DAYS } from '../../core/plan-terms.js';
import type { words as english } from '../../widgets/signup/offer-picker/copy.js';
import type { nothingWords } from '../../widgets/signup/offer-picker/nothing-copy.js';
import type { lineWords, panelWords } from '../../widgets/signup/offer-picker/panel-copy.js';
import type { TextsByScope } from '../texts.js';
import { days, failures, fromToday, months, percent, period } from './common.js';

export const words: TextsByScope<typeof english | typeof nothingWords | typeof lineWords | typeof panelWords> = {
  'offer-picker': {
    heading: 'Abonnementen',
    loading: 'De abonnementen worden geladen',
    frequency: 'Hoe vaak je betaalt',
    twoYears: 'Twee jaar',
    hint: 'Kies een formule om te zien wat je vandaag betaalt.',
    choose: 'Kiezen',
    chosen: 'Gekozen',
    benefits: plan => `Dit zit in ${plan}`,
    included: 'Elke formule bevat',
    save: what => `Bespaar ${what}`,
    percent,
    billed: adverb => `Wordt ${adverb} aangerekend`,
    freeFor: { days: number => `${days(number)} lang`, months: number => `${months(number)} lang` },
    afterwards: prices => `Daarna ${prices}`,
    atFirst: (time, prices) => `Gedurende ${time}, daarna ${prices}`,
    failedTitle: 'We konden de aanbiedingen niet laden',
    endedAction: 'Huidig aanbod bekijken',
    period,
    failed: { ...failures, signedOut: failures.missingCredential, forbidden: failures.missingCredential },
  },
  'offer-picker/nothing': {
    emptyTitle: 'Nog geen aanbod',
    emptyText: 'In jouw land is nog niets te koop. Vraag het aan de klantendienst.',
    emptyAction: 'Opnieuw kijken',
    endedTitle: 'Deze aanbieding is afgelopen',
  },
  'offer-picker/lines': {
    renews: frequencyDays => {
      const number = Math.round(frequencyDays / MONTH_DAYS);
      return number === 1 ? 'Wordt elke maand verlengd.' : `Verlenging om de ${months(number)}`;
    },
    discount: ({ type }) => (type === 'forever' ? 'Korting:' : 'Welkomstkorting:'),
    until: date => `Tot ${date}`,
    delay: { trial: 'Gratis proefperiode', bundle: 'Inbegrepen bij je toestel' },
    days,
    on: (date, away) => `${date}, ${fromToday(Math.max(0, away))}`,
    nextBill: on => (on ? `Volgende factuur: ${on}` : 'Volgende factuur'),
    billedToday: 'Vandaag aangerekend',
  },
  'offer-picker/panel': {
    panel: 'Je abonnement',
    closePanel: 'Paneel van je abonnement sluiten',
    subscribe: 'Abonneren',
    reviewFirst: 'Je controleert alles voor je betaalt.',
    cannotSubscribe: 'Je kunt deze aanbieding nu niet nemen. Kies een andere.',
    invalid: 'Ongeldige aanbieding of ongeldig abonnement',
  },
};
