import { keepMount } from 'nanostores';
import { expect, it } from 'vitest';
import { createLoginToken, redeemOneTimeToken } from '../../../src/core/contract/auth.js';
import { updateUser } from '../../../src/core/contract/users.js';
import type { Session } from '../../../src/core/session/session.js';
import { createActing } from '../../../src/widgets/account/switched-account/acting-model.js';
import { inWorld } from '../../support/in-world.js';
import { done, refused } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

let session: Session;
let sandbox: TestSandbox;
inWorld('family', async opened => {
  sandbox = opened;
  session = openSession(opened);
  await comesIn(session, 'customerServiceManager');
});

async function acting() {
  const model = createActing(session);
  keepMount(model.$screen);
  const { token } = await done(session.request(createLoginToken, { userId: 'usr_member' }));
  await done(session.request(redeemOneTimeToken, { token }));
  await expect.poll(() => model.$screen.get()).toMatchObject({ known: expect.anything() });
  return model;
}

it('staff who act read for whom, until when, and that they can look only', async () => {
  const { $screen } = await acting();
  expect($screen.get()).toMatchObject({
    is: 'acting',
    known: { memberName: 'Alex Rider', reason: null },
    minutesLeft: 30,
    working: false,
  });
  expect(await refused(session.request(updateUser, { userId: 'usr_member', lastName: 'Changed' }))).toBe(
    'actingReadOnly',
  );
});

it('a reason of a few letters is not sent; a good one is shown and opens what may be changed', async () => {
  const { $screen, give } = await acting();
  const before = sandbox.logged.length;
  await give(' x ');
  expect($screen.get()).toMatchObject({ failed: 'tooShort' });
  expect(sandbox.logged.length).toBe(before);
  await give(' Asked on the phone ');
  expect($screen.get()).toMatchObject({ known: { reason: 'Asked on the phone' }, working: false });
  expect($screen.get()).not.toHaveProperty('failed');
  await done(session.request(updateUser, { userId: 'usr_member', lastName: 'Changed' }));
});

it('nobody’s token is renewed on the way: each press is one call', async () => {
  await acting();
  expect(sandbox.logged.map(({ call }) => call)).not.toContain('refreshSession');
});

it('the end is a press, and the session with it', async () => {
  const { $screen, end } = await acting();
  await end();
  expect($screen.get()).toEqual({ is: 'nobody' });
  expect(session.get().jwt).toBeUndefined();
});
