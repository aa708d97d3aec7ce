import { atom } from 'nanostores';
import { listLicenses } from '../../../core/contract/commercial/licenses.js';
import type { License, LicenseQuery, LicenseStatus } from '../../../core/contract/schemas/commercial/licenses.js';
import type { ListShape } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { createPlaceFilter } from '../../places/filter.js';
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

/** What the list knows beside its rows. */
export interface Known {
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
  const $known = atom<Known>({ mayManage: false, mayOrder: false });
  const places = createPlaceFilter(session);
  const list = createList<License, LicenseQuery>({
    session,
    shape: shapeOf(locationId),
    pageSize: 25,
    search: query,
    onQuery,
    read: (input, signal) => {
      void places.follow(input.locationId, signal);
      return session.request(listLicenses, { ...input, ...(locationId !== undefined && { locationId }) }, { signal });
    },
    async begin(signal) {
      const { claims } = session.get();
      $known.set({ mayManage: isSupport(claims), mayOrder: actsForDealers(claims) });
      if (locationId === undefined) await places.begin(signal);
    },
  });
  return { ...list, $known, places };
}
