import { useLocale } from '../../ui/language/language.js';
import { createPriceFrom, type PriceFrom } from './price-from.js';
import { useModel } from '../screen/use-model.js';
import { useStore } from '../screen/use-store.js';

export type { PriceFrom };

/** From which price a month is sold to this visitor, in their language: for the texts of a site that leads to a signup. */
export function usePriceFrom(): PriceFrom {
  const locale = useLocale();
  const { $price } = useModel(session => createPriceFrom(session, locale), [locale]);
  return useStore($price);
}
