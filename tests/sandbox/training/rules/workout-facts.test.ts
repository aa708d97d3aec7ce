import { describe, expect, it } from 'vitest';
import { isCounted } from '../../../../src/sandbox/training/rules/workout-facts.js';

describe('a workout', () => {
  const ride = { completed: true, contentId: 'hills', source: 'equipment' } as const;

  it('counts when it is a class that was completed, whoever recorded it', () => {
    for (const source of ['equipment', 'app', 'import'] as const) expect(isCounted({ ...ride, source })).toBe(true);
  });

  it('does not count when it was left early, has no class or was entered by hand', () => {
    expect(isCounted({ ...ride, completed: false })).toBe(false);
    expect(isCounted({ ...ride, contentId: null })).toBe(false);
    expect(isCounted({ ...ride, source: 'manual' })).toBe(false);
  });
});
