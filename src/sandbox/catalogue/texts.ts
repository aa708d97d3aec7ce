import type { Offer, OfferWords } from '../../core/contract/schemas/offers.js';

/** Texts by language, `fr`, and for one country alone, `fr-CA`. English is in the columns beside them. */
export type TextsBy<Words> = Readonly<Record<string, Partial<Words>>>;

/** What a plan says in another language than English. */
export interface PlanWords {
  name: string;
  benefits: readonly string[];
}

/** An empty text is one that nobody has written. */
const written = (text: unknown): boolean => (Array.isArray(text) ? text.length > 0 : Boolean(text));

/** What is written for a reader's locale, field by field: for their country, else in their language. What is missing is said in English. */
export function textsIn<Words extends object>(
  texts: TextsBy<Words> | null | undefined,
  locale: string | undefined,
): Partial<Words> {
  if (!texts || !locale) return {};
  const [language = ''] = locale.split('-');
  const found: Partial<Words> = {};
  for (const tag of [language, locale]) {
    const words = Object.hasOwn(texts, tag) ? texts[tag] : undefined;
    for (const field in words) if (written(words[field])) found[field] = words[field];
  }
  return found;
}

type Card = NonNullable<Offer['card']>;

/** A card in a reader's language. A text that English leaves out is in no other language either: its part of the card is off. */
export function cardIn(card: Card, { banner, savings, subtitle, priceSubtext, footer }: OfferWords): Card {
  return {
    ...card,
    ...(banner && card.banner && { banner: { ...card.banner, text: banner } }),
    ...(savings && card.savings && { savings }),
    ...(subtitle && card.subtitle && { subtitle }),
    ...(priceSubtext && card.priceSubtext && { priceSubtext }),
    ...(footer && card.footer && { footer }),
  };
}
