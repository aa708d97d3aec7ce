import { afterEach, beforeEach, expect } from 'vitest';
import { takeUnexpected, watchConsole } from './console.js';

// A warning that nobody reads is a fault that nobody corrects: each one fails the test that made it.
beforeEach(watchConsole);
afterEach(() => {
  expect(takeUnexpected(), 'The console was written to. A test that means that says so with expectConsole().').toEqual(
    [],
  );
});
