import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnChoices } from '../../src/ui/data/data-table/column-choices.js';
import { compareValues } from '../../src/ui/data/data-table/columns.js';
import { filterRows, type TableFilter } from '../../src/ui/data/data-table/filters.js';

interface Row {
  status: string;
  country: string;
}

const filter = (field: 'status' | 'country', value: string): TableFilter<Row> => ({
  id: `${field} ${value}`,
  field,
  value,
  matches: row => row[field] === value,
});
const statuses = ['active', 'paused', 'ended'] as const;
const countries = ['BE', 'US'] as const;
const rows = fc.array(fc.record({ status: fc.constantFrom(...statuses), country: fc.constantFrom(...countries) }));
const filters = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(...statuses).map(value => filter('status', value)),
    fc.constantFrom(...countries).map(value => filter('country', value)),
  ),
  { selector: ({ id }) => id },
);

describe('filters', () => {
  it('widen each other on one field and narrow on different ones', () => {
    const all: Row[] = [
      { status: 'active', country: 'BE' },
      { status: 'paused', country: 'BE' },
      { status: 'active', country: 'US' },
      { status: 'ended', country: 'BE' },
    ];
    expect(filterRows(all, [filter('status', 'active'), filter('status', 'paused')])).toEqual(all.slice(0, 3));
    expect(filterRows(all, [filter('status', 'active'), filter('status', 'paused'), filter('country', 'BE')])).toEqual(
      all.slice(0, 2),
    );
  });

  it('keep the order, keep a row only where each field agrees, and keep all where none is on', () => {
    fc.assert(
      fc.property(rows, filters, (all, on) => {
        const kept = filterRows(all, on);
        const wanted = (field: 'status' | 'country') => on.filter(one => one.field === field).map(({ value }) => value);
        const agrees = (row: Row) =>
          (['status', 'country'] as const).every(
            field => wanted(field).length === 0 || wanted(field).includes(row[field]),
          );
        expect(kept).toEqual(all.filter(agrees));
      }),
    );
  });

  it('do not matter where they cannot be asked: the rows come filtered', () => {
    const all: Row[] = [{ status: 'active', country: 'BE' }];
    expect(filterRows(all, [{ id: 'a', field: 'Status', value: 'Ended' }])).toBe(all);
  });
});

describe('the order of values', () => {
  it("is a size for numbers and the language's own for words", () => {
    expect([10, 9, -1, 123_456_789].toSorted((a, b) => compareValues(a, b, 'en-US'))).toEqual([-1, 9, 10, 123_456_789]);
    expect(['Row 10', 'row 2', 'Éclair', 'Zoë', 'eclipse'].toSorted((a, b) => compareValues(a, b, 'fr-BE'))).toEqual([
      'Éclair',
      'eclipse',
      'row 2',
      'Row 10',
      'Zoë',
    ]);
  });

  it('can be turned round', () => {
    const known = fc.oneof(fc.integer(), fc.string());
    fc.assert(
      fc.property(known, known, (a, b) => {
        expect(Math.sign(compareValues(a, b, 'en-US'))).toBe(0 - Math.sign(compareValues(b, a, 'en-US')) || 0);
      }),
    );
  });
});

describe('the columns', () => {
  const columns = ['name', 'stage', 'seat'].map(id => ({ id, header: id, value: () => id }));
  const ids = fc.subarray(['name', 'stage', 'seat', 'gone']);

  it('keep one that is shown, also where what is hidden names a column that is not there', () => {
    const last = (hidden: readonly string[]) =>
      columnChoices(columns, hidden)
        .filter(({ isLast }) => isLast)
        .map(({ id }) => id);
    expect(last(['name', 'stage'])).toEqual(['seat']);
    expect(last(['name', 'gone'])).toEqual([]);
    fc.assert(
      fc.property(ids, hidden => {
        expect(last(hidden).length > 0).toBe(columns.filter(({ id }) => !hidden.includes(id)).length === 1);
      }),
    );
  });

  it('are hidden and shown again one at a time', () => {
    fc.assert(
      fc.property(ids, hidden => {
        for (const { id, isShown, next } of columnChoices(columns, hidden)) {
          expect(next.includes(id)).toBe(isShown);
          expect(next.filter(one => one !== id)).toEqual(hidden.filter(one => one !== id));
        }
      }),
    );
  });
});
