import { formatMoney, type Currency } from '../../../../core/money.js';
import type { Offer, OfferTexts, OfferWords } from '../../../../core/contract/schemas/offers.js';
import type { PlanWords, TextsBy } from '../../../catalogue/texts.js';
import { dutch } from './dutch.js';
import { english, type SaleWords } from './english.js';
import { french } from './french.js';
import { spanish } from './spanish.js';

/** The languages beside English that the catalogue is written in. */
const translations: Readonly<Record<string, SaleWords>> = { fr: french, nl: dutch, es: spanish };

const inEach = <Words>(words: (language: string, say: SaleWords) => Words): Record<string, Words> =>
  Object.fromEntries(Object.entries(translations).map(([language, say]) => [language, words(language, say)]));

type Card = NonNullable<Offer['card']>;

/** What a writer of an offer needs: the words of a language, and how amounts and shares are written in it. */
export interface Saying {
  say: SaleWords;
  /** Minor units, in the currency of the plan. */
  money: (value: number) => string;
  percent: (share: number) => string;
}

const saying = (locale: string, say: SaleWords, currency: Currency): Saying => ({
  say,
  money: value => formatMoney({ value, currency }, locale),
  percent: share => (share / 100).toLocaleString(locale, { style: 'percent' }),
});

interface Look {
  tone?: NonNullable<Card['banner']>['tone'];
  emphasized?: true;
}

/** A card in English, and its texts in every other language, from one place: amounts as readers in the plan's country write them. */
export function cardOf(
  { countryCode, currency }: { countryCode: string; currency: Currency },
  { tone = 'accent', emphasized }: Look,
  write: (saying: Saying) => OfferWords,
): { card: Card; texts: OfferTexts } {
  const { banner, discount: _, ...texts } = write(saying('en-US', english, currency));
  return {
    card: { ...(banner && { banner: { text: banner, tone } }), ...texts, ...(emphasized && { emphasized }) },
    texts: inEach((language, say) => write(saying(`${language}-${countryCode}`, say, currency))),
  };
}

/** What a plan of this name says in the other languages. */
export const planTexts = (plan: keyof SaleWords['plans']): TextsBy<PlanWords> => inEach((_, say) => say.plans[plan]);
