import { afterAll, beforeAll, expect } from 'vitest';
import { sharedSession } from '../../src/core/session/protocol.js';
import { session } from '../../src/core/session/session.js';

const isOne = () => session().get() === sharedSession().get();

// Files that share modules share the page's session: one that leaves another, or somebody in it, decides what the next one
// asks and whom, and which that is differs from run to run.
let wasOne = true;
beforeAll(() => {
  wasOne = isOne();
});
afterAll(() => {
  expect(
    [isOne() || !wasOne, sharedSession().get().jwt],
    'This file leaves another session, or somebody signed in. Give it a page of its own: `ownPage` in vitest.config.ts.',
  ).toEqual([true, undefined]);
});
