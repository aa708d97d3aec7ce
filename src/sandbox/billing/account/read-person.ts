import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db.js';
import { prepared } from '../../db/handles.js';
import { packed, unpack, unpackAll } from '../../db/json-rows.js';
import { creditLedger, invoices, paymentMethods } from '../tables/invoices.js';
import { providerIntents, providerPaymentMethods } from '../tables/card-provider.js';
import { users } from '../../people/tables.js';
import { subscriptionAddons, subscriptions } from '../tables/memberships.js';

/** What the rules ask of a person: nothing of their health, and no hash. */
const person = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  parentId: users.parentId,
  countryCode: users.countryCode,
  partnerId: users.partnerId,
  roles: users.roles,
  createdAt: users.createdAt,
};
const membership = getTableColumns(subscriptions);
const method = getTableColumns(paymentMethods);

const addon = getTableColumns(subscriptionAddons);
const invoice = getTableColumns(invoices);
const intent = getTableColumns(providerIntents);

/** Rows of a table beside a person, in no order: there are few, and a sort in PostgreSQL costs more than reading them. */
const rowsAs = (table: PgTable, where: SQL): SQL =>
  sql`(select json_agg(${packed(getTableColumns(table))}) from ${table} where ${where})`;

const addons = rowsAs(
  subscriptionAddons,
  sql`${subscriptionAddons.subscriptionId} = ${subscriptions.id} and ${subscriptionAddons.endedAt} is null`,
);
const open = rowsAs(invoices, sql`${invoices.subscriptionId} = ${subscriptions.id} and ${invoices.status} = 'open'`);
/** Only what was sent to a bank that asks is ever looked at. */
const intents = sql`case when ${providerPaymentMethods.behaviour} in ('requiresAction', 'asksAlways') then ${rowsAs(providerIntents, sql`${providerIntents.paymentMethodId} = ${paymentMethods.providerId}`)} end`;
const credit = sql`(
  select json_object_agg(c.currency_code, c.balance)
  from (select l.currency_code, sum(l.amount) as balance from ${creditLedger} l where l.user_id = ${users.id} group by l.currency_code) c
)`;

/** One membership of theirs, the living first: those that ended have an end. Under the table's own name, which its columns go by. */
const present = sql`lateral (
  select * from ${subscriptions} s where s.user_id = ${users.id} order by s.ended_at is null desc, s.created_at desc, s.id desc limit 1
) as ${subscriptions} on true`;

const found = sql`
  select json_build_array(${packed(person)}, ${packed(membership)}, ${packed(method)}, ${providerPaymentMethods.behaviour}, ${addons}, ${open}, ${intents}, ${credit}) as person
  from ${users}
  left join ${present}
  left join ${paymentMethods} on ${paymentMethods.userId} = ${users.id} and ${paymentMethods.active}
  left join ${providerPaymentMethods} on ${providerPaymentMethods.id} = ${paymentMethods.providerId}
  where ${users.id} =`;

/** What `found` gives, as it travels. */
export type PackedPerson = [
  person: unknown[],
  membership: unknown[],
  method: unknown[],
  behaviour: (typeof providerPaymentMethods.$inferSelect)['behaviour'] | null,
  addons: unknown[][] | null,
  open: unknown[][] | null,
  intents: unknown[][] | null,
  credit: Record<string, number> | null,
];

/** A person out of what came. */
export function personIn([
  packedUser,
  packedMembership,
  packedMethod,
  behaviour,
  packedAddons,
  packedOpen,
  packedIntents,
  balances,
]: PackedPerson) {
  const user = unpack(person, packedUser);
  if (!user) throw new Error('A person was found and has no id.');
  return {
    user,
    subscription: unpack(membership, packedMembership),
    method: unpack(method, packedMethod),
    behaviour,
    addons: unpackAll(addon, packedAddons).toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
    open: unpackAll(invoice, packedOpen).toSorted((a, b) => a.number - b.number),
    /** The newest first. */
    intents: unpackAll(intent, packedIntents).toSorted((a, b) => b.createdAt - a.createdAt),
    credit: balances,
  };
}

/** All that the rules know of one person. */
export type PersonRow = ReturnType<typeof personIn>;

/** A person as a part of another statement; null when there is none. */
export const packedPerson = (id: SQL) => sql<PackedPerson | null>`(${found} ${id})`;

const one = prepared(db =>
  db
    .select({ person: packedPerson(sql`${sql.placeholder('id')}`).mapWith(personIn) })
    .from(sql`(select 1) as moment`)
    .prepare('person'),
);

const some = prepared(db =>
  db
    .select({ person: sql<PersonRow>`person`.mapWith(personIn) })
    .from(sql`(${found} any(${sql.placeholder('ids')})) as people`)
    .prepare('people'),
);

/** Who came along with the first statement of a request, on the handle of that request: not of its transactions. */
const BEFOREHAND = Symbol('beforehand');
type Handle = Db & { [BEFOREHAND]?: PersonRow | undefined };

export function noteBeforehand(handle: Handle, row: PersonRow): void {
  handle[BEFOREHAND] = row;
}

/** What came along counts no more: something has been written since, or time has passed. */
export function forgetBeforehand(handle: Handle): void {
  handle[BEFOREHAND] = undefined;
}

const beforehand = (handle: Handle): PersonRow | undefined => handle[BEFOREHAND];

/** One person: a statement of its own, because PostgreSQL plans one for a list again each time. */
export async function readPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const noted = beforehand(db);
  if (noted?.user.id === id) return noted;
  return (await one(db).execute({ id }))[0]?.person ?? undefined;
}

export async function readPeople(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  return (await some(db).execute({ ids: [...ids] })).map(({ person: row }) => row);
}
