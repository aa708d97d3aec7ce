import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account, Subscription } from '../../../src/core/contract/schemas/account.js';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { priceWords } from '../../../src/ui/data/price/words.js';
import { words } from '../../../src/widgets/account/account-overview/copy.js';
import {
  dateLine,
  freeUntil,
  isExpired,
  membershipRows,
  reasonsOf,
} from '../../../src/widgets/account/account-overview/lines.js';
import { createAccountOverview } from '../../../src/widgets/account/account-overview/model.js';
import { noticesOf } from '../../../src/widgets/account/account-overview/notices.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const signIn = () => done(session.request(signInCall, logins.member));

async function open() {
  const model = createAccountOverview(session);
  model.$screen.listen(() => undefined);
  await settled(model);
  return model;
}

const settled = ({ $screen }: ReturnType<typeof createAccountOverview>) =>
  vi.waitFor(() => expect($screen.get().is).not.toBe('loading'), patience);

const rowsOf = (account: Account, subscription: Subscription) =>
  membershipRows(account, subscription, subscription.startedAt ?? 0, words.english, priceWords.english, 'en-US');

/** What the member of a world sees. */
async function memberOf(world: WorldName) {
  await sandbox.load(world);
  await signIn();
  const model = await open();
  const screen = model.$screen.get();
  if (screen.is !== 'member') throw new Error(`There is no membership: ${screen.is}.`);
  const { account, subscription, now } = screen;
  return {
    ...screen,
    firstName: model.$person.get().firstName,
    line: dateLine(subscription, now, words.english, 'en-US'),
    notices: noticesOf(account, subscription, now, words.english, 'en-US'),
  };
}

describe('nobody', () => {
  it('is asked to sign in, and nothing is asked of the server', async () => {
    const asked = sandbox.logged.length;
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
    expect(sandbox.logged.length).toBe(asked);
  });
});

describe('a member', () => {
  it('sees the next bill, when it comes and what for', async () => {
    const { account, subscription, line, notices, firstName } = await memberOf('active-monthly');
    expect(line).toMatch(/^Renews \d\d\/\d\d\/\d{4}, in 20 days$/);
    expect(subscription.nextBillAmount).toBe(3999);
    expect(rowsOf(account, subscription)[0]).toEqual({
      term: 'Price',
      value: '$39.99 per month',
    });
    expect(notices).toEqual([]);
    expect(firstName).toBe('Alex');
  });

  it('reads how long a price holds and what comes then, and that a bill has credit counted in it', async () => {
    const { account, subscription } = await memberOf('active-monthly');
    const [price] = subscription.prices;
    if (!price) throw new Error('There is no price.');
    const lowered: Subscription = {
      ...subscription,
      prices: [
        { ...price, amount: 2999, bills: 2, until: price.from + 60 * 86_400 },
        { ...price, from: price.from + 60 * 86_400 },
      ],
    };
    const credited: Account = { ...account, accountCredit: { ...account.accountCredit, value: 1000 } };
    expect(rowsOf(credited, lowered)).toMatchObject([
      { term: 'Price', value: '$29.99 per month for 2 months, then $39.99 per month' },
      { term: 'Credit', value: '$10.00', note: 'Counted in your next bill already.' },
      { term: 'Member since' },
    ]);
  });

  it('reads why the next bill is another one: a planned change, the end of a pause', async () => {
    const change = await memberOf('change-scheduled');
    expect(change.subscription.nextBillAmount).not.toBe(3999);
    expect(reasonsOf(change.subscription, words.english, 'en-US')).toEqual([
      expect.stringMatching(/^You change to .*Connect.* on \d\d\/\d\d\/\d{4}\.$/),
    ]);
    expect(reasonsOf((await memberOf('pausing')).subscription, words.english, 'en-US')).toEqual([
      expect.stringMatching(/^It resumes on \d\d\/\d\d\/\d{4}\.$/),
    ]);
    expect(reasonsOf((await memberOf('active-monthly')).subscription, words.english, 'en-US')).toEqual([]);
  });

  it('reads what state the membership is in, and until when', async () => {
    const trial = await memberOf('trialing');
    expect(trial.line).toMatch(/^Trial ends .*, in \d+ days$/);
    expect(freeUntil(trial.subscription, trial.now, words.english, 'en-US')).toMatch(
      /^until \d\d\/\d\d\/\d{4}, in \d+ days$/,
    );
    const ending = await memberOf('canceled');
    expect(ending.line).toMatch(/^Ends .*, in 20 days$/);
    expect(ending.notices).toMatchObject([
      {
        title: expect.stringMatching(/^Your membership ends on \d\d\/\d\d\/\d{4}\.$/),
        way: { label: 'Keep membership' },
      },
    ]);
    const overdue = await memberOf('past-due');
    expect(overdue.line).toMatch(/^Next attempt .*, tomorrow$/);
    expect(overdue.notices).toMatchObject([
      {
        title: 'Your last payment didn’t go through.',
        way: { label: 'Update card and pay $39.99', to: 'payment' },
      },
    ]);
    expect((await memberOf('card-expired')).notices).toMatchObject([
      { title: 'Your card has expired.', way: { label: 'Update card', to: 'payment' } },
    ]);
    expect((await memberOf('inactive')).line).toBe('Starts when you activate it');
    expect((await memberOf('ended')).line).toMatch(/^Ended .* ago$/);
  });

  it('reads who provides the membership, or where it is managed', async () => {
    expect((await memberOf('provisioned')).notices).toMatchObject([{ title: 'Echelon provides your membership.' }]);
    expect((await memberOf('app-store')).notices).toMatchObject([
      {
        title: 'Your membership is through the App Store.',
        way: { label: 'Manage in App Store', to: { href: expect.any(String) } },
      },
    ]);
  });

  it('who is a child sees no offers, as its parent pays', async () => {
    await sandbox.load('child-account');
    await signIn();
    const model = await open();
    expect([model.$screen.get(), model.$person.get().firstName]).toEqual([{ is: 'child', name: '' }, 'Alex']);
  });

  it('without a membership reads so', async () => {
    await sandbox.load('fresh');
    await signIn();
    const model = await open();
    expect([model.$screen.get(), model.$person.get().firstName]).toEqual([{ is: 'none' }, 'Alex']);
  });

  it('who signs in or out elsewhere on the page is followed', async () => {
    await sandbox.load('fresh');
    const model = await open();
    await signIn();
    await settled(model);
    expect(model.$screen.get().is).toBe('none');
    await session.signOut();
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('whose session was revoked reads that it is over', async () => {
    await sandbox.load('fresh');
    await signIn();
    await sandbox.load('fresh');
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: true });
  });

  it('can try again after a failure', async () => {
    await sandbox.load('fresh');
    await signIn();
    await sandbox.fail({ kind: 'status', call: 'getAccount', status: 500, times: 3 });
    const model = await open();
    expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    await settled(model);
    expect(model.$screen.get().is).toBe('none');
  });
});

describe('a card on file', () => {
  const card = { id: 'pm', brand: 'visa' as const, last4: '4242', expirationMonth: 11, expirationYear: 2026 };
  it('is good to the end of its month', () => {
    expect(isExpired(card, new Date(2026, 10, 30, 23).getTime() / 1000)).toBe(false);
    expect(isExpired(card, new Date(2026, 11, 1, 1).getTime() / 1000)).toBe(true);
  });
});
