import { and, eq, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { base64url } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LongPageQuery } from '../../../src/core/contract/schemas/query.js';
import { longPageOf } from '../../../src/sandbox/db/long-page.js';
import { searchIn } from '../../../src/sandbox/db/search.js';
import { Refusal } from '../../../src/sandbox/http/refusal.js';
import { orderSearch, orderWords } from '../../../src/sandbox/orders/order-words.js';
import { orders } from '../../../src/sandbox/orders/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

type Row = typeof orders.$inferInsert;

const row: Omit<Row, 'id' | 'number'> = {
  email: 'long@example.com',
  items: [],
  total: 1,
  placedAt: 1,
  currencyCode: 'USD',
  currencyScale: 100,
  status: 'placed',
  source: 'phone',
};

/** Few values, so that many rows are equal in what they are sorted by, and some have none. */
const rows = fc
  .array(fc.record({ total: fc.integer({ min: -1, max: 1 }), userId: fc.option(fc.constantFrom('a', 'É', '%')) }), {
    maxLength: 14,
  })
  .map(all =>
    all.map((one, index): Row => ({
      ...row,
      ...one,
      // not in the order in which they are written
      id: `row_${String((index * 7) % 15).padStart(2, '0')}`,
      number: `L-${index}`,
    })),
  );

const sorts = ['total', '-total', 'userId', '-userId', 'length', '-length'] as const;
type Sort = (typeof sorts)[number];

const own = eq(orders.email, 'long@example.com');

interface Asked extends LongPageQuery {
  sort: Sort;
  which?: SQL | undefined;
  search?: string | undefined;
}

/** Pages of the orders of this file; `which` is what somebody filters them by. */
const asked = ({ sort, which, search, ...page }: Asked) => {
  const { db } = sandbox.database;
  return longPageOf(db, {
    rows: (at, fitting) => db.select({ id: orders.id, at }).from(orders).where(and(own, fitting)),
    which,
    search: search === undefined ? undefined : searchIn(orderSearch(orders), [orderWords(orders)], search),
    sort,
    by: { total: orders.total, userId: orders.userId, length: sql<number>`length(${orders.number})` },
    key: orders.id,
    page,
    items: found => found.map(({ id }) => id),
  });
};

async function keep(all: readonly Row[]): Promise<void> {
  await sandbox.database.db.delete(orders).where(own);
  if (all.length > 0) await sandbox.database.db.insert(orders).values([...all]);
}
afterEach(() => keep([]));

/** The same order in plain JavaScript: rows without a value are last, equals follow their ids in the same direction. */
function sorted(all: readonly Row[], sort: Sort): string[] {
  const way = sort.startsWith('-') ? -1 : 1;
  const value = (one: Row) =>
    sort.endsWith('total') ? one.total : sort.endsWith('length') ? one.number.length : (one.userId ?? null);
  return all
    .toSorted((one, other) => {
      const [a, b] = [value(one), value(other)];
      if (a === b) return one.id < other.id ? -way : way;
      if (a === null || b === null) return a === null ? 1 : -1;
      return a < b ? -way : way;
    })
    .map(({ id }) => id);
}

