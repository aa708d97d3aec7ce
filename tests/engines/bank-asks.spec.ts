import { test } from '../support/tab/test.js';
import { expectOne, signsUp } from './signup.js';

test('a visitor whose bank asks for a confirmation gives it and signs up', async ({ tab, world }) => {
  expectOne(await signsUp(tab, world, '4000002500003155', { confirms: true }), '3155');
});
