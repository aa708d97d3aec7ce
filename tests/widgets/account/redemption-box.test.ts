import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '../../../src/core/contract/account.js';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { DAY } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { refusalText, words } from '../../../src/widgets/account/redemption-box/copy.js';
import { createRedemptionBox, type Screen } from '../../../src/widgets/account/redemption-box/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const given: string[] = [];

function open(code?: string) {
  const model = createRedemptionBox({ session, code, onRedeemed: kind => given.push(kind) });
  model.$screen.listen(() => undefined);
  return model;
}

/** The member of a world, in front of the box. */
async function memberOf(world: WorldName) {
  await sandbox.load(world);
  await done(session.request(signInCall, logins.member));
  return open();
}

async function types(model: ReturnType<typeof open>, code: string): Promise<Screen> {
  model.type(code);
  await model.check();
  return model.$screen.get();
}

/** What is on the page in English. */
function said(screen: Screen): string {
  if (screen.is === 'blocked') return words.english.blocked[screen.reason](screen.name);
  if ((screen.is === 'asking' || screen.is === 'offered') && screen.refused)
    return refusalText(words.english, screen.refused, 'en-US');
  return screen.is;
}

const account = async () => done(session.request(getAccount, { userId: session.get().userId ?? '' }));

describe('a user with a code', () => {
  it('is asked to sign in first', () => {
    expect(open().$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('finds what they had typed when their session ended, unless they signed out themselves or came by another link', async () => {
    const model = await memberOf('active-monthly');
    model.type('GYM-30');
    await done(session.request(signInCall, logins.member));
    const other = createRedemptionBox({ session, code: 'LINK-1', onRedeemed: () => undefined });
    other.$screen.listen(() => undefined);
    expect([open().$typed.get(), other.$typed.get()]).toEqual(['GYM-30', 'LINK-1']);
    await session.signOut();
    await done(session.request(signInCall, logins.member));
    expect(open().$typed.get()).toBe('');
  });

  it('sees what the code gives before it is redeemed, however it is typed', async () => {
    const model = await memberOf('active-monthly');
    const screen = await types(model, ` ${demoCodes.thirtyDays.toLowerCase().replace('-', ' – ')}- `);
    expect(screen).toMatchObject({ is: 'offered', preview: { effect: { kind: 'days', days: 30 } } });
    expect((await account()).actions.redeem).toBe('ok');
  });

  it('has thirty days more by a second press, and can go on with another code', async () => {
    const model = await memberOf('active-monthly');
    const before = (await account()).subscription?.currentPeriodEnd ?? 0;
    await types(model, demoCodes.thirtyDays);
    await model.redeem();
    const screen = model.$screen.get();
    expect(screen).toMatchObject({ is: 'granted', account: { subscription: { currentPeriodEnd: before + 30 * DAY } } });
    expect(given.at(-1)).toBe('days');
    model.another();
    expect([model.$screen.get().is, model.$typed.get()]).toEqual(['asking', '']);
    expect(said(await types(model, demoCodes.thirtyDays))).toMatch(
      /^This redemption code has already been redeemed on \d\d\/\d\d\/\d{4}\. Please contact customer service if you have any questions\.$/,
    );
  });

  it('gets credit from a code that gives credit', async () => {
    const model = await memberOf('active-monthly');
    await types(model, demoCodes.tenDollars);
    await model.redeem();
    expect(model.$screen.get()).toMatchObject({ is: 'granted', account: { accountCredit: { value: 1000 } } });
  });

  it('begins a membership by a code alone, which ends with its days', async () => {
    const model = await memberOf('fresh');
    await types(model, demoCodes.ninetyDays);
    await model.redeem();
    expect(model.$screen.get()).toMatchObject({
      is: 'granted',
      account: { subscription: { displayStatus: 'canceling' } },
    });
  });

  it('is asked to type something, and loses nothing that was typed wrong', async () => {
    const model = await memberOf('active-monthly');
    expect(await types(model, ' - ')).toMatchObject({ is: 'asking', empty: true });
    expect(said(await types(model, 'NOTH-INGX'))).toBe(
      'This code is invalid. Please enter a valid code or proceed without one.',
    );
    expect(model.$typed.get()).toBe('NOTH-INGX');
    model.type('NOTH-INGY');
    expect(model.$screen.get()).toEqual({ is: 'asking' });
  });

  it('reads when a code expired, and nothing of one that was never sold or is held back', async () => {
    const model = await memberOf('active-monthly');
    expect(said(await types(model, demoCodes.expired))).toMatch(
      /^This code expired on \d\d\/\d\d\/\d{4}\. Please contact customer service/,
    );
    for (const code of [demoCodes.notYetSold, demoCodes.suspended]) {
      expect(said(await types(model, code))).toBe(
        'This code is invalid. Please enter a valid code or proceed without one.',
      );
    }
  });

  it('keeps the code while a payment is overdue or the membership is paused', async () => {
    for (const [world, text] of [
      ['past-due', words.english.states.paymentOverdue],
      ['paused', words.english.states.resumeFirst],
    ] as const) {
      const model = await memberOf(world);
      await types(model, demoCodes.thirtyDays);
      await model.redeem();
      expect(said(model.$screen.get())).toBe(text);
      expect(model.$screen.get().is).toBe('offered');
    }
  });

  it.each([
    ['provisioned', 'Your subscription is being provided by Echelon and cannot have redemption codes added to it.'],
    [
      'child-account',
      'This account is a child account of Robin Rider. Redemption codes must be applied to the parent account.',
    ],
    [
      'app-store',
      'Your subscription is through App Store, which prevents us from redeeming your code. Please contact Customer Support.',
    ],
  ] as const)('whose account is %s reads why it can redeem none, and stays signed in', async (world, text) => {
    const model = await memberOf(world);
    expect(said(await types(model, demoCodes.thirtyDays))).toBe(text);
    expect(session.get().userId).toBe('usr_member');
  });

  it('redeems once although the answer is lost', async () => {
    const model = await memberOf('active-monthly');
    await types(model, demoCodes.tenDollars);
    await sandbox.fail({ call: 'redeemAccountCode', kind: 'loseAnswer', times: 1 });
    await model.redeem();
    expect(model.$screen.get()).toMatchObject({ is: 'granted', account: { accountCredit: { value: 1000 } } });
  });
});