describe('a long list, read page by page', () => {
  it.each([
    ['all of it', undefined],
    ['what a filter lets through', sql`${orders.total} is not null`],
  ])('has every row once, in order, down to its end and back: %s', async (_, which) => {
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...sorts), fc.integer({ min: 1, max: 5 }), async (all, sort, limit) => {
        await keep(all);
        const ids = sorted(all, sort);
        const down = [await asked({ sort, limit, which })];
        for (let last = down[0]; last?.next; down.push(last))
          last = await asked({ sort, limit, which, cursor: last.next, offset: down.length * limit });
        expect(down.flatMap(({ items }) => items)).toEqual(ids);
        expect(down.every(({ items }) => items.length === limit)).toBe(all.length > 0 && all.length % limit === 0);
        for (const [index, page] of down.entries())
          expect(page).toMatchObject({ total: all.length, atLeast: false, limit, offset: index * limit });
        expect(down[0]?.previous).toBeNull();

        const up = down.slice(-1);
        for (let first = up[0]; first?.previous; up.unshift(first))
          first = await asked({ sort, limit, which, cursor: first.previous });
        expect(up.map(({ items }) => items)).toEqual(down.map(({ items }) => items));
      }),
      { numRuns: 25 },
    );
  });

  it('answers any place of it as a plain list would, and leads on from there', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(...sorts),
        fc.nat(16),
        fc.integer({ min: 1, max: 6 }),
        async (all, sort, offset, limit) => {
          await keep(all);
          const ids = sorted(all, sort);
          const page = await asked({ sort, offset, limit });
          expect(page).toMatchObject({ items: ids.slice(offset, offset + limit), total: ids.length, offset });
          if (page.next)
            expect((await asked({ sort, limit, cursor: page.next })).items).toEqual(
              ids.slice(offset + limit, offset + 2 * limit),
            );
          else expect(offset + limit).toBeGreaterThanOrEqual(ids.length);
          if (page.previous)
            expect((await asked({ sort, limit, cursor: page.previous })).items).toEqual(
              ids.slice(Math.max(0, offset - limit), offset),
            );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('has every row that was and stays once, and none twice, however many others come and go meanwhile', async () => {
    const filters = { none: undefined, some: sql`${orders.total} >= 0` };
    const walk = fc.record({
      all: rows,
      /** Before each page: whether these come, and which of those that are there go. */
      meanwhile: fc.array(fc.record({ come: rows, go: fc.nat(14) }), { maxLength: 8 }),
      sort: fc.constantFrom(...sorts),
      which: fc.constantFrom('none' as const, 'some' as const),
      search: fc.constantFrom(undefined, 'ong@ex', 'lo'),
      limit: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(walk, async ({ all, meanwhile, sort, which, search, limit }) => {
        const { db } = sandbox.database;
        await keep(all);
        const ever = [...all];
        const gone = new Set<string>();
        const fits = ({ total }: Row) => which === 'none' || total >= 0;
        const page = (more: LongPageQuery) => asked({ sort, limit, which: filters[which], search, ...more });
        let step = -1;
        const happens = async () => {
          step += 1;
          const { come, go } = meanwhile[step] ?? { come: [], go: -1 };
          const added = come.map((one): Row => ({
            ...one,
            id: `${one.id}_${step}`,
            number: `${one.number}-${step}${'0'.repeat(step % 3)}`,
          }));
          if (added.length > 0) await db.insert(orders).values(added);
          const left = ever[go]?.id;
          ever.push(...added);
          if (left === undefined) return;
          gone.add(left);
          await db.delete(orders).where(eq(orders.id, left));
        };
        /** Reads to one end of the list, and answers what it saw, first to last, and a way back. */
        const read = async (first: Awaited<ReturnType<typeof page>>, to: 'next' | 'previous') => {
          const there = new Set(ever.filter(one => fits(one) && !gone.has(one.id)).map(({ id }) => id));
          const seen = [...first.items];
          let last = first;
          for (let cursor = first[to]; cursor !== null; cursor = last[to]) {
            await happens();
            last = await page({ cursor });
            if (to === 'next') seen.push(...last.items);
            else seen.unshift(...last.items);
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(sorted(ever, sort).filter(id => seen.includes(id)));
          return { last, there, seen };
        };
        const start = await page({});
        const down = await read(start, 'next');
        expect(down.seen).toEqual(expect.arrayContaining([...down.there].filter(id => !gone.has(id))));
        const up = await read(down.last, 'previous');
        const before = sorted(ever, sort);
        const end = before.indexOf(up.seen.at(-1) ?? '');
        const met = [...up.there].filter(id => !gone.has(id) && before.indexOf(id) <= end);
        expect(up.seen).toEqual(expect.arrayContaining(met));
      }),
      { numRuns: 40 },
    );
  });

  it('neither repeats nor skips a row when others come and go meanwhile', async () => {
    const at = (total: number): Row => ({ ...row, id: `at_${total}`, number: `L-${total}`, total });
    await keep([10, 20, 30, 40, 50].map(at));
    const first = await asked({ sort: '-total', limit: 2 });
    expect(first.items).toEqual(['at_50', 'at_40']);
    await sandbox.database.db.insert(orders).values([at(60), at(45), at(25)]);
    await sandbox.database.db.delete(orders).where(eq(orders.id, 'at_40'));
    const second = await asked({ sort: '-total', limit: 2, cursor: first.next ?? '' });
    expect(second.items).toEqual(['at_30', 'at_25']);
    const back = await asked({ sort: '-total', limit: 2, cursor: second.previous ?? '' });
    expect(back.items).toEqual(['at_50', 'at_45']);
  });
});

describe('a list of more rows than are counted', () => {
  const many = sql`insert into orders (id, number, email, items, total, currency_code, currency_scale, status, placed_at, source)
    select 'many_' || lpad(n::text, 5, '0'), 'L-' || n, 'long@example.com', '[]', n, 'USD', 100, 'placed', 1, 'phone'
    from generate_series(1, 10020) n`;

  it('says that there are more, and goes on to its end by the rows that it has come to', async () => {
    await sandbox.database.db.execute(many);
    const searches = [{}, { which: eq(orders.status, 'placed') }, { search: 'ONG@exam' }, { search: 'lo' }];
    for (const one of searches) {
      const first = await asked({ ...one, sort: 'total', limit: 3 });
      expect(first).toMatchObject({ items: ['many_00001', 'many_00002', 'many_00003'], total: 10_000, atLeast: true });
      const late = await asked({ ...one, sort: 'total', limit: 15, offset: 10_000 });
      expect(late.items[0]).toBe('many_10001');
      const last = await asked({ ...one, sort: 'total', limit: 15, offset: 10_015, cursor: late.next ?? '' });
      expect(last.items).toEqual(['many_10016', 'many_10017', 'many_10018', 'many_10019', 'many_10020']);
      expect(last).toMatchObject({ next: null, total: 10_000, atLeast: true, offset: 10_015 });
    }
    expect(await asked({ sort: 'total', search: 'L-10020 ' })).toMatchObject({ total: 1, atLeast: false });
    await sandbox.database.db.delete(orders).where(and(own, sql`${orders.total} > 10000`));
    expect(await asked({ sort: 'total', limit: 1 })).toMatchObject({ total: 10_000, atLeast: false });
  });

  it('is not passed over by counting: past the ten-thousandth row, a page is reached from the one beside it', async () => {
    expect(await asked({ sort: 'total', offset: 10_000 })).toMatchObject({ items: [] });
    await expect(asked({ sort: 'total', offset: 10_001 })).rejects.toMatchObject({
      code: 'validationFailed',
      debug: { fields: [{ path: 'offset', message: 'Must be 10000 or less. Go on by the cursors of pages.' }] },
    });
  });
});

describe('a cursor', () => {
  const said = (what: unknown): string => base64url.encode(JSON.stringify(what));
  const good = { sort: 'total', to: 'next', value: '1', key: 'row_1' };

  it('that was made for the sort is taken', async () => {
    expect(await asked({ sort: 'total', cursor: said(good) })).toMatchObject({ items: [] });
    expect(await asked({ sort: '-userId', cursor: said({ ...good, sort: '-userId', value: null }) })).toBeDefined();
  });

  it.each([
    ['of another sort', said({ ...good, sort: '-total' })],
    ['of no direction', said({ ...good, to: 'up' })],
    ['with more than belongs to it', said({ ...good, table: 'users' })],
    ['without a value where every row has one', said({ ...good, value: null })],
    ['with a text where numbers are sorted', said({ ...good, value: 'x' })],
    ['with a number that no database takes', said({ ...good, value: '9'.repeat(30) })],
    ['with a NUL in its key', said({ ...good, key: 'a\0' })],
    ['that is no JSON', base64url.encode('{')],
    ['that is no base64', '*'],
    ['that is empty', ''],
  ])('%s is refused by its field', async (_, cursor) => {
    const refusal: unknown = await asked({ sort: 'total', cursor }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: 'validationFailed',
      debug: { fields: [{ path: 'cursor', message: 'Start from the first page again.' }] },
    });
  });
});
