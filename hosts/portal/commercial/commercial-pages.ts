import { seesCommercialArea, type CommercialArea } from '@echelon/membership/commercial';
import { building, device, key, parcel, users, zap } from '@echelon/membership/icons';
import type { MaySee } from '../audience.js';
import type { AreaPage } from '../page-list.js';

export type CommercialPage = CommercialArea | 'location' | 'activate';
type Group = 'floor' | 'business';

const inArea =
  (area: CommercialArea): MaySee =>
  claims =>
    seesCommercialArea(area, claims);

/** The area of dealers, owners and locations, in the order of its navigation; from this come its addresses, navigation and titles. */
export const commercialPages: readonly AreaPage<CommercialPage, Group>[] = [
  {
    name: 'locations',
    path: '/commercial/locations',
    maySee: inArea('locations'),
    group: 'floor',
    icon: building,
    first: true,
    load: async () => (await import('./locations.js')).LocationsPage,
  },
  {
    name: 'location',
    within: 'locations',
    path: '/commercial/locations/:locationId',
    maySee: inArea('locations'),
    group: 'floor',
    icon: building,
    load: async () => (await import('./location.js')).LocationPage,
  },
  {
    name: 'machines',
    path: '/commercial/machines',
    maySee: inArea('machines'),
    group: 'floor',
    icon: device,
    first: true,
    load: async () => (await import('./machines.js')).MachinesPage,
  },
  {
    name: 'activate',
    path: '/commercial/activate',
    maySee: inArea('machines'),
    group: 'floor',
    icon: zap,
    first: true,
    load: async () => (await import('./activate.js')).ActivatePage,
  },
  {
    name: 'licenses',
    path: '/commercial/licenses',
    maySee: inArea('licenses'),
    group: 'business',
    icon: key,
    load: async () => (await import('./licenses.js')).LicensesPage,
  },
  {
    name: 'orders',
    path: '/commercial/orders',
    maySee: inArea('orders'),
    group: 'business',
    icon: parcel,
    load: async () => (await import('./orders.js')).OrdersPage,
  },
  {
    name: 'owners',
    path: '/commercial/owners',
    maySee: inArea('owners'),
    group: 'business',
    icon: users,
    load: async () => (await import('./owners.js')).OwnersPage,
  },
];
