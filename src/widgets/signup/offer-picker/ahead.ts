import type { Kept } from '../../define.js';
import type { Wanted } from './load.js';

/** What the picker asks first (`load.ts`; a test holds the two together). Offers that the page has need no asking. */
export function offersPath({ offers, offer, campaign, partner, countryCode }: Wanted & { offers?: unknown }, kept: Kept): string | undefined {
  if (offers) return undefined;
  const seller = partner ?? kept.partnerId;
  if (offer) return `/offers/${encodeURIComponent(offer)}${seller ? `?${new URLSearchParams({ partnerId: seller })}` : ''}`;
  const whose = campaign ? `/campaigns/${encodeURIComponent(campaign)}` : seller ? `/partners/${encodeURIComponent(seller)}` : '';
  return `/offers${whose}?countryCode=${encodeURIComponent(countryCode ?? kept.countryCode ?? 'US')}`;
}
