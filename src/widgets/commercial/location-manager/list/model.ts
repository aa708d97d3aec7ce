import { atom } from 'nanostores';
import { listLocations } from '../../../../core/contract/commercial/locations.js';
import type { ListedLocation, LocationQuery } from '../../../../core/contract/schemas/commercial/locations.js';
import type { ListShape } from '../../../../core/list-query.js';
import type { Session } from '../../../../core/session/session.js';
import { createList } from '../../../list/model.js';
import { mayCreate } from '../may.js';

/** The orders that somebody can choose, the first one by itself. */
export const sorts = ['name', '-equipmentCount', '-alerts', '-createdAt'] as const;
export type Sort = (typeof sorts)[number];

const shape: ListShape = {
  filters: { alerts: ['yes'], countryCode: undefined },
  sorts: ['name', 'createdAt', 'equipmentCount', 'alerts'],
  columns: [],
};

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** The locations that somebody may see, page by page, and the countries they are in as far as that is known. */
export function createLocations({ session, query, onQuery }: Inputs) {
  const $countries = atom<readonly string[]>([]);
  const list = createList<ListedLocation, LocationQuery>({
    session,
    shape,
    pageSize: 24,
    search: query,
    onQuery,
    read: async (input, signal) => {
      const answer = await session.request(listLocations, input, { signal });
      if (answer.ok) {
        const found = answer.data.items.map(({ countryCode }) => countryCode);
        const known = [...new Set([...$countries.get(), ...found])].toSorted();
        if (known.length > $countries.get().length) $countries.set(known);
      }
      return answer;
    },
  });
  return { ...list, $countries, mayCreate: () => mayCreate(session.get().claims) };
}

export type LocationsModel = ReturnType<typeof createLocations>;
