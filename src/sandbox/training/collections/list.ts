import { and, count, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type {
  Collection,
  CollectionList,
  CollectionQuery,
} from '../../../core/contract/schemas/training/collections.js';
import { lockedFor } from '../../access/entitlement.js';
import type { Context } from '../../http/handler.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { Refusal } from '../../http/refusal.js';
import { collectionMembers, collections } from '../tables/collections.js';
import { isIn, valuesOf } from './counting.js';
import { type CollectionRow, type MemberRow, shownCollection } from './shape.js';

interface Found {
  row: CollectionRow;
  member: MemberRow | null;
}

/** Collections, each with the place of somebody who is in it. */
const joined = (db: Db, userId: string) =>
  db
    .select({ row: collections, member: collectionMembers })
    .from(collections)
    .leftJoin(
      collectionMembers,
      and(eq(collectionMembers.collectionId, collections.id), eq(collectionMembers.userId, userId), isIn),
    );

async function peopleIn(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { collectionId } = collectionMembers;
  const rows = await db
    .select({ collectionId, people: count() })
    .from(collectionMembers)
    .where(and(inArray(collectionId, [...ids]), isIn))
    .groupBy(collectionId);
  return new Map(rows.map(row => [row.collectionId, row.people]));
}

async function shown({ db, now }: Pick<Context, 'db' | 'now'>, userId: string, found: Found[]): Promise<Collection[]> {
  const [people, values] = await Promise.all([
    peopleIn(
      db,
      found.map(({ row }) => row.id),
    ),
    valuesOf(db, userId),
  ]);
  return found.map(({ row, member }) =>
    shownCollection(row, { member, value: values.get(row.id) ?? 0, people: people.get(row.id) ?? 0, now }),
  );
}

function chosen(now: number, { show, type }: CollectionQuery): SQL | undefined {
  const goesOn = gt(collections.endsAt, now);
  const which = {
    joined: and(goesOn, isNotNull(collectionMembers.userId)),
    open: and(goesOn, isNull(collectionMembers.userId)),
    ended: lte(collections.endsAt, now),
  };
  return and(show && which[show], type && eq(collections.type, type));
}

/** The challenges as a member sees them: what goes on by its end, then what is over, the latest first. */
export async function collectionsFor(
  context: Pick<Context, 'db' | 'now' | 'locale'>,
  userId: string,
  query: CollectionQuery,
): Promise<CollectionList> {
  const { db, now } = context;
  const isOver = sql`${collections.endsAt} <= ${now}`;
  const page = await pageOf(db, {
    rows: joined(db, userId).where(chosen(now, query)),
    order: [isOver, sql`case when ${isOver} then -${collections.endsAt} else ${collections.endsAt} end`],
    key: collections.id,
    page: query,
    items: found => shown(context, userId, found),
  });
  return { ...page, locked: await lockedFor(context, { sold: 'challenges', userId }) };
}

export const noCollection = (): Refusal => new Refusal('notFound', 'There is no such challenge.');

/** One collection as a row, with the place of somebody who is in it. */
export async function findCollection(db: Db, userId: string, id: string): Promise<Found> {
  const [found] = await joined(db, userId).where(eq(collections.id, id));
  if (!found) throw noCollection();
  return found;
}

/** One collection as the API shows it. */
export async function collectionFor(
  context: Pick<Context, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<Collection> {
  const [one] = await shown(context, userId, [await findCollection(context.db, userId, id)]);
  if (!one) throw noCollection();
  return one;
}
