import { formatMoney, session, type listOffers } from '@echelon/membership/core';
import { useLocale } from '@echelon/membership/ui';
import { useEffect, useState } from 'react';
import { countryOf } from './contacts.js';

/** The public offers. */
const onSale: typeof listOffers = { method: 'GET', path: '/offers', needs: ['apiKey'], guard: ['apiKey'] };

const MONTH_DAYS = 30;

interface Known {
  locale: string;
  /** Missing where nothing is sold by the month, and where nobody could say. */
  price?: string;
}

// Each page that shows it asks once.
let last: Known | undefined;

async function ask(locale: string): Promise<Known> {
  const countryCode = session().get().flags.onboarding.countryCode ?? countryOf(locale);
  const answer = await session().request(onSale, { countryCode });
  if (!answer.ok) return { locale };
  const monthly = answer.data.items
    .filter(({ kind, plan }) => kind === 'plan' && plan.frequencyDays === MONTH_DAYS)
    .map(({ plan }) => plan.basePrice);
  const lowest = Math.min(...monthly.map(({ value }) => value));
  const money = monthly.find(({ value }) => value === lowest);
  return (last = { locale, ...(money && { price: formatMoney(money, locale) }) });
}

/** The lowest price of a month, in the visitor's money and language. */
export function usePriceFrom(): { loading: boolean; price: string | undefined } {
  const locale = useLocale();
  const [known, setKnown] = useState(last);
  useEffect(() => {
    let gone = false;
    if (last?.locale !== locale)
      void ask(locale).then(found => {
        if (!gone) setKnown(found);
      });
    return () => {
      gone = true;
    };
  }, [locale]);
  const isKnown = known?.locale === locale;
  return { loading: !isKnown, price: isKnown ? known.price : undefined };
}
