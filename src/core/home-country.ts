/** The default country of a person who does not say: what they see, and what is recorded for them. */
export const HOME_COUNTRY = 'US';

/** The country of who reads this locale, for a page that gives none: that of its region, where we sell; else the default. */
export const countryOf = (locale: string): string => locale.match(/(BE|CA|MX)\b/)?.[0] ?? HOME_COUNTRY;
