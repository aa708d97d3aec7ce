import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listing, pageSize } from '../../../src/core/contract/schemas/query.js';
import { orders } from '../../../src/sandbox/orders/tables.js';
import { counted, pageOf } from '../../../src/sandbox/db/page.js';
import { holds } from '../../../src/sandbox/db/search.js';
import { sortedBy } from '../../../src/sandbox/db/sort.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import * as v from 'valibot';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

type Row = typeof orders.$inferInsert;

/** Few values, so that many rows are equal in what they are sorted by. */
const rows = fc
  .array(fc.record({ total: fc.nat(2), placedAt: fc.nat(2), userId: fc.option(fc.constantFrom('a', 'b', 'c')) }), {
    maxLength: 12,
  })
  .map(all =>
    all.map((row, index): Row => ({
      ...row,
      // not in the order in which they are written
      id: `row_${String((index * 7) % 13).padStart(2, '0')}`,
      number: `P-${index}`,
      email: 'page@example.com',
      items: [],
      currencyCode: 'USD',
      currencyScale: 100,
      status: 'placed',
      source: 'phone',
    })),
  );

const sorts = fc.constantFrom('total', '-total', 'placedAt', '-placedAt', 'userId', '-userId');
type Sort = 'total' | '-total' | 'placedAt' | '-placedAt' | 'userId' | '-userId';

/** The same order in plain JavaScript: rows without a value are last, equals are ordered by their ids. */
function compared(sort: Sort) {
  const descends = sort.startsWith('-');
  const value = (row: Row) =>
    sort.endsWith('total') ? row.total : sort.endsWith('placedAt') ? row.placedAt : (row.userId ?? null);
  return (one: Row, other: Row): number => {
    const [a, b] = [value(one), value(other)];
    if (a !== b) {
      if (a === null) return 1;
      if (b === null) return -1;
      return a < b === descends ? 1 : -1;
    }
    return one.id < other.id ? -1 : 1;
  };
}

const own = eq(orders.email, 'page@example.com');

const asked = (sort: Sort, page: { offset?: number; limit?: number }) =>
  pageOf(sandbox.database.db, {
    rows: sandbox.database.db.select({ id: orders.id }).from(orders).where(own),
    order: [sortedBy(sort, { total: orders.total, placedAt: orders.placedAt, userId: orders.userId })],
    key: orders.id,
    page,
    items: found => found.map(({ id }) => id),
  });

async function keep(all: readonly Row[]): Promise<void> {
  await sandbox.database.db.delete(orders).where(own);
  if (all.length > 0) await sandbox.database.db.insert(orders).values([...all]);
}

