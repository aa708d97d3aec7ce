import { atom } from 'nanostores';
import { listLicenses } from '../../../core/contract/commercial/licenses.js';
import { listLocations } from '../../../core/contract/commercial/locations.js';
import type { Named } from '../../../core/contract/schemas/commercial/common.js';
import type { License, LicenseQuery, LicenseStatus } from '../../../core/contract/schemas/commercial/licenses.js';
import type { ListShape } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { actsForDealers, isSupport } from '../roles.js';

export const columns = ['location', 'seats', 'expiresAt', 'status'] as const;

/** The values of the filter, what needs somebody first. */
export const statuses = [
  'expiring',
  'expired',
  'suspended',
  'full',
  'active',
] as const satisfies readonly LicenseStatus[];

const shapeOf = (locationId: string | undefined): ListShape => ({
  filters: { status: statuses, ...(locationId === undefined && { locationId: undefined }) },
  sorts: ['expiresAt', 'seats'],
  columns,
});

/** Locations that one can filter by: as many as one page of the call has. */
const MOST = 100;

/** What the list knows beside its rows. */
export interface Known {
  locations: readonly Named[];
  /** Customer service makes and changes licenses. */
  mayManage: boolean;
  mayOrder: boolean;
}

interface Inputs {
  session: Session;
  query: string;
  locationId?: string | undefined;
  onQuery: (query: string, typing: boolean) => void;
}

/** The licenses that somebody may see, page by page; those that end first come first. */
export function createLicenseList({ session, query, locationId, onQuery }: Inputs) {
  const $known = atom<Known>({ locations: [], mayManage: false, mayOrder: false });
  const list = createList<License, LicenseQuery>({
    session,
    shape: shapeOf(locationId),
    pageSize: 25,
    search: query,
    onQuery,
    read: (input, signal) =>
      session.request(listLicenses, { ...input, ...(locationId !== undefined && { locationId }) }, { signal }),
    async begin(signal) {
      const { claims } = session.get();
      $known.set({ locations: [], mayManage: isSupport(claims), mayOrder: actsForDealers(claims) });
      if (locationId !== undefined) return;
      const answer = await session.request(listLocations, { sort: 'name', limit: MOST }, { signal });
      if (answer.ok && !signal.aborted)
        $known.set({ ...$known.get(), locations: answer.data.items.map(({ id, name }) => ({ id, name })) });
    },
  });
  return { ...list, $known };
}
