import { describe, expect, it } from 'vitest';
import type { Offer } from '../../src/core/contract/schemas/offers.js';
import { languages, type LanguageName } from '../../src/core/languages.js';
import { priced } from '../../src/core/offer-prices.js';
import { priceWords } from '../../src/ui/data/price/words.js';
import { createLines } from '../../src/widgets/signup/offer-picker/lines.js';
import { words } from '../../src/widgets/signup/offer-picker/copy.js';
import { lineWords } from '../../src/widgets/signup/offer-picker/panel-copy.js';
import { cardOf, frequencyLabel } from '../../src/widgets/signup/offer-picker/presentation.js';
import { spoken } from './spoken.js';

const currencies: Record<LanguageName, string> = { 'es-MX': 'MXN', 'fr-BE': 'EUR', 'fr-CA': 'CAD', 'nl-BE': 'EUR' };

// Noon, so that the day is the same in most time zones.
const today = Date.UTC(2026, 10, 20, 12) / 1000;

function offerIn(language: LanguageName): Offer {
  const currency = { code: currencies[language], scale: 100 };
  return priced({
    id: 'yearly',
    guid: 'guid',
    kind: 'plan',
    audience: 'public',
    plan: {
      id: 'plan',
      name: 'Premier',
      benefits: [],
      basePrice: { value: 129900, currency },
      frequencyDays: 365,
      billingProvider: { organizationCode: 'stripe', name: 'Echelon', kind: 'card' },
      country: { code: language.slice(3), currency: { code: currencies[language] } },
      features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
    },
    delayBilling: { days: 14, type: 'trial' },
    discount: { name: 'Start', percent: 20, duration: { type: 'other', months: 12 }, currency },
  });
}

/** Non-breaking spaces count as other ones, but where a test is about them. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const linesOf = async (language: LanguageName) =>
  createLines(await spoken(language, lineWords), language)
    .ofOffer(offerIn(language), today)
    .map(({ term, value, note }) => plain([term, value, note].filter(Boolean).join(' | ')));

describe('an offer with a trial and a discount says what it costs and when', () => {
  const expected: Record<LanguageName, readonly string[]> = {
    'es-MX': [
      'Descuento de bienvenida: | Start | Termina el 20/11/2027',
      'Prueba gratis | 14 días',
      'Próximo cobro | 04/12/2026, dentro de 14 días',
      'Cobro de hoy | $0.00',
    ],
    'fr-BE': [
      'Réduction de bienvenue : | Start | Jusqu’au 20/11/2027',
      'Essai gratuit | 14 jours',
      'Prochaine facture | 04/12/2026, dans 14 jours',
      'Montant facturé aujourd’hui | 0,00 €',
    ],
    'fr-CA': [
      'Rabais de bienvenue : | Start | Jusqu’au 2027-11-20',
      'Essai gratuit | 14 jours',
      'Prochaine facture | 2026-12-04, dans 14 jours',
      'Montant facturé aujourd’hui | 0,00 $',
    ],
    'nl-BE': [
      'Welkomstkorting: | Start | Tot 20/11/2027',
      'Gratis proefperiode | 14 dagen',
      'Volgende factuur | 04/12/2026, over 14 dagen',
      'Vandaag aangerekend | € 0,00',
    ],
  };
  it.each(languages)('in %s', async language => {
    expect(await linesOf(language)).toEqual(expected[language]);
  });
});

describe('a card says what is saved, and how often is paid', () => {
  const expected: Record<LanguageName, readonly string[]> = {
    'es-MX': ['Ahorra 20%', 'año', 'Durante 1 año; después, $1,299.00 cada año', 'Mensual, Anual, Dos años'],
    'fr-BE': ['Économisez 20 %', 'an', 'Pendant 1 an, puis 1 299,00 € par an', 'Mensuelle, Annuelle, Deux ans'],
    'fr-CA': ['Économisez 20 %', 'an', 'Pendant 1 an, puis 1 299,00 $ par an', 'Mensuelle, Annuelle, Deux ans'],
    'nl-BE': [
      'Bespaar 20%',
      'jaar',
      'Gedurende 1 jaar, daarna € 1.299,00 per jaar',
      'Maandelijks, Jaarlijks, Twee jaar',
    ],
  };
  it.each(languages)('in %s', async language => {
    const copy = await spoken(language, words);
    const { delayBilling: _trial, ...offer } = offerIn(language);
    const { savings = '', frequency, subtext } = cardOf(offer, copy, await spoken(language, priceWords), language);
    expect(
      [savings, frequency, subtext, [30, 365, 730].map(days => frequencyLabel(days, copy)).join(', ')].map(plain),
    ).toEqual(expected[language]);
  });
});
