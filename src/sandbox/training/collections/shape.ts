import type { Collection } from '../../../core/contract/schemas/training/collections.js';
import { DAY } from '../../../core/dates.js';
import type { collectionMembers, collections } from '../tables/collections.js';

export type CollectionRow = typeof collections.$inferSelect;
export type MemberRow = typeof collectionMembers.$inferSelect;

/** The share of a goal, 0 to 1. */
export const shareOf = (value: number, goal: number): number => Math.min(1, value / goal);

const stateAt = (now: number, { startsAt, endsAt }: CollectionRow): Collection['state'] =>
  now >= endsAt ? 'ended' : now < startsAt ? 'upcoming' : 'running';

/** A collection as the API shows it to a member, or to somebody who is not in it. */
export function shownCollection(
  row: CollectionRow,
  { member, value, people, now }: { member: MemberRow | null; value: number; people: number; now: number },
): Collection {
  const { id, name, description, type, goalKind, goalValue, startsAt, endsAt, contentIds } = row;
  return {
    id,
    name,
    description,
    type,
    goal: { kind: goalKind, value: goalValue },
    startsAt,
    endsAt,
    state: stateAt(now, row),
    daysLeft: Math.max(0, Math.ceil((endsAt - now) / DAY)),
    people,
    classes: contentIds.length,
    membership: member && {
      joinedAt: member.joinedAt,
      completedAt: member.completedAt,
      value,
      share: shareOf(value, goalValue),
    },
  };
}
