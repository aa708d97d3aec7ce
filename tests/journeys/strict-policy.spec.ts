import { test } from '../support/test.js';
import { Visitor } from './visitor.js';

test.use({ csp: 'strict' });

// The fixture fails the test for any violation that a page reports.
test('a visitor signs up under a policy that forbids inline styles, foreign scripts and strings where scripts go', async ({
  page,
  world,
}) => {
  const visitor = new Visitor(page, world);
  await visitor.reachesReview();
  await visitor.subscribes();
  await visitor.seesSuccess();
});
