import { home, tag } from '@echelon/membership/icons';
import { seesStaffArea, type StaffArea } from '@echelon/membership/staff';
import type { MaySee } from '../audience.js';
import type { AreaPage } from '../page-list.js';

export type StaffPage = 'offers' | 'offer' | 'home';
type Group = 'catalogue' | 'work';

const inArea =
  (area: StaffArea): MaySee =>
  claims =>
    seesStaffArea(area, claims);

/** The area of our own people, in the order of its navigation; from this come its addresses, navigation and titles. */
export const staffPages: readonly AreaPage<StaffPage, Group>[] = [
  {
    name: 'offers',
    path: '/staff/offers',
    maySee: inArea('offers'),
    group: 'catalogue',
    icon: tag,
    load: async () => (await import('./offers.js')).OffersPage,
  },
  {
    name: 'offer',
    within: 'offers',
    path: '/staff/offers/:offerId',
    maySee: inArea('offers'),
    group: 'catalogue',
    icon: tag,
    load: async () => (await import('./offer.js')).OfferPage,
  },
  {
    name: 'home',
    path: '/staff/home',
    maySee: inArea('home'),
    group: 'work',
    icon: home,
    load: async () => (await import('./home.js')).HomePage,
  },
];
