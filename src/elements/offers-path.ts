/**
 * What a page's attributes say about its offers; the first attribute that is given decides. Missing attributes are
 * null.
 */
export interface Wanted {
  offers?: unknown;
  offer?: string | null | undefined;
  campaign?: string | null | undefined;
  partner?: string | null | undefined;
  countryCode?: string | null | undefined;
}

/** What a page knows of a visitor before any widget's code is there. */
export interface Kept {
  /** The partner of the script tag. */
  partnerId?: string | undefined;
  /** Two letters, from an earlier visit; else by the page's language. */
  countryCode: string;
}

/** What the offer picker asks first (its `load.ts`; a test holds the two together). Offers that the page has need no asking. */
export function offersPath({ offers, offer, campaign, partner, countryCode }: Wanted, kept: Kept): string | undefined {
  if (offers) return undefined;
  const seller = partner ?? kept.partnerId;
  const part = (folder: string, name: string | null | undefined) => name && folder + encodeURIComponent(name);
  const query = offer ? seller && { partnerId: seller } : { countryCode: countryCode ?? kept.countryCode };
  // Sums, not templates: the loader that holds them has few bytes.
  return (
    '/offers' +
    (part('/', offer) || part('/campaigns/', campaign) || part('/partners/', seller) || '') +
    (query ? '?' + new URLSearchParams(query) : '')
  );
}
