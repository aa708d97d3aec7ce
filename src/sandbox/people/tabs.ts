import type { Tab } from '../../core/contract/schemas/people-lists.js';
import type { UserRow } from './profile/profile.js';

interface Area {
  tab: Tab;
  /** Children see it too (domain 1.8); with `login`, those who have one. */
  child?: 'always' | 'login';
}

/** The portal's areas in their order. */
const areas: readonly Area[] = [
  { tab: 'overview', child: 'always' },
  { tab: 'plan' },
  { tab: 'payment' },
  { tab: 'billing' },
  { tab: 'family' },
  { tab: 'redeem' },
  { tab: 'history' },
  { tab: 'profile', child: 'always' },
  { tab: 'security', child: 'login' },
  { tab: 'preferences', child: 'always' },
];

/** The areas that a person may use. */
export function tabsOf({ id, parentId, passwordHash }: Pick<UserRow, 'id' | 'parentId' | 'passwordHash'>): Tab[] {
  const isParent = id === parentId;
  const has = ({ child }: Area) => isParent || child === 'always' || (child === 'login' && passwordHash !== null);
  return areas.filter(has).map(({ tab }) => tab);
}
