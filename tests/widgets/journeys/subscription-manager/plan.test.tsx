import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import { changePlan } from '../../../../src/core/contract/account-actions.js';
import { addDays, formatDate } from '../../../../src/core/dates.js';
import { session } from '../../../../src/core/session/session.js';
import { createChangePlan } from '../../../../src/widgets/journeys/subscription-manager/plan/model.js';
import { View } from '../../../../src/widgets/journeys/subscription-manager/plan/view.js';
import { View as Manager } from '../../../../src/widgets/journeys/subscription-manager/view.js';
import type { WorldName } from '../../../../src/sandbox/index.js';
import { readClock } from '../../../../src/sandbox/world/clock.js';
import {
  answerBank,
  bankBecomes,
  moveClock,
  newCode,
  openStillSandbox,
} from '../../../sandbox/billing/account/people.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { accountNow, linesOnPage, memberCard, memberIn, openPanel, plus, textOnPage } from './member.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openStillSandbox();
});
afterEach(cleanup);
afterAll(() => sandbox.close());

const now = () => readClock(sandbox.database.db);
const date = (at: number) => formatDate(at, 'en-US');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The panel, opened by the member of a world, with every sum on it: none is on its way when the next world begins. */
async function openedIn(world: WorldName, options?: { inDays: number }) {
  const reported = await openPanel(sandbox, View, await memberIn(sandbox, world, options));
  await expect.poll(() => document.querySelector('[part=skeleton]')).toBeNull();
  return reported;
}

/** Chooses a plan by its name and asks for its price. */
async function choose(name: string) {
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
  press('Review change');
  await screen.findByRole('heading', { level: 2, name: `Change to ${name}` });
}

