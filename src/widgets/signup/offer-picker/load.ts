import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import { getOffer, listCampaignOffers, listOffers, listPartnerOffers } from '../../../core/contract/offers.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Session } from '../../../core/session/session.js';

/** Which offers a page wants to show; the first that is given decides. */
export interface Wanted {
  offer?: string | undefined;
  campaign?: string | undefined;
  partner?: string | undefined;
  countryCode?: string | undefined;
}

export type Loaded =
  | { is: 'loaded'; offers: readonly Offer[] }
  /** What was named is not on sale any more. */
  | { is: 'ended' }
  | { is: 'failed'; code: CommonFailure };

const read = (answer: Result<Offer | { items: readonly Offer[] }, CommonFailure | 'notFound'>): Loaded => {
  if (answer.ok) return { is: 'loaded', offers: 'items' in answer.data ? answer.data.items : [answer.data] };
  const { code } = answer.failure;
  return code === 'notFound' ? { is: 'loaded', offers: [] } : { is: 'failed', code };
};

/** Fetches one offer, a campaign's, a partner's or everybody's. A partner without offers of its own sells everybody's. */
export async function loadOffers({ offer, campaign, partner, ...wanted }: Wanted, { get, request }: Session, signal: AbortSignal): Promise<Loaded> {
  const { config, flags } = get();
  const countryCode = wanted.countryCode ?? flags.onboarding.countryCode ?? 'US';
  const partnerId = partner ?? config.partnerId;
  const everybodys = () => request(listOffers, { countryCode }, { signal });
  const found = read(await (
    offer ? request(getOffer, { offerId: offer, ...(partnerId && { partnerId }) }, { signal })
    : campaign ? request(listCampaignOffers, { campaign, countryCode }, { signal })
    : partnerId ? request(listPartnerOffers, { partnerId, countryCode }, { signal })
    : everybodys()
  ));
  if (found.is !== 'loaded' || found.offers.length > 0) return found;
  if (offer || campaign) return { is: 'ended' };
  return partnerId ? read(await everybodys()) : found;
}
