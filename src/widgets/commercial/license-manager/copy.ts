import type { LicenseStatus } from '../../../core/contract/schemas/commercial/licenses.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

const statuses: Record<LicenseStatus, string> = {
  active: 'Active',
  full: 'All seats taken',
  expiring: 'Ends soon',
  expired: 'Ended',
  suspended: 'Suspended',
};

export const words = besidePersonWords(
  defineWords('license-manager', {
    title: 'Licenses',
    columns: { location: 'Location', plan: 'Plan', seats: 'Seats taken', expiresAt: 'Ends', status: 'Status' },
    filters: { status: 'Status', locationId: 'Location' },
    statuses,
    /** Formatted numbers. */
    taken: (used: string, seats: string) => `${used} of ${seats}`,
    create: 'New license',
    order: 'Order seats',
    emptyTitle: 'No licenses yet',
    emptyText: 'Seats show up here as soon as an order with licenses is fulfilled.',
    screen: { what: 'your licenses', here: 'See every license: how many seats are taken, and when it ends.' },
  }),
);

export type Copy = TextsOf<typeof words>;
