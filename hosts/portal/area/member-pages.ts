import { memberAreas, type MemberArea, type MemberAudience } from '@echelon/membership/core';
import {
  bell,
  bike,
  creditCard,
  gift,
  history,
  home,
  parcel,
  receipt,
  shield,
  star,
  user,
  users,
  zap,
} from '@echelon/membership/icons';
import { memberAudiences } from '../audience.js';
import type { AreaPage } from '../page-list.js';

type Group = 'membership' | 'you';

/** Where each area of a member is, how the navigation shows it, and what is loaded there. */
const pages = {
  overview: {
    path: '/',
    first: true,
    group: 'membership',
    icon: home,
    load: async () => (await import('../pages/overview.js')).OverviewPage,
  },
  plan: {
    path: '/plan',
    first: true,
    group: 'membership',
    icon: star,
    load: async () => (await import('../pages/plan.js')).PlanPage,
  },
  payment: {
    path: '/payment',
    within: 'plan',
    beside: true,
    group: 'membership',
    icon: creditCard,
    load: async () => (await import('../pages/payment.js')).PaymentPage,
  },
  billing: {
    path: '/billing',
    group: 'membership',
    icon: receipt,
    load: async () => (await import('../pages/billing.js')).BillingPage,
  },
  family: {
    path: '/family',
    first: true,
    group: 'membership',
    icon: users,
    load: async () => (await import('../pages/family.js')).FamilyPage,
  },
  redeem: {
    path: '/redeem',
    group: 'membership',
    icon: gift,
    load: async () => (await import('../pages/redeem.js')).RedeemPage,
  },
  receipts: {
    path: '/receipts',
    within: 'redeem',
    beside: true,
    group: 'membership',
    icon: parcel,
    load: async () => (await import('../pages/receipts.js')).ReceiptsPage,
  },
  profile: {
    path: '/profile',
    group: 'you',
    icon: user,
    load: async () => (await import('../pages/profile.js')).ProfilePage,
  },
  security: {
    path: '/security',
    group: 'you',
    icon: shield,
    load: async () => (await import('../pages/security.js')).SecurityPage,
  },
  equipment: {
    path: '/equipment',
    group: 'you',
    icon: bike,
    load: async () => (await import('../pages/equipment.js')).EquipmentPage,
  },
  preferences: {
    path: '/preferences',
    group: 'you',
    icon: bell,
    load: async () => (await import('../pages/preferences.js')).PreferencesPage,
  },
  history: {
    path: '/history',
    group: 'you',
    icon: history,
    load: async () => (await import('../pages/history.js')).HistoryPage,
  },
} satisfies Readonly<Record<MemberArea, Omit<AreaPage<MemberArea, Group>, 'name' | 'maySee'>>>;

/** What home leads on to. It is named here, where the files that it shares with the pages are named already. */
export const loadTrainToday = async () => (await import('../layout/train-today.js')).TrainToday;

const isArea = (name: string): name is MemberArea => name in pages;

export interface MemberPage extends AreaPage<MemberArea, Group> {
  seenBy: MemberAudience;
}

/** The member area, in the order of its navigation; from this come its addresses, navigation and titles. */
export const memberPages: readonly MemberPage[] = Object.keys(memberAreas)
  .filter(isArea)
  .map(name => {
    const seenBy = memberAreas[name];
    return { name, seenBy, maySee: memberAudiences[seenBy], ...pages[name] };
  });

/** What the navigation of the member area shows: after home, the way to training, which is an area of its own. */
export const memberNavigation: readonly Omit<AreaPage<MemberArea | 'training', Group>, 'load'>[] = memberPages.flatMap(
  page =>
    page.name === 'overview'
      ? [
          page,
          {
            name: 'training',
            path: '/training',
            maySee: memberAudiences.everyone,
            group: 'membership',
            icon: zap,
            first: true,
          },
        ]
      : [page],
);
