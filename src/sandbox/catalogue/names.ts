import type { Db } from '../db/db.js';
import { allOffers, allPlans } from './catalogue.js';
import { textsIn } from './texts.js';

/** What plans, add-ons and discounts are called in a reader's language. The books know them by their English names. */
export async function namesIn(db: Db, locale: string | undefined): Promise<(name: string) => string> {
  const names = new Map<string, string>();
  if (locale && !locale.startsWith('en')) {
    for (const { name, texts } of await allPlans(db)) {
      const said = textsIn(texts, locale).name;
      if (said) names.set(name, said);
    }
    for (const { offer } of await allOffers(db)) {
      const said = textsIn(offer.texts, locale).discount;
      if (offer.discount && said) names.set(offer.discount.name, said);
    }
  }
  return name => names.get(name) ?? name;
}
