import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant, instantOf, localTime } from '../../src/core/instants.js';

/** Whole minutes, as a field of date and time holds them: up to the year 9999. */
const minutes = fc.integer({ min: 0, max: 4_200_000_000 }).map(count => count * 60);

describe('an instant in a field', () => {
  it('is the same instant when it is read again', () => {
    fc.assert(
      fc.property(minutes, at => {
        const again = instantOf(localTime(at)) ?? 0;
        // an hour that a clock change repeats is written the same both times
        expect([0, 3600]).toContain(Math.abs(again - at));
      }),
    );
  });

  it('is nothing where nothing, or no date, is written', () => {
    expect([instantOf(''), instantOf('tomorrow'), instantOf('2026-13-40T00:00'), localTime(null)]).toEqual([
      null,
      null,
      null,
      '',
    ]);
  });

  it('is read by people as their language writes it', () => {
    expect(formatInstant(1_795_000_000, 'en-US', 'UTC')).toBe('11/18/2026, 11:06 AM');
    expect(formatInstant(1_795_000_000, 'nl-BE', 'Europe/Brussels')).toMatch(/18\/11\/2026.*12:06/);
  });
});