describe('a list in pages', () => {
  afterEach(() => keep([]));

  it('has every row on exactly one page, in one order, and says how many there are', async () => {
    await fc.assert(
      fc.asyncProperty(rows, sorts, fc.integer({ min: 1, max: 5 }), async (all, sort, limit) => {
        await keep(all);
        const pages: string[] = [];
        for (let offset = 0; offset < all.length; offset += limit) {
          const page = await asked(sort, { offset, limit });
          expect(page).toMatchObject({ total: all.length, offset, limit });
          pages.push(...page.items);
        }
        expect(pages).toEqual(all.toSorted(compared(sort)).map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });

  it('answers any place of it as a plain list would, an empty page past its end too', async () => {
    await fc.assert(
      fc.asyncProperty(rows, sorts, fc.nat(15), fc.integer({ min: 1, max: 15 }), async (all, sort, offset, limit) => {
        await keep(all);
        const ids = all.toSorted(compared(sort)).map(({ id }) => id);
        expect(await asked(sort, { offset, limit })).toEqual({
          items: ids.slice(offset, offset + limit),
          total: ids.length,
          offset,
          limit,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('has fifty rows on a page of which nothing is said, and a hundred at most', async () => {
    await keep([]);
    expect(await asked('total', {})).toEqual({ items: [], total: 0, offset: 0, limit: 50 });
    expect(pageSize).toEqual({ usual: 50, most: 100 });
    const query = listing();
    expect(v.is(query, { limit: '100' })).toBe(true);
    expect(v.is(query, { limit: '101' })).toBe(false);
    expect(v.is(query, { limit: '0' })).toBe(false);
  });

  it('says the same of all pages where its rows say it, past its end too', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.nat(15), fc.integer({ min: 1, max: 15 }), async (all, offset, limit) => {
        await keep(all);
        const { db } = sandbox.database;
        const page = await pageOf(db, {
          rows: db
            .select({ id: orders.id, total: counted(orders, own) })
            .from(orders)
            .where(own),
          order: [],
          key: orders.id,
          page: { offset, limit },
          items: found => found.map(({ id }) => id),
          total: ({ total }) => total,
        });
        const ids = all.map(({ id }) => id).toSorted();
        expect(page).toEqual({ items: ids.slice(offset, offset + limit), total: ids.length, offset, limit });
      }),
      { numRuns: 40 },
    );
  });

  it('counts what is listed when two tables make it', async () => {
    const { db } = sandbox.database;
    await keep([
      { ...row, id: 'one', number: 'P-1' },
      { ...row, id: 'two', number: 'P-2' },
    ]);
    const other = db.select({ number: orders.number }).from(orders).where(own).as('other');
    const page = await pageOf(db, {
      rows: db.select().from(orders).innerJoin(other, own).where(own),
      order: [desc(orders.id), desc(other.number)],
      key: orders.id,
      page: { limit: 3 },
      items: found => found.map(pair => `${pair.orders.id} ${pair.other.number}`),
    });
    expect(page).toEqual({ items: ['two P-2', 'two P-1', 'one P-2'], total: 4, offset: 0, limit: 3 });
  });
});

const row: Omit<Row, 'id' | 'number'> = {
  email: 'page@example.com',
  items: [],
  total: 1,
  placedAt: 1,
  currencyCode: 'USD',
  currencyScale: 100,
  status: 'placed',
  source: 'phone',
};

describe('the query of a list', () => {
  const query = listing({ filters: { size: v.optional(v.literal('big')) }, sorts: ['placedAt', 'total'] });
  type Query = v.InferOutput<typeof query>;

  it('is sorted both ways by its own columns and by no others', () => {
    for (const sort of ['placedAt', '-placedAt', 'total', '-total']) expect(v.is(query, { sort })).toBe(true);
    for (const sort of ['--total', '-', '', 'size', 'toString']) expect(v.is(query, { sort })).toBe(false);
    const fits: Query = { size: 'big', sort: '-total', offset: 0, limit: 1 };
    // @ts-expect-error -- no such sort
    const wrong: Query = { sort: 'size' };
    expect(v.is(query, fits)).toBe(true);
    expect(v.is(query, wrong)).toBe(false);
  });

  it('does not compile without a column for each sort, or with one too many', () => {
    const by = (sort: NonNullable<Query['sort']>) => [
      sortedBy(sort, { placedAt: orders.placedAt, total: orders.total }),
      // @ts-expect-error -- `total` has no column
      sortedBy(sort, { placedAt: orders.placedAt }),
      // @ts-expect-error -- nothing is sorted by `email`
      sortedBy(sort, { placedAt: orders.placedAt, total: orders.total, email: orders.email }),
    ];
    expect(by('placedAt')).toHaveLength(3);
  });
});

describe('a search', () => {
  afterEach(() => keep([]));

  it.each(['%', '_', '\\', '100%', "o'", 'ÄÖ', 'äö'])('finds %j as it is written, in any case', async q => {
    await keep([
      { ...row, id: 'one', number: "a 100% of_O'x\\ äÖ" },
      { ...row, id: 'two', number: 'plain' },
    ]);
    const found = await sandbox.database.db.select({ id: orders.id }).from(orders).where(holds(orders.number, q));
    expect(found).toEqual([{ id: 'one' }]);
  });
});
