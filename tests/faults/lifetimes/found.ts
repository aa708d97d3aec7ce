import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import type { Db } from '../../../src/sandbox/index.js';
import { type ExpectedInvoice, expectedLife } from './expected.js';
import type { Life } from './lives.js';

const instant = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

const invoice = v.object({
  at: instant,
  reason: v.picklist(['subscribe', 'renewal', 'resume']),
  total: v.number(),
  status: v.picklist(['paid', 'open', 'uncollectible']),
  paid_at: v.nullable(instant),
  attempts: v.number(),
  until: instant,
});
const payment = v.object({ at: instant, amount: v.number() });
const row = v.object({
  user_id: v.string(),
  status: v.string(),
  invoices: v.nullable(v.array(invoice)),
  payments: v.nullable(v.array(payment)),
  history: v.nullable(v.array(v.string())),
});

/** What the database holds of each life, with the lines of its invoices and of its history in the order of time. */
const found = (db: Db, userIds: readonly string[]) =>
  rowsOf(
    db,
    sql`
    select s.user_id, s.status,
      (select json_agg(json_build_object('at', i.created_at, 'reason', i.reason, 'total', i.total, 'status', i.status, 'paid_at', i.paid_at, 'attempts', i.attempts,
          'until', (select max(l.period_end) from invoice_lines l where l.invoice_id = i.id)) order by i.created_at, i.number)
        from invoices i where i.user_id = s.user_id) as invoices,
      (select json_agg(json_build_object('at', p.created_at, 'amount', p.amount) order by p.created_at) from payments p where p.user_id = s.user_id) as payments,
      -- lines of one instant have no order of their own
      (select json_agg(h.type order by h.at, array_position(array['created', 'trialStarted', 'trialEnded', 'paused', 'resumed', 'renewed', 'paymentFailed', 'terminated'], h.type)) from account_history h where h.user_id = s.user_id) as history
    from subscriptions s where s.user_id in (${sql.join(
      userIds.map(id => sql`${id}`),
      sql`, `,
    )})`,
    row,
  );

export interface Verdict {
  expected: number;
  found: number;
  payments: number;
  /** Lives that came to something else than they must have, the first few in words. */
  wrong: string[];
}

const paidBy = (invoices: readonly ExpectedInvoice[]) =>
  invoices.flatMap(({ paidAt, total }) => (paidAt === null ? [] : [{ at: paidAt, amount: total }]));

/** Compares every life with its expected result by `until`: each invoice, each payment, each line of history, to the second and the cent. */
export async function judge(db: Db, lives: readonly Life[], until: number): Promise<Verdict> {
  const verdict: Verdict = { expected: 0, found: 0, payments: 0, wrong: [] };
  for (let from = 0; from < lives.length; from += 500) {
    const some = lives.slice(from, from + 500);
    const byUser = new Map(
      (
        await found(
          db,
          some.map(({ userId }) => userId),
        )
      ).map(one => [one.user_id, one]),
    );
    for (const life of some) {
      const must = expectedLife(life, until);
      const is = byUser.get(life.userId);
      const invoices = (is?.invoices ?? []).map(({ paid_at, ...rest }) => ({ ...rest, paidAt: paid_at }));
      verdict.expected += must.invoices.length;
      verdict.found += invoices.length;
      verdict.payments += is?.payments?.length ?? 0;
      const plain = (list: readonly ExpectedInvoice[]) =>
        list.map(({ at, reason, total, status, paidAt, attempts, until: end }) => [
          at,
          reason,
          total,
          status,
          paidAt,
          attempts,
          end,
        ]);
      const [a, b] = [
        { status: must.status, history: must.history, invoices: plain(must.invoices), payments: paidBy(must.invoices) },
        { status: is?.status, history: is?.history ?? [], invoices: plain(invoices), payments: is?.payments ?? [] },
      ].map(one => JSON.stringify(one));
      if (a !== b && verdict.wrong.length < 5)
        verdict.wrong.push(`${JSON.stringify(life)}\n  must be ${a}\n  but is  ${b}`);
    }
  }
  return verdict;
}

/** Columns that are ids or count how often something was written: they differ from run to run. */
const LEFT_OUT = ['id', 'number', 'version', 'subscription_id', 'invoice_id', 'request_id', 'actor_id'];

/**
 * All books as one number for each table, in any order of the rows: equal when every row is equal but for its ids. What
 * people did in the seconds after the clock had stopped counts as of its stop.
 */
export async function digestOf(db: Db, start: number): Promise<Record<string, string>> {
  const day = `mod(value::text::bigint - ${start}, 86400)`;
  const digests: Record<string, string> = {};
  for (const table of [
    'subscriptions',
    'invoices',
    'invoice_lines',
    'payments',
    'credit_ledger',
    'account_history',
    'outbox',
  ]) {
    const about =
      table === 'invoice_lines' || table === 'payments'
        ? `|| (select i.user_id || i.created_at || i.reason from invoices i where i.id = t.invoice_id)`
        : '';
    const [answer] = await rowsOf(
      db,
      sql.raw(`
        select count(*)::text || ' ' || coalesce(sum(hashtextextended((
          select string_agg(key || '=' || case when json_typeof(value) = 'number' and value::text::numeric > 1000000000 and ${day} between 64800 and 72000
            then (value::text::bigint - ${day} + 64800)::text else value::text end, ',' order by key)
          from json_each(row_to_json(t)) where key not in (${LEFT_OUT.map(name => `'${name}'`).join(', ')})
        ) ${about}, 0)::numeric), 0)::text as digest from ${table} t`),
      v.object({ digest: v.string() }),
    );
    digests[table] = answer?.digest ?? '';
  }
  return digests;
}
