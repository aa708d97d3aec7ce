import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credit, unpause } from '../../../../src/core/contract/account-actions.js';
import { createTestSubscription } from '../../../../src/core/contract/account-support.js';
import type { Quote } from '../../../../src/core/contract/schemas/quote.js';
import type { Session } from '../../../../src/core/session/session.js';
import type { WorldName } from '../../../../src/sandbox/index.js';
import { priceWords } from '../../../../src/ui/data/price/words.js';
import { quoteWords } from '../../../../src/widgets/journeys/subscription-manager/quote/copy.js';
import { afterwards, quoteRows } from '../../../../src/widgets/journeys/subscription-manager/quote/rows.js';
import type { StartScreen } from '../../../../src/widgets/journeys/subscription-manager/start/model.js';
import { backOffice, colleague } from '../../../sandbox/support/staff.js';
import { done } from '../../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { openSession } from '../../../support/session.js';
import { cardNow, memberOf, openManager, openStart, readNotices, signInAsMember } from './people.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const userId = 'usr_member';

async function managerOf(world: WorldName) {
  await sandbox.load(world);
  await signInAsMember(session);
  return openManager(session);
}

function quoteOf(screen: StartScreen): Quote {
  if (screen.is !== 'ready' || !screen.quote) throw new Error('Nothing is quoted.');
  return screen.quote;
}

describe('a member whose bank wants a renewal confirmed', () => {
  it('reads that, confirms it with the bank and has paid it', async () => {
    const manager = await managerOf('bank-asks');
    expect(readNotices(manager)).toEqual([
      {
        tone: 'critical',
        title: 'Your bank wants you to confirm this payment of $39.99.',
        text: 'You keep your membership for now. Your bank asks if it’s you, and the payment is made.',
        way: { label: 'Confirm payment', to: { start: 'settle' }, needs: 'payment', main: true },
      },
    ]);
    const start = await openStart(sandbox, session, manager, 'settle');
    expect(start.$screen.get()).toEqual({ is: 'ready', quote: undefined, refused: undefined });
    await start.press();
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'active', pastDue: null },
      outcome: { is: 'done', what: 'settle' },
    });
    expect(manager.actions).toEqual(['payment']);
  });

  it('still owes it when the bank was not answered', async () => {
    const manager = await managerOf('bank-asks');
    const start = await openStart(sandbox, session, manager, 'settle', 'fail');
    await start.press();
    expect(start.$screen.get()).toMatchObject({ is: 'ready', refused: { code: 'paymentRequiresAction' } });
    expect(memberOf(manager).subscription.displayStatus).toBe('past_due');
  });
});

