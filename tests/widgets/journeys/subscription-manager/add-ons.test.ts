import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '../../../../src/core/contract/account.js';
import { addAddonOffer, cancelAddonOffer } from '../../../../src/core/contract/account-actions.js';
import { signIn } from '../../../../src/core/contract/auth.js';
import { addDays } from '../../../../src/core/dates.js';
import type { Session } from '../../../../src/core/session/session.js';
import { logins, type WorldName } from '../../../../src/sandbox/index.js';
import { createAddOns } from '../../../../src/widgets/journeys/subscription-manager/add-ons/model.js';
import { priceWords } from '../../../../src/ui/data/price/words.js';
import { quoteWords, refusalText } from '../../../../src/widgets/journeys/subscription-manager/quote/copy.js';
import { afterwards, quoteRows } from '../../../../src/widgets/journeys/subscription-manager/quote/rows.js';
import { answerBank, bankBecomes, moveClock, openStillSandbox } from '../../../sandbox/billing/account/people.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { openSession } from '../../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openStillSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const studio = 'us-studio-pass-monthly';
const card = 'pm_seed_member';
const accountNow = () => done(session.request(getAccount, { userId: session.get().userId ?? '' }));
const held = async () => (await accountNow()).subscription?.addons.map(({ offerId, status }) => [offerId, status]);

/** The panel, opened by the member of a world. */
async function openedIn(world: WorldName) {
  await sandbox.load(world);
  await done(session.request(signIn, logins.member));
  const account = await accountNow();
  const reported: string[] = [];
  const model = createAddOns({
    session,
    account,
    onDone: (_, action) => reported.push(action),
    async askBank(secret) {
      await answerBank(sandbox, secret);
      return true;
    },
  });
  model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).toBe('list');
  return { model, reported, account };
}

/** Days pass, and the session ends; they sign in again. */
async function later(move: Parameters<typeof moveClock>[1]) {
  await moveClock(sandbox, move);
  await done(session.request(signIn, logins.member));
}

type Model = Awaited<ReturnType<typeof openedIn>>['model'];

/** Chooses an add-on of the list by its name. */
async function choose(model: Model, name = 'Studio Pass') {
  const screen = model.$screen.get();
  const offer = 'offers' in screen ? screen.offers.find(({ plan }) => plan.name === name) : undefined;
  if (!offer) throw new Error(`${name} is not offered.`);
  await model.choose(offer);
  return offer;
}

function heldOne(model: Model) {
  const screen = model.$screen.get();
  const [addon] = ('account' in screen ? screen.account.subscription?.addons : undefined) ?? [];
  if (!addon) throw new Error('No add-on is held.');
  return addon;
}

/** What the quote says on the page. */
function sums(model: Model): string[] {
  const screen = model.$screen.get();
  if (!('quote' in screen)) return [];
  const { quote, account } = screen;
  const plans = account.subscription ? [account.subscription.plan] : [];
  return [
    ...quoteRows(quote, plans, quoteWords.english, 'en-US').map(({ term, value }) => `${term} ${value}`),
    ...afterwards(quote, quoteWords.english, priceWords.english, 'en-US').map(line =>
      line.replace(/\d\d\/\d\d\/\d{4}/, 'on the day'),
    ),
  ];
}

/** Why nothing has happened, as the page says it. */
function said(model: Model): string | undefined {
  const screen = model.$screen.get();
  const code = 'refused' in screen ? screen.refused?.code : undefined;
  return code && refusalText(quoteWords.english, code);
}

describe('an add-on', () => {
  it('costs the rest of the period today, and is on the next bill', async () => {
    const { model, reported } = await openedIn('active-monthly');
    await choose(model);
    expect(sums(model)).toEqual([
      'Studio Pass, rest of this period (20 of 30 days) $6.66',
      'Total due today $6.66',
      'Next bill on the day, in 20 days: $49.98',
    ]);
    await model.add();
    expect(model.$screen.get()).toMatchObject({ is: 'list', news: { is: 'added', name: 'Studio Pass' } });
    expect(await held()).toEqual([[studio, 'active']]);
    expect(reported).toEqual(['addAddonOffer']);
  });

  it('costs nothing today while a trial runs', async () => {
    const { model } = await openedIn('trialing');
    await choose(model);
    expect(sums(model).slice(0, 2)).toEqual(['Studio Pass $0.00', 'Total due today $0.00']);
    await model.add();
    expect(model.$screen.get()).toMatchObject({ is: 'list', news: { is: 'added' } });
  });

  it('ends with the period once they mean it, and is kept again by one press', async () => {
    const { model, reported, account } = await openedIn('with-addon');
    model.askToEnd(heldOne(model));
    model.back();
    expect(await held()).toEqual([[studio, 'active']]);
    model.askToEnd(heldOne(model));
    await model.end();
    expect(model.$screen.get()).toMatchObject({
      is: 'list',
      news: { is: 'ending', name: 'Studio Pass', endsAt: account.subscription?.currentPeriodEnd },
    });
    expect(await held()).toEqual([[studio, 'canceling']]);
    await model.keep(heldOne(model));
    expect(model.$screen.get()).toMatchObject({ is: 'list', news: { is: 'kept' } });
    expect(await held()).toEqual([[studio, 'active']]);
    expect([reported, model.$times.get()]).toEqual([['cancelAddonOffer', 'uncancelAddonOffer'], 2]);
  });

  it('is not sold for every plan', async () => {
    await sandbox.load('with-card');
    await done(session.request(signIn, logins.member));
    const account = await accountNow();
    const model = createAddOns({ session, account, onDone: () => undefined });
    model.$screen.listen(() => undefined);
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'list', offers: [] });
  });
});

