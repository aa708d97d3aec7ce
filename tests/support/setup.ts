import { afterEach, beforeEach, expect, vi } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { takeUnexpected, watchConsole } from './console.js';

// It has no setting for how long it waits, and a second is too short for a busy machine.
const { waitFor } = vi;
vi.waitFor = (holds, options) =>
  waitFor(holds, typeof options === 'number' ? options : { timeout: patience.state, ...options });

// A warning that nobody reads is a fault that nobody corrects: each one fails the test that made it.
beforeEach(watchConsole);
afterEach(() => {
  expect(
    takeUnexpected().join('\n'),
    'The console was written to. A test that means that says so with expectConsole().',
  ).toBe('');
});
