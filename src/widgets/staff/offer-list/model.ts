import { atom } from 'nanostores';
import { getOfferChoices, listOfferRecords } from '../../../core/contract/staff-offers.js';
import type { OfferChoices, OfferLines, OfferQuery } from '../../../core/contract/schemas/offers.js';
import type { ListShape } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';

export type OfferLine = OfferLines['items'][number];

export const columns = [
  'plan',
  'state',
  'audience',
  'countryCode',
  'campaign',
  'startsAt',
  'endsAt',
  'position',
  'savedAt',
] as const;

/** The words of the filters, and the order of their values. */
export const filterValues = {
  state: ['draft', 'changed', 'published', 'unpublished'],
  audience: ['public', 'campaign', 'partner', 'customerService'],
  asked: ['true'],
} as const;

const shape: ListShape = {
  filters: { ...filterValues, countryCode: undefined, campaign: undefined },
  sorts: ['savedAt', 'position', 'plan', 'startsAt', 'endsAt'],
  columns,
  hidden: ['startsAt', 'endsAt', 'position'],
};

/** What one can filter by and what ids are called, once it is known. */
interface Known extends Pick<OfferChoices, 'campaigns' | 'partners'> {
  countries: readonly string[];
}

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** Every offer and draft of one, page by page, with the countries and campaigns that one can filter by. */
export function createOfferList({ session, query, onQuery }: Inputs) {
  const $known = atom<Known>({ countries: [], campaigns: [], partners: [] });
  const list = createList<OfferLine, OfferQuery>({
    session,
    shape,
    pageSize: 25,
    search: query,
    onQuery,
    read: (input, signal) => session.request(listOfferRecords, input, { signal }),
    begin: async signal => {
      const choices = await session.request(getOfferChoices, {}, { signal });
      if (!choices.ok) return;
      const { plans, ...named } = choices.data;
      $known.set({ countries: [...new Set(plans.map(({ country }) => country.code))].toSorted(), ...named });
    },
  });
  return { ...list, $known };
}
