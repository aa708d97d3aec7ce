import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getOffer } from '../../../../src/core/contract/offers.js';
import { createUser } from '../../../../src/core/contract/users.js';
import { session } from '../../../../src/core/session/session.js';
import { inProcessFetch } from '../../../../src/sandbox/index.js';
import type { RedemptionEffect } from '../../../../src/sandbox/codes/tables.js';
import { CodeBox } from '../../../../src/widgets/journeys/signup/code-box.js';
import { createSignup } from '../../../../src/widgets/journeys/signup/model.js';
import { newCode } from '../../../sandbox/billing/account/people.js';
import { done } from '../../../support/results.js';
import { portalKey } from '../../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
  session().configure({ apiUrl: 'http://sandbox.test', apiKey: portalKey, fetch: inProcessFetch(sandbox) });
  await done(
    session().request(createUser, {
      email: 'ana@example.com',
      password: 'Climb-4-life',
      firstName: 'Ana',
      lastName: 'Ruiz',
    }),
  );
});
afterEach(() => {
  cleanup();
  session().forgetOnboarding();
});
afterAll(async () => {
  await session().signOut();
  await sandbox.close();
});

const USD = { code: 'USD', scale: 100 };

/** Somebody in front of their order, who types a code. */
async function types(code: string): Promise<void> {
  const model = createSignup({}, session());
  model.chooseOffer(await done(session().request(getOffer, { offerId: 'us-premier-monthly' })));
  await model.accountReady();
  await model.review.quote();
  render(<CodeBox review={model.review} />);
  fireEvent.click(screen.getByText('Have a redemption code?'));
  fireEvent.change(await screen.findByRole('textbox', { name: /Redemption code/ }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

it.each<[said: string, effect: RedemptionEffect]>([
  ['adds 30 days.', { kind: 'days', days: 30 }],
  ['adds $10.00 of credit.', { kind: 'credit', amount: 1000, currencyCode: 'USD' }],
  [
    'gives you this discount: All off.',
    { kind: 'discount', discount: { name: 'All off', percent: 50, duration: { type: 'once' }, currency: USD } },
  ],
])('who types a code reads that it %s', async (said, effect) => {
  const code = await newCode(sandbox, effect);
  await types(code);
  const remove = await screen.findByText('Remove');
  expect(remove.closest('[role=status]')?.textContent).toMatch(/^Code \S+ /);
  expect(remove.closest('[role=status]')?.textContent).toContain(said);
});