describe('the sums of domain 1.12 are on the page to the cent', () => {
  it('39.99 to 49.99 with 12 of 30 days left is 4.00 today', async () => {
    const reported = await openedIn('active-monthly', { inDays: 8 });
    await choose('Echelon Premier Plus, monthly');
    expect(linesOnPage()).toEqual([
      ['Unused time on Echelon Premier, monthly (12 of 30 days)', '-$16.00'],
      ['Echelon Premier Plus, monthly, rest of this period (12 of 30 days)', '$20.00'],
      ['Total due today', '$4.00'],
    ]);
    const next = date(addDays(await now(), 12));
    expect(textOnPage()).toContain(`Next bill ${next}, in 12 days: $49.99`);
    press('Pay $4.00 and change now');
    await expect
      .poll(() => reported.change)
      .toEqual({ text: 'You’re now on Echelon Premier Plus, monthly. We charged $4.00 to your card.' });
    expect(reported.actions).toEqual(['change']);
    expect(reported.account.subscription).toMatchObject({ planId: plus.id, nextBillAmount: 4999 });
  });

  it('39.99 a month to 399.99 a year is 383.99 today, and the next bill comes in 365 days', async () => {
    await openedIn('active-monthly', { inDays: 8 });
    const next = date(addDays(await now(), 365));
    await choose('Echelon Premier, annually');
    expect(linesOnPage()).toEqual([
      ['Unused time on Echelon Premier, monthly (12 of 30 days)', '-$16.00'],
      ['Echelon Premier, annually', '$399.99'],
      ['Total due today', '$383.99'],
    ]);
    expect(textOnPage()).toContain(`Next bill ${next}, in 365 days: $399.99`);
    expect(screen.getByRole('button', { name: 'Pay $383.99 and change now' })).toBeTruthy();
  });

  it('a change within a trial is 0.00 today', async () => {
    const reported = await openedIn('trialing');
    await choose('Echelon Premier Plus, monthly');
    const end = date(addDays(await now(), 20));
    expect(linesOnPage()).toEqual([
      ['Echelon Premier Plus, monthly', '$0.00'],
      ['Total due today', '$0.00'],
    ]);
    expect(textOnPage()).toContain(`Nothing to pay until ${end}`);
    expect(textOnPage()).toContain(`Next bill ${end}, in 20 days: $49.99`);
    press(`Change now, then $49.99 per month from ${end}`);
    await expect.poll(() => reported.change).toEqual({ text: 'You’re now on Echelon Premier Plus, monthly.' });
    expect((await accountNow()).subscription).toMatchObject({ status: 'trialing', planId: plus.id });
  });

  it('what is overdue is shown in place of the plans, with the way to pay it', async () => {
    await memberIn(sandbox, 'past-due');
    render(<Manager />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change plan' }));
    await screen.findByText('Overdue: Echelon Premier');
    expect(linesOnPage()).toEqual([
      ['Overdue: Echelon Premier', '$39.99'],
      ['Total due today', '$39.99'],
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
    press('Update card');
    await screen.findByRole('heading', { level: 2, name: 'Update card' });
    expect(textOnPage()).toContain('We’ll charge the overdue $39.99 to this card as soon as you save it.');
  });
});

describe('a member who looks at the plans', () => {
  const rowOf = (name: string) =>
    screen.getByRole('radio', { name: new RegExp(`^${name}`) }).closest('label')?.textContent;

  it('reads of each when it starts and what is due that day', async () => {
    await openedIn('active-monthly', { inDays: 8 });
    const next = date(addDays(await now(), 12));
    expect(rowOf('Echelon Premier, annually')).toContain('Starts today, $383.99 due');
    expect(rowOf('Echelon Connect, monthly')).toContain(`Starts ${next}`);
  });

  it('reads what a year costs less, but not where it costs something else', async () => {
    await openedIn('active-monthly');
    expect(rowOf('Echelon Premier, annually')).toContain('Save $79.89 a year');
    expect(rowOf('Echelon Connect, annually')).not.toContain('Save');
    expect(rowOf('Echelon Connect, annually')).toContain('You lose 4 family profiles, live classes, and 3 devices');
  });

  it('with a discount reads what each plan costs them, for how long, and of no saving that would not last', async () => {
    const account = await memberIn(sandbox, 'active-monthly');
    const discount = {
      name: 'Half',
      percent: 50,
      duration: { type: 'other', months: 3 },
      currency: { code: 'USD', scale: 100 },
    } as const;
    const code = await newCode(sandbox, { kind: 'discount', discount });
    await done(session().request(redeemAccountCode, { userId: account.userId, code }));
    await openPanel(sandbox, View, await accountNow());
    await expect.poll(() => document.querySelector('[part=skeleton]')).toBeNull();
    const prices = (amount: string, then: string) => `${amount} per month for 3 months, then ${then} per month`;
    expect(textOnPage()).toContain(prices('$19.99', '$39.99'));
    expect(rowOf('Echelon Connect, monthly')).toContain(prices('$7.49', '$14.99'));
    expect(rowOf('Echelon Connect, monthly')).toMatch(/^Echelon Connect, monthly\s*\$7\.49/);
    expect(rowOf('Echelon Premier, annually')).not.toContain('Save');
  });

  it('reads which one they have planned already', async () => {
    await openedIn('change-scheduled');
    expect(rowOf('Echelon Connect, monthly')).toContain('Planned for');
  });

  it('reads that nothing is due while a trial runs', async () => {
    await openedIn('trialing');
    expect(rowOf('Echelon Premier, every two years')).toContain('Starts today, nothing due');
  });

  it('reads when it starts, without a sum, where none could be had', async () => {
    const account = await memberIn(sandbox, 'active-monthly');
    await sandbox.fail({ call: 'quote', kind: 'status', status: 503, times: 50 });
    await openPanel(sandbox, View, account);
    await screen.findByRole('radio', { name: /^Echelon Premier, annually/ });
    await expect.poll(() => document.querySelector('[part=skeleton]')).toBeNull();
    expect(rowOf('Echelon Premier, annually')).toMatch(/Starts today$/);
  });
});

describe('a lower price', () => {
  it('waits for the end of the period: nothing is due today, and what is lost is said', async () => {
    const reported = await openedIn('active-monthly');
    await choose('Echelon Connect, monthly');
    const end = date(addDays(await now(), 20));
    expect(linesOnPage()).toEqual([
      ['Echelon Connect, monthly', '$14.99 per month'],
      ['Total due today', '$0.00'],
    ]);
    expect(textOnPage()).toContain(`You keep Echelon Premier, monthly until ${end}. Then you change to the new plan.`);
    expect(textOnPage()).toContain(`Next bill ${end}, in 20 days: $14.99`);
    expect(screen.getByRole('heading', { name: 'What you give up' })).toBeTruthy();
    press(`Change on ${end}, then $14.99 per month`);
    await expect
      .poll(() => reported.change)
      .toEqual({ text: `Echelon Connect, monthly is planned for ${end}.`, undo: 'schedulePlanChange' });
    expect(reported.actions).toEqual(['schedulePlanChange']);
    expect(reported.account.subscription?.pendingChange).toMatchObject({ planId: 'us-connect-monthly' });
  });

  it('can be taken back until then', async () => {
    const reported = await openedIn('change-scheduled');
    await screen.findByText(/^You change to Echelon Connect on/);
    press('Stay on Echelon Premier for $39.99 per month');
    await expect.poll(() => reported.change).toEqual({ text: 'You stay on Echelon Premier.' });
    expect(reported.account.subscription?.pendingChange).toBeNull();
  });

  it('that is replaced by another change is said before the press', async () => {
    await openedIn('change-scheduled');
    await choose('Echelon Connect, annually');
    expect(textOnPage()).toContain('This replaces the change you’d planned.');
  });

  it('ends add-ons that are billed for another period, which is said', async () => {
    await openedIn('with-addon');
    await choose('Echelon Premier, annually');
    expect(textOnPage()).toContain('Your add-ons end with this change');
    expect(linesOnPage().some(([term]) => term?.startsWith('Unused time on Studio Pass'))).toBe(true);
  });
});

describe('when something is in the way', () => {
  it('nothing is reviewed before a plan is chosen', async () => {
    await openedIn('active-monthly');
    await screen.findAllByRole('radio');
    press('Review change');
    await screen.findByText('Choose a plan.');
    expect(screen.queryByText('Total due today')).toBeNull();
  });

  it('a card that is declined changes nothing, and another card is a press away', async () => {
    const reported = await openedIn('active-monthly');
    await bankBecomes(sandbox, memberCard, 'chargeFails');
    const before = await accountNow();
    await choose('Echelon Premier, annually');
    press(/^Pay /);
    await screen.findByText('Your card was declined. Nothing was charged, and nothing has changed.');
    expect(await accountNow()).toEqual(before);
    expect(linesOnPage().at(-1)?.[0]).toBe('Total due today');
    press('Use another card');
    expect(reported).toMatchObject({ panels: ['payment'], actions: [] });
  });

  it('sums that have moved are shown again before anything is paid', async () => {
    const reported = await openedIn('active-monthly', { inDays: 8 });
    await choose('Echelon Premier, annually');
    await moveClock(sandbox, { advanceDays: 1 });
    press('Pay $383.99 and change now');
    await screen.findByText('The amount has changed. Check it again before you agree.');
    expect(linesOnPage()).toEqual([
      ['Unused time on Echelon Premier, monthly (11 of 30 days)', '-$14.66'],
      ['Echelon Premier, annually', '$399.99'],
      ['Total due today', '$385.33'],
    ]);
    press('Pay $385.33 and change now');
    await expect.poll(() => reported.actions).toEqual(['change']);
  });

  it('a lost answer is requested again, and the change is made once', async () => {
    const reported = await openedIn('active-monthly', { inDays: 8 });
    await choose('Echelon Premier Plus, monthly');
    await sandbox.fail({ call: 'changePlan', kind: 'loseAnswer', times: 1 });
    press('Pay $4.00 and change now');
    await expect.poll(() => reported.actions).toEqual(['change']);
    expect((await accountNow()).subscription).toMatchObject({ planId: plus.id });
  });

  it('another tab that made the same change first is no refusal', async () => {
    const reported = await openedIn('active-monthly', { inDays: 8 });
    await choose('Echelon Premier Plus, monthly');
    await done(session().request(changePlan, { userId: reported.account.userId, planId: plus.id }));
    press('Pay $4.00 and change now');
    await expect.poll(() => reported.change).toEqual({ text: 'You’re now on Echelon Premier Plus, monthly.' });
  });

  it('plans that could not be loaded can be requested again', async () => {
    const account = await memberIn(sandbox, 'active-monthly');
    await sandbox.fail({ call: 'listAvailablePlans', kind: 'status', status: 503, times: 4 });
    await openPanel(sandbox, View, account);
    await screen.findByText('We couldn’t load the plans.');
    await sandbox.load('active-monthly');
    await memberIn(sandbox, 'active-monthly');
    press('Try again');
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(3);
  });

  it.each([
    ['paused', 'Your membership is paused. Resume it first.'],
    ['canceled', 'Your membership is set to end. Keep it first, then change it.'],
  ] as const)('a membership that is %s reads why no plan can be chosen', async (world, text) => {
    await openedIn(world);
    await screen.findByText(text);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a bank that asks', () => {
  const opened = async (agrees: boolean) => {
    const account = await memberIn(sandbox, 'active-monthly', { inDays: 8 });
    await bankBecomes(sandbox, memberCard, 'asksAlways');
    const model = createChangePlan({
      session: session(),
      account,
      onDone: () => undefined,
      async askBank(secret) {
        if (agrees) await answerBank(sandbox, secret);
        return agrees;
      },
    });
    const seen: string[] = [];
    const leave = model.$screen.listen(({ is }) => void seen.push(is));
    await expect.poll(() => model.$screen.get().is).toBe('choosing');
    model.choose(plus.id);
    await model.quote();
    await model.change();
    leave();
    return { model, seen };
  };

  it('is answered in place, and then the change is made', async () => {
    const { model, seen } = await opened(true);
    expect(model.$screen.get()).toMatchObject({ is: 'changed', account: { subscription: { planId: plus.id } } });
    expect(seen.slice(-4)).toEqual(['sending', 'confirming', 'sending', 'changed']);
  });

  it('and is not answered has changed nothing', async () => {
    const { model } = await opened(false);
    expect(model.$screen.get()).toMatchObject({ is: 'reviewing', refused: { code: 'paymentRequiresAction' } });
    expect((await accountNow()).subscription).toMatchObject({ planId: 'us-premier-monthly' });
  });
});
