import type { Call, Params } from '../../../core/contract/call.js';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import { getOffer, listCampaignOffers, listOffers, listPartnerOffers } from '../../../core/contract/offers.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import { countryOf } from '../../../core/home-country.js';
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

type Answered = Offer | { items: readonly Offer[] };

const offersIn = (data: Answered): readonly Offer[] => ('items' in data ? data.items : [data]);

const read = (answer: Result<Answered, CommonFailure | 'notFound'>): Loaded => {
  if (answer.ok) return { is: 'loaded', offers: offersIn(answer.data) };
  const { code } = answer.failure;
  return code === 'notFound' ? { is: 'loaded', offers: [] } : { is: 'failed', code };
};

/** Where the offers come from first: the call, to be made or to be known already. */
function sourceOf({ offer, campaign, partner, ...wanted }: Wanted, { get, request, known, locale }: Session) {
  const { config, flags, userId } = get();
  // The server knows where a member lives, whatever they read.
  const countryCode = wanted.countryCode ?? flags.onboarding.countryCode ?? (userId ? undefined : countryOf(locale()));
  const partnerId = partner ?? config.partnerId;
  const by = <Sent, Out extends Answered, Fail extends 'notFound', Path extends string>(
    call: Call<Sent, Out, Fail, Path>,
    input: Sent & Params<Path>,
  ) => ({
    known: (): Answered | undefined => known(call, input),
    ask: (signal: AbortSignal): Promise<Result<Answered, CommonFailure | 'notFound'>> =>
      request(call, input, { signal }),
  });
  const everybodys = by(listOffers, { countryCode });
  const first = offer
    ? by(getOffer, { offerId: offer, ...(partnerId && { partnerId }) })
    : campaign
      ? by(listCampaignOffers, { campaign, countryCode })
      : partnerId
        ? by(listPartnerOffers, { partnerId, countryCode })
        : everybodys;
  return { first, everybodys };
}

/** The offers that the page knows already, if any: missing or empty ones are requested. */
export function knownOffers(wanted: Wanted, session: Session): readonly Offer[] | undefined {
  const data = sourceOf(wanted, session).first.known();
  const offers = data && offersIn(data);
  return offers && offers.length > 0 ? offers : undefined;
}

/** Fetches one offer, a campaign's, a partner's or everybody's. A partner without offers of its own sells everybody's. */
export async function loadOffers(wanted: Wanted, session: Session, signal: AbortSignal): Promise<Loaded> {
  const { first, everybodys } = sourceOf(wanted, session);
  const found = read(await first.ask(signal));
  if (found.is !== 'loaded' || found.offers.length > 0 || first === everybodys) return found;
  return wanted.offer || wanted.campaign ? { is: 'ended' } : read(await everybodys.ask(signal));
}
