import { openPage } from '../support/page.js';
import { Person } from '../support/tab/person.js';
import { expect, test } from '../support/tab/test.js';
import { goesToPayment } from './signup.js';

const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

test('a page that keeps out other sites says so where the card would be, first of all that may be the cause', async ({
  tab,
  world,
  noise,
}) => {
  noise.allow(
    /NotSameOrigin|BLOCKED_BY_RESPONSE|Cross-Origin|NS_ERROR|Failed to load|style-src-elem|default-src chrome:/i,
  );
  await openPage(tab, world, { headers: isolation, body: '<echelon-signup></echelon-signup>' });
  expect(await tab.evaluate(() => crossOriginIsolated), 'the page is not isolated').toBe(true);
  const person = new Person(tab);
  await goesToPayment(person);
  // Where the browser shows a page of its own in place of the fields, only their absence can be noticed: that takes ten seconds.
  await person.sees('text', 'This page keeps out other sites (COEP), so the payment fields too.', { within: 20_000 });
});
