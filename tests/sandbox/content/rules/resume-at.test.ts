import { expect, it } from 'vitest';
import { resumeAt } from '../../../../src/sandbox/content/rules/resume-at.js';

it.each([
  ['goes on where it was left off', 600, 600],
  ['goes on while half a minute is left', 1770, 1770],
  ['begins anew when less is left', 1771, 0],
  ['begins anew after its end', 1800, 0],
])('a class %s', (_, seconds, expected) => {
  expect(resumeAt(seconds, 1800)).toBe(expected);
});
