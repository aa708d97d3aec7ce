import type { Onboarding } from '../../../core/session/flags.js';

/** Which values of a page's address are kept while signing up (spec s.3), by the names that links use. */
const parameters = {
  utm_source: 'utmSource', utm_campaign: 'utmCampaign', utm_medium: 'utmMedium', utm_content: 'utmContent', partner: 'partnerId', country: 'countryCode',
} as const;

const LONGEST = 200;

/** What the address says of where the visitor came from; other parameters are left alone. */
export function attributionOf(search: string): Pick<Onboarding, (typeof parameters)[keyof typeof parameters]> {
  const query = new URLSearchParams(search);
  const found = Object.entries(parameters).flatMap(([parameter, name]) => {
    const value = query.get(parameter)?.trim().slice(0, LONGEST);
    if (!value) return [];
    if (name === 'countryCode') return /^[a-z]{2}$/i.test(value) ? [[name, value.toUpperCase()]] : [];
    if (name === 'partnerId') return /^[\w-]{1,64}$/.test(value) ? [[name, value]] : [];
    return [[name, value]];
  });
  return Object.fromEntries(found);
}
