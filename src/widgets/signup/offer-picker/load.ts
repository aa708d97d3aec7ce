import type { CommonFailure } from '../../../core/contract/failure.js';
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

const loaded = (offers: readonly Offer[]): Loaded => ({ is: 'loaded', offers });

async function openOffers(session: Session, countryCode: string, signal: AbortSignal): Promise<Loaded> {
  const answer = await session.request(listOffers, { countryCode }, { signal });
  return answer.ok ? loaded(answer.data.items) : { is: 'failed', code: answer.failure.code };
}

/** Fetches one offer, a campaign's, a partner's or everybody's. A partner without offers of its own sells everybody's. */
export async function loadOffers(wanted: Wanted, session: Session, signal: AbortSignal): Promise<Loaded> {
  const { config, flags } = session.get();
  const countryCode = wanted.countryCode ?? flags.onboarding.countryCode ?? 'US';
  if (wanted.offer) {
    const answer = await session.request(getOffer, { offerId: wanted.offer }, { signal });
    if (answer.ok) return loaded([answer.data]);
    return answer.failure.code === 'notFound' ? { is: 'ended' } : { is: 'failed', code: answer.failure.code };
  }
  if (wanted.campaign) {
    const answer = await session.request(listCampaignOffers, { campaign: wanted.campaign, countryCode }, { signal });
    if (answer.ok) return answer.data.items.length > 0 ? loaded(answer.data.items) : { is: 'ended' };
    return answer.failure.code === 'notFound' ? { is: 'ended' } : { is: 'failed', code: answer.failure.code };
  }
  const partnerId = wanted.partner ?? config.partnerId;
  if (partnerId) {
    const answer = await session.request(listPartnerOffers, { partnerId, countryCode }, { signal });
    if (answer.ok && answer.data.items.length > 0) return loaded(answer.data.items);
    if (!answer.ok && answer.failure.code !== 'notFound') return { is: 'failed', code: answer.failure.code };
  }
  return openOffers(session, countryCode, signal);
}
