import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readShape } from '../../../src/sandbox/http/input/read-shape.js';
import { shapes } from '../../../src/core/contract/schemas/index.js';

const problemsOf = (shape: v.GenericSchema, sent: unknown) => {
  const read = readShape(shape, sent);
  return read.ok ? [] : read.problems;
};

describe('what somebody sent that does not fit', () => {
  const routine = v.object({
    title: v.string(),
    level: v.picklist(['easy', 'hard']),
    sets: v.pipe(v.number(), v.integer(), v.maxValue(20)),
    days: v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(3, 'Three letters at most.')) })),
  });

  it('is said place by place: what is missing, and what it has to be', () => {
    expect(
      problemsOf(routine, { level: 'godlike', sets: 1.5, days: [{ name: 'Legs' }, { name: 7, id: 1 }, 'Arms'] }),
    ).toEqual([
      { path: 'title', message: 'Is missing.' },
      { path: 'level', message: 'Must be one of these: easy, hard.' },
      { path: 'sets', message: 'Must be a whole number.' },
      { path: 'days.0.name', message: 'Three letters at most.' },
      { path: 'days.1.name', message: 'Must be text.' },
      { path: 'days.1.id', message: 'Does not belong here.' },
      { path: 'days.2', message: 'Must be an object.' },
    ]);
    expect(problemsOf(routine, { title: '', level: 'easy', sets: 21, days: [] })).toEqual([
      { path: 'sets', message: 'Must be 20 or less.' },
    ]);
    expect(problemsOf(routine, undefined)).toEqual([{ path: '', message: 'Is missing.' }]);
  });

  it('is a sentence, whatever call it was meant for', () => {
    const values = fc.oneof(
      fc.constant(null),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.string(),
      fc.array(fc.integer()),
    );
    for (const [name, { input }] of Object.entries(shapes)) {
      const fields = 'entries' in input && typeof input.entries === 'object' ? Object.keys(input.entries ?? {}) : [];
      const anything = fc.oneof(
        values,
        fc.record(Object.fromEntries(fields.map(field => [field, values])), { requiredKeys: [] }),
      );
      fc.assert(
        fc.property(anything, sent => {
          for (const { message } of problemsOf(input, sent)) {
            expect(message, name).toMatch(/^[A-Z].*\.$/);
            expect(message, name).not.toMatch(/\b(Expected|Invalid|received|undefined)\b/);
          }
        }),
        { numRuns: 20 },
      );
    }
  });
});
