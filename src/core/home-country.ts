/** The default country of a person who does not say: what they see, and what is recorded for them. */
export const HOME_COUNTRY = 'US';
