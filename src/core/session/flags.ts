import { has } from '../has.js';

/** Kept while a visitor signs up (spec s.3, onboarding values). */
export interface Onboarding {
  partnerId?: string;
  countryCode?: string;
  selectedBrand?: string;
  equipmentId?: string;
  redemptionCode?: string;
  utmSource?: string;
  utmCampaign?: string;
  utmMedium?: string;
  utmContent?: string;
  serialNumber?: string;
  beenToOffersPage?: boolean;
  beenToPaymentPage?: boolean;
  beenToUploadReceiptPage?: boolean;
  receiptGuid?: string;
  /** A receipt whose pieces have not all arrived, and what was said about it, so that a reload goes on with it. */
  unfinishedReceipt?: string;
  /** The chosen offer, so that a reload keeps the choice. */
  offerId?: string;
  /** When the terms were agreed to, unix seconds. */
  termsAcceptedAt?: number;
}

/** Kept of the person (spec s.3, user values). */
export interface KnownUser {
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Everything under `echelon-flags`. */
export interface Flags {
  onboarding: Onboarding;
  user: KnownUser;
}

/** How the name of a type begins. */
type Kind = 's' | 'b' | 'n';

/** Which values are kept, and of what kind; anything else found in storage is dropped. */
const kinds = {
  onboarding: {
    partnerId: 's',
    countryCode: 's',
    selectedBrand: 's',
    equipmentId: 's',
    redemptionCode: 's',
    utmSource: 's',
    utmCampaign: 's',
    utmMedium: 's',
    utmContent: 's',
    serialNumber: 's',
    beenToOffersPage: 'b',
    beenToPaymentPage: 'b',
    beenToUploadReceiptPage: 'b',
    receiptGuid: 's',
    unfinishedReceipt: 's',
    offerId: 's',
    termsAcceptedAt: 'n',
  } satisfies Record<keyof Onboarding, Kind>,
  user: { email: 's', firstName: 's', lastName: 's' } satisfies Record<keyof KnownUser, Kind>,
};

const clean = (value: unknown, allowed: Record<string, string>): object =>
  Object.fromEntries(
    Object.entries<unknown>(Object(value)).filter(
      ([key, item]) => Object.hasOwn(allowed, key) && (typeof item)[0] === allowed[key],
    ),
  );

/** What storage holds, whatever other scripts have written there. */
export function decodeFlags(stored: string | undefined): Flags {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    found = {};
  }
  const part = (name: keyof Flags): unknown => (has(found, name) ? found[name] : undefined);
  return { onboarding: clean(part('onboarding'), kinds.onboarding), user: clean(part('user'), kinds.user) };
}
