import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { prepared } from '../db/handles.js';
import { creditLedger, invoices, paymentMethods } from '../db/schema/billing.js';
import { providerIntents, providerPaymentMethods } from '../db/schema/card-provider.js';
import { users } from '../db/schema/identity.js';
import { subscriptionAddons, subscriptions } from '../db/schema/memberships.js';

/** Rows of a table as one column: what is read beside a person, however many there are of it. */
function rowsAs<Table extends PgTable>(table: Table, where: SQL, orderBy: SQL): SQL<Table['$inferSelect'][]> {
  const fields = sql.join(Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`), sql`, `);
  return sql`(select coalesce(json_agg(json_build_object(${fields}) order by ${orderBy}), '[]') from ${table} where ${where})`;
}

/** The living membership first: those that ended have an end. */
const present = sql`(
  select s.id from ${subscriptions} s where s.user_id = ${users.id} order by s.ended_at is null desc, s.created_at desc, s.id desc limit 1
)`;

const balances = sql<Record<string, number> | null>`(
  select json_object_agg(c.currency_code, c.balance)
  from (select l.currency_code, sum(l.amount) as balance from ${creditLedger} l where l.user_id = ${users.id} group by l.currency_code) c
)`;

/** All that the rules know of some people, in one statement. */
export const readPeople = prepared((db) =>
  db
    .select({
      user: users,
      subscription: subscriptions,
      method: paymentMethods,
      behaviour: providerPaymentMethods.behaviour,
      addons: rowsAs(subscriptionAddons, sql`${subscriptionAddons.subscriptionId} = ${subscriptions.id} and ${subscriptionAddons.endedAt} is null`, sql`${subscriptionAddons.createdAt}, ${subscriptionAddons.id}`),
      open: rowsAs(invoices, sql`${invoices.subscriptionId} = ${subscriptions.id} and ${invoices.status} = 'open'`, sql`${invoices.number}`),
      intents: rowsAs(providerIntents, sql`${providerIntents.paymentMethodId} = ${paymentMethods.providerId}`, sql`${providerIntents.createdAt} desc`),
      credit: balances,
    })
    .from(users)
    .leftJoin(subscriptions, sql`${subscriptions.id} = ${present}`)
    .leftJoin(paymentMethods, and(eq(paymentMethods.userId, users.id), eq(paymentMethods.active, sql`true`)))
    .leftJoin(providerPaymentMethods, eq(providerPaymentMethods.id, paymentMethods.providerId))
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`)
    .prepare('people'),
);

export type PersonRow = Awaited<ReturnType<ReturnType<typeof readPeople>['execute']>>[number];