describe('when something is in the way', () => {
  it('a card that is declined books nothing', async () => {
    const { model, reported } = await openedIn('active-monthly');
    await bankBecomes(sandbox, card, 'chargeFails');
    await choose(model);
    await model.add();
    expect(said(model)).toBe('Your card was declined. Nothing was charged, and nothing has changed.');
    expect(sums(model)).toHaveLength(3);
    expect([await held(), reported]).toEqual([[], []]);
  });

  it('a bank that asks is answered in place', async () => {
    const { model } = await openedIn('active-monthly');
    await bankBecomes(sandbox, card, 'asksAlways');
    await choose(model);
    await model.add();
    expect(model.$screen.get()).toMatchObject({ is: 'list', news: { is: 'added' } });
  });

  it('a sum that has moved is shown again before it is paid', async () => {
    const { model } = await openedIn('active-monthly');
    await choose(model);
    await moveClock(sandbox, { advanceDays: 1 });
    await model.add();
    expect(said(model)).toMatch(/^The amount has changed/);
    expect(sums(model)[0]).toBe('Studio Pass, rest of this period (19 of 30 days) $6.33');
    expect(await held()).toEqual([]);
    await model.add();
    expect(await held()).toEqual([[studio, 'active']]);
  });

  it('the same add-on from two tabs is booked once, and the second tab shows it', async () => {
    const { model, reported, account } = await openedIn('active-monthly');
    await choose(model);
    await done(session.request(addAddonOffer, { userId: account.userId, guid: studio }));
    await model.add();
    expect(said(model)).toBe('You have this add-on already.');
    expect(heldOne(model).offerId).toBe(studio);
    expect(await held()).toEqual([[studio, 'active']]);
    expect(reported).toEqual(['addAddonOffer']);
  });

  it('one that another tab has booked cannot even be priced', async () => {
    const { model, account } = await openedIn('active-monthly');
    await done(session.request(addAddonOffer, { userId: account.userId, guid: studio }));
    await choose(model);
    expect(said(model)).toBe('You have this add-on already.');
    expect(model.$screen.get()).toMatchObject({ is: 'list' });
  });

  it('one that has ended meanwhile is gone from the list', async () => {
    const { model, account } = await openedIn('with-addon');
    await done(session.request(cancelAddonOffer, { userId: account.userId, guid: studio }));
    await later({ advanceDays: 21 });
    model.askToEnd(heldOne(model));
    await model.end();
    expect(said(model)).toBe('You don’t have this add-on anymore.');
    expect(model.$screen.get()).toMatchObject({ account: { subscription: { addons: [] } } });
  });

  it('a lost answer books it once', async () => {
    const { model } = await openedIn('active-monthly');
    await choose(model);
    await sandbox.fail({ call: 'addAddonOffer', kind: 'loseAnswer', times: 1 });
    await model.add();
    expect(model.$screen.get()).toMatchObject({ is: 'list', news: { is: 'added' } });
    expect(await held()).toEqual([[studio, 'active']]);
  });

  it('a back end that is down leaves the question open', async () => {
    const { model } = await openedIn('with-addon');
    await sandbox.fail({ call: 'cancelAddonOffer', kind: 'status', status: 503, times: 5 });
    model.askToEnd(heldOne(model));
    await model.end();
    expect(model.$screen.get().is).toBe('asking');
    expect(said(model)).toBe('Something went wrong on our side. Try again.');
  });

  it('an overdue payment replaces the sums', async () => {
    const { model } = await openedIn('past-due');
    await choose(model);
    expect(model.$screen.get()).toMatchObject({ is: 'reviewing', quote: { blockers: ['paymentOverdue'] } });
    expect(sums(model)).toEqual(['Overdue: Echelon Premier $39.99', 'Total due today $39.99']);
    await model.add();
    expect(model.$screen.get().is).toBe('reviewing');
  });
});

it('two weeks later the same add-on costs what is left of it', async () => {
  const { model, account } = await openedIn('active-monthly');
  await later({ now: addDays(account.subscription?.currentPeriodEnd ?? 0, -6) });
  await choose(model, 'Nutrition Coach');
  expect(sums(model)[0]).toBe('Nutrition Coach, rest of this period (6 of 30 days) $3.00');
});
