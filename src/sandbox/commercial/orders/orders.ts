import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type {
  CommercialOrder,
  CommercialOrderList,
  CommercialOrderQuery,
} from '../../../core/contract/schemas/commercial/orders.js';
import { longPageOf } from '../../db/long-page.js';
import { anyOf, exactly, indexed, searchIn, type TextSearch } from '../../db/search.js';
import type { Versioned } from '../../db/versioned.js';
import { namesBy } from '../../drafts/record.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { orderActions, type OrderAt, type OrderPerson } from './order-status.js';
import { locationsAs } from '../places/places-for.js';
import { callerIn } from '../../people/find-user.js';
import { relationsTo, seesAll } from '../access/scope.js';
import { commercialOrders } from '../tables/orders.js';
import { nameSearch, orderSearch } from '../tables/order-names.js';
import { savedBy } from '../access/names.js';
import { dealers, locations, owners } from '../tables/places.js';

export type OrderRow = typeof commercialOrders.$inferSelect;
type LocationRow = typeof locations.$inferSelect;

/** What somebody is to the orders of a location. */
export function peopleAt(
  context: Pick<Context, 'caller'>,
  { id, ownerId, dealerId }: Pick<LocationRow, 'id' | 'ownerId' | 'dealerId'>,
): OrderPerson[] {
  const caller = callerIn(context);
  if (seesAll(caller)) return ['support'];
  const relations = relationsTo(caller, { locationId: id, ownerIds: [ownerId], dealerId, role: null });
  return relations.filter(one => one === 'dealer' || one === 'owner');
}

/** What of an order and its location says which moves there are. */
export const orderAt = (row: Pick<OrderRow, 'status' | 'lines'>, location: Pick<LocationRow, 'status'>): OrderAt => ({
  status: row.status,
  isEmpty: row.lines.length === 0,
  isClosed: location.status !== 'active',
});

interface Listed {
  row: OrderRow;
  location: LocationRow;
  owner: { id: string; name: string } | null;
  dealer: { id: string; name: string } | null;
}

const columns = {
  row: commercialOrders,
  location: locations,
  owner: { id: owners.id, name: owners.name },
  dealer: { id: dealers.id, name: dealers.name },
};

const listed = <More extends SelectedFields>(db: Context['db'], more: More) =>
  db
    .select({ ...columns, ...more })
    .from(commercialOrders)
    .innerJoin(locations, eq(locations.id, commercialOrders.locationId))
    .leftJoin(owners, eq(owners.id, commercialOrders.ownerId))
    .leftJoin(dealers, eq(dealers.id, commercialOrders.dealerId));

/** Orders as the API shows them; the names of all who moved one are read at once. */
async function shownAll(context: Context, found: readonly Listed[]): Promise<CommercialOrder[]> {
  const name = await namesBy(
    context.db,
    found.flatMap(({ row }) => row.timeline.map(entry => entry.by)),
  );
  return found.map(({ row, location, owner, dealer }) => ({
    id: row.id,
    number: row.number,
    dealer,
    owner: owner ?? { id: row.ownerId, name: '' },
    location: { id: location.id, name: location.name },
    lines: row.lines,
    total: row.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    currency: { code: row.currencyCode, scale: row.currencyScale },
    status: row.status,
    notes: row.notes,
    createdAt: row.createdAt,
    timeline: row.timeline.map(entry => ({ ...entry, by: name(entry.by) })),
    version: row.version,
    actions: orderActions(orderAt(row, location), peopleAt(context, location)),
  }));
}

/** One order as the API shows it. */
export async function orderRecord(context: Context, id: string): Promise<CommercialOrder> {
  const [shown] = await shownAll(context, await listed(context.db, {}).where(eq(commercialOrders.id, id)));
  if (!shown) throw new Refusal('notFound', 'There is no such order.');
  return shown;
}

export const versionedOrder: Versioned<OrderRow> = {
  resource: 'commercialOrder',
  saved: savedBy('commercialOrder'),
  table: commercialOrders,
  key: commercialOrders.id,
  find: (db, id) => db.select().from(commercialOrders).where(eq(commercialOrders.id, id)),
  shown: (context, { id }) => orderRecord(context, id),
};

/** The figures of `CO-100042`. */
export const serial: SQL<number> = sql<number>`(substring(${commercialOrders.number} from 4)::int)`;

/** The orders whose number, or the name of whose owner or location, has a text in it. The few names are looked through first. */
function mentions(q: string): TextSearch {
  const named = (column: AnyPgColumn, places: typeof owners | typeof locations): TextSearch => {
    const which = indexed(searchIn(nameSearch(places), [places.name], q));
    // as a list that is read once; `in (select …)` beside an `or` is looked up for each order there is
    return exactly(sql`${column} = any (array(select ${places.id} from ${places} where ${which}))`);
  };
  const { number, ownerId, locationId } = commercialOrders;
  return anyOf([
    searchIn(orderSearch(commercialOrders), [number], q),
    named(ownerId, owners),
    named(locationId, locations),
  ]);
}

/** Orders for the locations that the caller may see as a dealer or an owner; newest first. */
export function ordersFor(
  context: Context,
  { q, status, locationId, sort = '-createdAt', ...page }: CommercialOrderQuery,
): Promise<CommercialOrderList> {
  const mine = locationsAs(callerIn(context), ['dealer', 'owner']);
  return longPageOf(context.db, {
    rows: (at, which) => listed(context.db, { at }).where(which),
    which: and(
      mine,
      status && eq(commercialOrders.status, status),
      locationId === undefined ? undefined : eq(commercialOrders.locationId, locationId),
    ),
    search: q ? mentions(q) : undefined,
    sort,
    by: { createdAt: commercialOrders.createdAt, number: serial },
    key: commercialOrders.id,
    page,
    items: found => shownAll(context, found),
  });
}
