import { plural, type PluralForms } from '../core/plural.js';

/** Made on first use: a language has texts without numbers, and each formatter costs some 20 ms. */
const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

/** How one language says numbers in a text. */
export function createNumbers(locale: string) {
  const figures = once(() => new Intl.NumberFormat(locale));
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return {
    /** The form of a word that goes with a count. */
    form: (count: number, forms: PluralForms): string => plural(count, forms, locale),
    /** A count and the word that goes with it: `5 jours`, `1 000 000 de jours`. */
    count: (count: number, forms: PluralForms): string => `${figures().format(count)} ${plural(count, forms, locale)}`,
    /** Out of a hundred: `20 %`. */
    percent: (hundredths: number): string => percents().format(hundredths / 100),
    /** Whole days from today, before it when negative: `demain`, `dans 5 jours`, `il y a 5 jours`. */
    fromToday: (days: number): string => relative().format(days, 'day'),
  };
}

export type Numbers = ReturnType<typeof createNumbers>;
