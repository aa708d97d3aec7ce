import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstQuery, readListQuery, writeListQuery, type ListShape } from '../../src/core/list-query.js';

const shape: ListShape = {
  filters: { state: ['draft', 'published'], campaign: undefined },
  sorts: ['savedAt', 'plan'],
  columns: ['plan', 'state', 'savedAt'],
  hidden: ['savedAt'],
};

const queries = fc.record({
  q: fc.string({ maxLength: 200 }),
  filters: fc
    .record(
      { state: fc.constantFrom('draft', 'published'), campaign: fc.string({ minLength: 1, maxLength: 200 }) },
      { requiredKeys: [] },
    )
    // the address gives them in one order
    .map(({ state, campaign }) => ({ ...(state && { state }), ...(campaign && { campaign }) })),
  sort: fc.constantFrom(undefined, 'savedAt', '-savedAt', '-plan'),
  page: fc.integer({ min: 1, max: 100_000 }),
  hidden: fc.subarray(['plan', 'state', 'savedAt'], { maxLength: 2 }),
});

describe('what a list shows', () => {
  it('is the same when its address is opened again', () => {
    fc.assert(
      fc.property(queries, query => {
        expect(readListQuery(writeListQuery(query, shape), shape)).toEqual(query);
      }),
    );
  });

  it('is something that the list can show, for any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), search => {
        const { filters, sort = '', page, hidden, q } = readListQuery(search, shape);
        expect(Object.keys(filters).every(name => name in shape.filters)).toBe(true);
        expect(filters['state'] ?? 'draft').toMatch(/^(?:draft|published)$/);
        expect(sort).toMatch(/^-?(?:savedAt|plan)$|^$/);
        expect(page).toBeGreaterThan(0);
        expect(hidden.length).toBeLessThan(shape.columns.length);
        expect(q.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('is the first of all lists without a word in the address, and then the address says nothing', () => {
    expect(readListQuery('', shape)).toEqual({ q: '', filters: {}, sort: undefined, page: 1, hidden: ['savedAt'] });
    expect(writeListQuery(firstQuery(shape), shape)).toBe('');
  });

  it.each([
    ['?state=draft&sort=-savedAt&page=3', { filters: { state: 'draft' }, sort: '-savedAt', page: 3 }],
    ['?state=sold&sort=name&page=0', { filters: {}, sort: undefined, page: 1 }],
    ['?page=2.5&page=7', { page: 1 }],
    ['?hide=', { hidden: [] }],
    ['?hide=state.nothing', { hidden: ['state'] }],
    ['?hide=plan.state.savedAt', { hidden: ['savedAt'] }],
  ])('is read from %s', (search, expected) => {
    expect(readListQuery(search, shape)).toMatchObject(expected);
  });
});
