import type { OfferList as OfferPage } from '../../core/contract/schemas/offers.js';
import { last } from '../http/answer/answer-text.js';
import { allOffers, inList, offerShape, type OfferList } from './catalogue.js';
import { isOffered, type OfferWithPlan, type Situation } from './offered.js';

interface Kept {
  page: OfferPage;
  /** It is the same from then on, and before `until`: in between nothing begins or ends. */
  from: number;
  until: number;
}

/** By the rows that they were made from: they are remembered while nothing in the catalogue changes (decision 17). */
const lists = new WeakMap<object, Map<string, Kept>>();

/** The country is the visitor's word: no more than so many are kept. */
const MOST = 300;

/** When the catalogue looks different by itself. */
function borders(rows: readonly OfferWithPlan[], now: number): Pick<Kept, 'from' | 'until'> {
  const instants = rows
    .flatMap(({ offer, campaign }) => [
      offer.startsAt,
      offer.endsAt,
      campaign?.startsAt ?? null,
      campaign?.endsAt ?? null,
    ])
    .filter(at => at !== null);
  return {
    from: Math.max(-Infinity, ...instants.filter(at => at <= now)),
    until: Math.min(Infinity, ...instants.filter(at => at > now)),
  };
}

function pageOf(rows: readonly OfferWithPlan[], situation: Situation, list: OfferList): OfferPage {
  const items = rows
    .filter(row => isOffered(situation, 'plan', row) && inList(row.offer, list) && row.offer.listed)
    .map(({ offer, plan }) => offerShape(offer, plan, situation));
  return { items, total: items.length, offset: 0, limit: Math.max(items.length, 1) };
}

/** The offers of one list, best first: the same answer to all who send the same query. */
export async function offersOf(situation: Situation, list: OfferList): Promise<OfferPage> {
  const { db, now, publishableKey, locale, countryCode, partners, staff, early } = situation;
  const rows = await allOffers(db);
  const kept = lists.get(rows) ?? new Map<string, Kept>();
  lists.set(rows, kept);
  const name = JSON.stringify([
    list.audience,
    list.id,
    String(publishableKey),
    locale,
    countryCode,
    partners,
    staff,
    early,
  ]);
  const found = kept.get(name);
  if (found && found.from <= now && now < found.until) return found.page;
  if (kept.size >= MOST) kept.clear();
  const page = last(pageOf(rows, situation, list));
  kept.set(name, { page, ...borders(rows, now) });
  return page;
}
