import { test } from '../support/tab/test.js';
import { expectOne, signsUp } from './signup.js';

test("a visitor of a partner's page signs up", async ({ tab, world }) => {
  expectOne(await signsUp(tab, world, '4242424242424242'), '4242');
});
