import { getAccount } from '../../../core/contract/account.js';
import { getFamily } from '../../../core/contract/family.js';
import { listAccountSubscriptions, listAvailablePlans } from '../../../core/contract/account-reads.js';
import type { HistoryEntry } from '../../../core/contract/schemas/account-history.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import type { Session } from '../../../core/session/session.js';

/** The names of the ids in a history, as far as they are known. */
export interface Names {
  plans: ReadonlyMap<string, Plan>;
  members: ReadonlyMap<string, string>;
  /** By the guid of their offer, as long as they are booked. */
  addons: ReadonlyMap<string, string>;
}

const names = (entries: readonly HistoryEntry[], key: string): boolean =>
  entries.some(({ before, after }) => typeof before?.[key] === 'string' || typeof after?.[key] === 'string');

/**
 * Looks up plans and people, each once and when an entry first names one. What cannot be had is shown in the server's
 * words.
 */
export function createNames(session: Session, userId: string, signal: AbortSignal) {
  let plans: Promise<Names['plans']> | undefined;
  let addons: Promise<Names['addons']> | undefined;
  let members: Promise<Names['members']> | undefined;

  const findPlans = async (): Promise<Names['plans']> => {
    const [own, sold] = await Promise.all([
      session.request(listAccountSubscriptions, { userId, limit: 100 }, { signal }),
      session.request(listAvailablePlans, { userId }, { signal }),
    ]);
    // Plans that are sold no longer are known from the memberships that were on them.
    const all = [
      ...(own.ok ? own.data.items.map(({ plan }) => plan) : []),
      ...(sold.ok ? sold.data.items.map(({ plan }) => plan) : []),
    ];
    return new Map(all.map(plan => [plan.id, plan]));
  };
  const findMembers = async (): Promise<Names['members']> => {
    const family = await session.request(getFamily, { userId }, { signal });
    return new Map(family.ok ? family.data.items.map(({ id, displayName }) => [id, displayName]) : []);
  };

  const findAddons = async (): Promise<Names['addons']> => {
    const account = await session.request(getAccount, { userId }, { signal });
    return new Map(account.ok ? (account.data.subscription?.addons ?? []).map(({ guid, name }) => [guid, name]) : []);
  };

  return async (entries: readonly HistoryEntry[]): Promise<Names> => {
    if (names(entries, 'planId')) plans ??= findPlans();
    if (names(entries, 'memberId')) members ??= findMembers();
    if (names(entries, 'guid')) addons ??= findAddons();
    return {
      addons: (await addons) ?? new Map(),
      plans: (await plans) ?? new Map(),
      members: (await members) ?? new Map(),
    };
  };
}