describe('a member whose membership is paused', () => {
  it('sees what coming back costs today, and pays that', async () => {
    const manager = await managerOf('paused');
    const start = await openStart(sandbox, session, manager, 'resume');
    const quote = quoteOf(start.$screen.get());
    const rows = quoteRows(quote, [memberOf(manager).subscription.plan], quoteWords.english, 'en-US');
    expect(rows.map(({ term, value }) => [term, value])).toEqual([
      ['Echelon Premier, monthly', '$39.99'],
      ['Total due today', '$39.99'],
    ]);
    expect(afterwards(quote, quoteWords.english, priceWords.english, 'en-US')).toEqual([
      expect.stringMatching(/^Next bill \d\d\/\d\d\/\d{4}, in 30 days: \$39\.99$/),
      'Price: $39.99 per month',
    ]);
    await start.press();
    expect(memberOf(manager)).toMatchObject({
      start: undefined,
      subscription: { displayStatus: 'active' },
      outcome: { is: 'done', what: 'resume' },
    });
    expect(manager.actions).toEqual(['unpause']);
  });

  it('sees a tax that has no line of its own, so that the lines add up', async () => {
    const manager = await managerOf('paused');
    const quote = quoteOf((await openStart(sandbox, session, manager, 'resume')).$screen.get());
    const rows = quoteRows({ ...quote, taxTotal: 320, dueToday: 4319 }, [], quoteWords.english, 'en-US');
    expect(rows.map(({ term, value }) => [term, value]).slice(-2)).toEqual([
      ['Tax', '$3.20'],
      ['Total due today', '$43.19'],
    ]);
  });

  it('stays paused when the card is declined, and can try again', async () => {
    const manager = await managerOf('paused');
    await cardNow(sandbox, 'chargeFails');
    const start = await openStart(sandbox, session, manager, 'resume');
    await start.press();
    expect(start.$screen.get()).toMatchObject({
      is: 'ready',
      quote: { dueToday: 3999 },
      refused: { code: 'paymentFailed' },
    });
    expect(memberOf(manager)).toMatchObject({ start: 'resume', subscription: { displayStatus: 'paused' } });
    await cardNow(sandbox, 'success');
    await start.press();
    expect(memberOf(manager).subscription.displayStatus).toBe('active');
  });

  it('is asked by the bank where it wants to be, and pays after it', async () => {
    const manager = await managerOf('paused');
    await cardNow(sandbox, 'requiresAction');
    await (await openStart(sandbox, session, manager, 'resume')).press();
    expect(memberOf(manager).subscription.displayStatus).toBe('active');
  });

  it('who does not confirm with the bank has paid nothing', async () => {
    const manager = await managerOf('paused');
    await cardNow(sandbox, 'requiresAction');
    const start = await openStart(sandbox, session, manager, 'resume', 'fail');
    await start.press();
    expect(start.$screen.get()).toMatchObject({ is: 'ready', refused: { code: 'paymentRequiresAction' } });
    expect(memberOf(manager).subscription.displayStatus).toBe('paused');
  });

  it('pays once although the answer is lost', async () => {
    const manager = await managerOf('paused');
    const start = await openStart(sandbox, session, manager, 'resume');
    await sandbox.fail({ call: 'unpause', kind: 'loseAnswer', times: 1 });
    await start.press();
    expect(memberOf(manager)).toMatchObject({ subscription: { displayStatus: 'active' }, outcome: { what: 'resume' } });
  });

  it('sees how it is now when another tab has resumed it', async () => {
    const manager = await managerOf('paused');
    const start = await openStart(sandbox, session, manager, 'resume');
    await done(session.request(unpause, { userId }));
    await start.press();
    await expect
      .poll(() => memberOf(manager))
      .toMatchObject({ start: undefined, subscription: { displayStatus: 'active' }, outcome: { is: 'elsewhere' } });
  });

  it('can ask again for what it costs when that did not come', async () => {
    const manager = await managerOf('paused');
    await sandbox.fail({ call: 'quote', kind: 'status', status: 503, times: 1 });
    const start = await openStart(sandbox, session, manager, 'resume');
    expect(start.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    start.retry();
    await expect.poll(() => start.$screen.get().is).toBe('ready');
  });
});

describe('a member whose membership waits', () => {
  it('begins it at the price that was shown', async () => {
    const manager = await managerOf('inactive');
    const start = await openStart(sandbox, session, manager, 'activate');
    expect(start.$screen.get()).toMatchObject({ is: 'ready', quote: { dueToday: 3999 } });
    await start.press();
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'active' },
      outcome: { what: 'activate' },
    });
    expect(manager.actions).toEqual(['activate']);
  });

  it('is shown another price before it is taken, when it has become another one meanwhile', async () => {
    const manager = await managerOf('inactive');
    const start = await openStart(sandbox, session, manager, 'activate');
    const { client } = await colleague(sandbox, 'CustomerServiceManager');
    await done(client(credit, { userId, amount: 500, reason: 'Sorry' }));
    await start.press();
    expect(start.$screen.get()).toMatchObject({
      is: 'ready',
      quote: { dueToday: 3499 },
      refused: { code: 'quoteStale' },
    });
    expect(memberOf(manager)).toMatchObject({ start: 'activate', subscription: { displayStatus: 'inactive' } });
    await start.press();
    expect(memberOf(manager).subscription.displayStatus).toBe('active');
  });

  it('confirms a first payment with the bank that asks for it', async () => {
    await sandbox.load('fresh');
    await done(
      (await backOffice(sandbox))(createTestSubscription, { userId, status: 'pending', planId: 'us-premier-monthly' }),
    );
    await signInAsMember(session);
    const manager = await openManager(session);
    expect(memberOf(manager).subscription.displayStatus).toBe('pending');
    await (await openStart(sandbox, session, manager, 'confirm')).press();
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'active' },
      outcome: { what: 'confirm' },
    });
  });
});
