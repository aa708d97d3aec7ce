import type { OfferDraft, OfferWords } from '../../../core/contract/schemas/offers.js';

/** The languages beside English that there are fields for. */
export const textLanguages = ['es', 'fr', 'nl'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** Whose texts the form shows. */
export type Shown = 'en' | TextLanguage;

/** What a card and its discount say, in the form's order. */
export const spoken = [
  'subtitle',
  'banner',
  'savings',
  'priceSubtext',
  'footer',
  'discount',
] as const satisfies readonly (keyof OfferWords)[];
export type Spoken = (typeof spoken)[number];

export type TextField = `texts.${TextLanguage}.${Spoken}`;

/** Texts as the form has them; what is written for one country or in a language without fields stays as it is. */
export type TextValues = Record<TextField, string> & { 'texts.others': string };

export const textField = (language: TextLanguage, field: Spoken): TextField => `texts.${language}.${field}`;

/** One value for each text field. */
export const eachText = <Value>(value: (language: TextLanguage, field: Spoken) => Value): Record<TextField, Value> =>
  Object.fromEntries(
    textLanguages.flatMap(language =>
      spoken.map(field => [textField(language, field), value(language, field)] as const),
    ),
  ) as Record<TextField, Value>;

/** The English text of each. */
export const englishOf = {
  subtitle: 'card.subtitle',
  banner: 'card.banner.text',
  savings: 'card.savings',
  priceSubtext: 'card.priceSubtext',
  footer: 'card.footer',
  discount: 'discount.name',
} as const satisfies Record<Spoken, string>;

/** The language whose fields a field is among; undefined for one that is always in view. */
export const shownWith = (field: string): Shown | undefined =>
  textLanguages.find(language => field.startsWith(`texts.${language}.`)) ??
  (spoken.some(text => text !== 'discount' && englishOf[text] === field) ? 'en' : undefined);

const hasFields = (language: string): language is TextLanguage => textLanguages.some(one => one === language);

export function textValues(texts: OfferDraft['texts']): TextValues {
  const others = Object.entries(texts ?? {}).filter(([language]) => !hasFields(language));
  return {
    ...eachText((language, field) => texts?.[language]?.[field] ?? ''),
    'texts.others': others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '',
  };
}

export function textsOf(values: TextValues): OfferDraft['texts'] {
  const written = textLanguages.flatMap(language => {
    const words = spoken.flatMap(field => {
      const text = values[textField(language, field)].trim();
      return text === '' ? [] : [[field, text] as const];
    });
    return words.length > 0 ? [[language, Object.fromEntries(words)] as const] : [];
  });
  const others: NonNullable<OfferDraft['texts']> = JSON.parse(values['texts.others'] || '{}');
  const texts = { ...Object.fromEntries(written), ...others };
  return Object.keys(texts).length > 0 ? texts : null;
}
