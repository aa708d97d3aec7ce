import type { Onboarding } from '../../../core/session/flags.js';

type Kept = Pick<
  Onboarding,
  | 'partnerId'
  | 'countryCode'
  | 'redemptionCode'
  | 'serialNumber'
  | 'equipmentId'
  | 'receiptGuid'
  | 'utmSource'
  | 'utmCampaign'
  | 'utmMedium'
  | 'utmContent'
>;

/** Which values of a page's address are kept while signing up (spec s.3), by their own names and by those that links use. */
const parameters: Readonly<Record<string, keyof Kept>> = {
  utm_source: 'utmSource',
  utm_campaign: 'utmCampaign',
  utm_medium: 'utmMedium',
  utm_content: 'utmContent',
  partner: 'partnerId',
  country: 'countryCode',
  utmSource: 'utmSource',
  utmCampaign: 'utmCampaign',
  utmMedium: 'utmMedium',
  utmContent: 'utmContent',
  partnerId: 'partnerId',
  countryCode: 'countryCode',
  redemptionCode: 'redemptionCode',
  serialNumber: 'serialNumber',
  equipmentId: 'equipmentId',
  receiptGuid: 'receiptGuid',
};

/** Each of these is worth something to a person who has it: no history and no referrer keeps it. */
const secrets = ['redemptionCode', 'serialNumber', 'receiptGuid'];

const LONGEST = 200;

const shapes: { readonly [Name in keyof Kept]?: RegExp } = {
  countryCode: /^[a-z]{2}$/i,
  partnerId: /^[\w-]{1,64}$/,
  redemptionCode: /^[\w -]{1,64}$/,
  serialNumber: /^[\w -]{1,64}$/,
  receiptGuid: /^[\w-]{1,64}$/,
  equipmentId: /^[\w-]{1,64}$/,
};

/** What the address says about where the visitor came from and what they bring; other parameters are left alone. */
export function attributionOf(search: string): Kept {
  const found: Kept = {};
  for (const [parameter, text] of new URLSearchParams(search)) {
    const name = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined;
    const value = text.trim().slice(0, LONGEST);
    if (name && value && (shapes[name]?.test(value) ?? true))
      found[name] ??= name === 'countryCode' ? value.toUpperCase() : value;
  }
  return found;
}

/** Takes what may not stay out of the page's address. */
export function hideSecrets(): void {
  const address = new URL(location.href);
  for (const name of secrets) address.searchParams.delete(name);
  if (address.href === location.href) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed page has no history of its own.
  }
}
