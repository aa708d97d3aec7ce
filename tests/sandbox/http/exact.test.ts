import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shapes } from '../../../src/core/contract/schemas/index.js';
import { exactly } from '../../../src/sandbox/http/input/exact.js';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const strange = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  'usr_1',
  'USD',
  -1,
  0,
  1.5,
  Number.NaN,
  Infinity,
  true,
  [],
  {},
  [undefined],
  { extra: 1 },
  new Date(0),
  ['now'],
  { toJSON: () => 'x' },
);

/** The values that a leaf accepts; where it accepts none of them, all. */
function taken(shape: v.GenericSchema, some: readonly unknown[]): fc.Arbitrary<unknown> {
  const good = some.filter(one => v.is(shape, one));
  return fc.constantFrom(...(good.length > 0 ? good : some));
}

const isSchema = (shape: unknown): shape is v.GenericSchema => isRecord(shape) && shape['kind'] === 'schema';

/** Values that a shape may well take: what its parts say, with something strange in between. */
function valuesFor(shape: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(shape) || !isSchema(shape)) return strange;
  const { type, entries, item, wrapped, options, literal } = shape;
  const likely = (): fc.Arbitrary<unknown> => {
    if (type === 'string') return taken(shape, ['usr_1', 'USD', 'US', '', ' x ', 'a@example.test', '2026-01-01']);
    if (type === 'number') return taken(shape, [0, 1, 100, -1, 1.5]);
    if (type === 'boolean') return fc.boolean();
    if (type === 'literal') return fc.constant(literal);
    if (type === 'picklist' && Array.isArray(options)) return fc.constantFrom<unknown>(...options);
    if ((type === 'union' || type === 'variant') && Array.isArray(options)) return fc.oneof(...options.map(valuesFor));
    if (type === 'array') return fc.array(valuesFor(item), { maxLength: 2 });
    if (type === 'nullable') return fc.oneof(fc.constant(null), valuesFor(wrapped));
    if (type === 'optional' || type === 'nullish') return fc.oneof(fc.constant(undefined), valuesFor(wrapped));
    if (!isRecord(entries)) return strange;
    const fields = Object.fromEntries(Object.entries(entries).map(([name, inner]) => [name, valuesFor(inner)]));
    const whole = fc.record(fields, { noNullPrototype: true });
    return fc.oneof(
      { weight: 12, arbitrary: whole },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [], noNullPrototype: true }) },
      { weight: 1, arbitrary: whole.map(one => ({ ...one, extra: 1 })) },
    );
  };
  return fc.oneof({ weight: 150, arbitrary: likely() }, { weight: 1, arbitrary: strange });
}

describe('an answer that is found to be exactly its shape', () => {
  it.each(Object.entries(shapes))('%s: is let through by valibot, and reads the same', (_, { output }) => {
    const fits = exactly(output);
    fc.assert(
      fc.property(valuesFor(output), value => {
        if (!fits(value)) return;
        const read = v.safeParse(output, value);
        expect(read.success).toBe(true);
        // the order of names is not looked at
        expect(JSON.parse(JSON.stringify({ data: value }))).toEqual(JSON.parse(JSON.stringify({ data: read.output })));
      }),
      { numRuns: 150 },
    );
  });

  const shape = v.object({
    id: v.string(),
    at: v.pipe(v.number(), v.integer()),
    notes: v.optional(v.array(v.nullable(v.picklist(['a', 'b'])))),
  });
  it.each<[boolean, unknown]>([
    [true, { id: 'x', at: 1 }],
    [true, { id: 'x', at: 1, notes: ['a', null] }],
    [true, { id: 'x', at: 1, notes: undefined }],
    [false, { id: 'x', at: 1.5 }],
    [false, { id: 'x' }],
    [false, { id: 'x', at: 1, more: 1 }],
    [false, { id: 'x', at: 1, notes: ['c'] }],
    [false, { id: 'x', at: Number.NaN }],
    [false, null],
    [false, []],
    [false, Object.assign(Object.create({ toJSON: () => 1 }), { id: 'x', at: 1 })],
  ])('says %s of %j', (expected, value) => {
    expect(exactly(shape)(value)).toBe(expected);
  });

  it('is none where the shape would change it', () => {
    expect(exactly(v.pipe(v.string(), v.trim()))(' x')).toBe(false);
    expect(exactly(v.pipe(v.string(), v.trim()))('x')).toBe(true);
    expect(exactly(v.object({ one: v.optional(v.number(), 1) }))({})).toBe(false);
    expect(exactly(v.object({ one: v.fallback(v.optional(v.number()), 1) }))({})).toBe(false);
  });

  it.each(['quote', 'getAccount', 'listOffers'] as const)(
    '%s answers with what can be exact, and is by and large',
    name => {
      const good = fc.sample(valuesFor(shapes[name].output), 600).filter(value => v.is(shapes[name].output, value));
      expect(good.filter(exactly(shapes[name].output)).length).toBeGreaterThan(good.length / 4);
      expect(good.length).toBeGreaterThan(50);
    },
  );
});
