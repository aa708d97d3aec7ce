import { desc, eq, and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transfer, TransferList, TransferQuery } from '../../../core/contract/schemas/commercial/transfers.js';
import { pageOf } from '../../db/page.js';
import type { Versioned } from '../../db/versioned.js';
import { namesBy } from '../../drafts/record.js';
import type { Caller, Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { couldBe, seesAll } from '../access/scope.js';
import { commercialEquipment } from '../tables/equipment.js';
import { transfers } from '../tables/orders.js';
import { locations, owners } from '../tables/places.js';
import { savedBy } from '../access/names.js';

export type TransferRow = typeof transfers.$inferSelect;

/** On which side of a transfer somebody is; customer service, and an owner who moves machines between their own locations, on both. */
export type Side = Transfer['role'];

const from = alias(locations, 'from_location');
const to = alias(locations, 'to_location');

/** The owner that a caller acts for. */
const ownOf = (caller: Caller): string | undefined => (couldBe(caller, 'owner') ? caller.scope?.ownerId : undefined);

/** Undefined for whom a transfer is none of their business. */
export function sideOf(caller: Caller, senderId: string, receiverId: string): Side | undefined {
  if (seesAll(caller)) return 'both';
  const own = ownOf(caller);
  if (own === undefined) return undefined;
  if (own === senderId && own === receiverId) return 'both';
  if (own === senderId) return 'sender';
  return own === receiverId ? 'receiver' : undefined;
}

const listed = (db: Context['db']) =>
  db
    .select({ row: transfers, from, to, toOwner: { id: owners.id, name: owners.name } })
    .from(transfers)
    .innerJoin(from, eq(from.id, transfers.fromLocationId))
    .innerJoin(to, eq(to.id, transfers.toLocationId))
    .leftJoin(owners, eq(owners.id, to.ownerId));

interface Listed {
  row: TransferRow;
  from: typeof locations.$inferSelect;
  to: typeof locations.$inferSelect;
  toOwner: { id: string; name: string } | null;
}

async function machinesOf({ db }: Context, found: readonly Listed[]) {
  const ids = [...new Set(found.flatMap(({ row }) => row.equipmentIds))];
  const { id, name, serialNumber } = commercialEquipment;
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id, name, serialNumber }).from(commercialEquipment).where(inArray(id, ids));
  const byId = new Map(rows.map(row => [row.id, row]));
  return (wanted: readonly string[]) => wanted.flatMap(one => byId.get(one) ?? []);
}

/** Transfers as the API shows them; machines and people of all are read at once. */
async function shownAll(context: Context, found: readonly Listed[]): Promise<Transfer[]> {
  const machines = await machinesOf(context, found);
  const name = await namesBy(
    context.db,
    found.flatMap(({ row }) => [row.offeredBy, row.decidedBy]),
  );
  return found.map(one => ({
    id: one.row.id,
    from: { id: one.from.id, name: one.from.name },
    to: { id: one.to.id, name: one.to.name },
    toOwner: one.toOwner ?? { id: one.to.ownerId, name: '' },
    status: one.row.status,
    equipment: machines(one.row.equipmentIds),
    offeredAt: one.row.offeredAt,
    offeredBy: name(one.row.offeredBy),
    decidedAt: one.row.decidedAt,
    decidedBy: name(one.row.decidedBy),
    reason: one.row.reason,
    version: one.row.version,
    role: sideOf(callerIn(context), one.from.ownerId, one.to.ownerId) ?? 'receiver',
  }));
}

/** One transfer as the API shows it. */
export async function transferRecord(context: Context, id: string): Promise<Transfer> {
  const [shown] = await shownAll(context, await listed(context.db).where(eq(transfers.id, id)));
  if (!shown) throw new Refusal('notFound', 'There is no such transfer.');
  return shown;
}

export const versionedTransfer: Versioned<TransferRow> = {
  resource: 'transfer',
  saved: savedBy('transfer'),
  table: transfers,
  key: transfers.id,
  find: (db, id) => db.select().from(transfers).where(eq(transfers.id, id)),
  shown: (context, { id }) => transferRecord(context, id),
};

/** Both owners see a transfer, and nobody else of theirs or of others. */
function mineOf(caller: Caller): SQL | undefined {
  if (seesAll(caller)) return undefined;
  const own = ownOf(caller);
  return own === undefined ? sql`false` : or(eq(from.ownerId, own), eq(to.ownerId, own));
}

/** Transfers from and to the caller's locations, newest first. */
export function transfersFor(context: Context, { status, ...page }: TransferQuery): Promise<TransferList> {
  return pageOf(context.db, {
    rows: listed(context.db).where(and(mineOf(callerIn(context)), status && eq(transfers.status, status))),
    order: [desc(transfers.offeredAt)],
    key: transfers.id,
    page,
    items: found => shownAll(context, found),
  });
}
