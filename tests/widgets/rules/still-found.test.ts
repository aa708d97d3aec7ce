import { expect, it } from 'vitest';
import { stillFound } from '../../../src/widgets/places/still-found.js';

it('suggestions keep their order while others are asked for, without those that no longer match', () => {
  const asked = (found: Parameters<typeof stillFound<string>>[0], typed: string) =>
    stillFound(found, typed, one => one);
  expect(asked(['Harbor Gym', 'Gym', 'Pool'], 'gym')).toEqual(['Harbor Gym', 'Gym']);
  expect(asked(['Harbor Gym'], 'gym har')).toEqual(['Harbor Gym']);
  expect(asked(['Harbor Gym'], 'pool')).toBe('loading');
  expect(asked('failed', '')).toBe('loading');
});
