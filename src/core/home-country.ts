/** Where somebody is who does not say: what they are shown, and what they are written down with. */
export const HOME_COUNTRY = 'US';
