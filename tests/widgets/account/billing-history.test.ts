import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { terminate } from '../../../src/core/contract/account-actions.js';
import type { Invoice, Purchase } from '../../../src/core/contract/schemas/purchase-history.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { detailsWords } from '../../../src/widgets/account/billing-history/details-copy.js';
import { addressLines } from '../../../src/widgets/account/billing-history/address-lines.js';
import { factsOf, linesOf } from '../../../src/widgets/account/billing-history/details-lines.js';
import { createBillingHistory, owedIn, type Screen } from '../../../src/widgets/account/billing-history/model.js';
import { standingOf } from '../../../src/widgets/account/billing-history/standing.js';
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

async function open() {
  const model = createBillingHistory(session);
  model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).not.toBe('loading');
  return model;
}

/** A member of a world, in front of their bills. */
async function personOf(world: WorldName, who: keyof typeof logins = 'member') {
  await sandbox.load(world);
  await done(session.request(signIn, logins[who]));
  return open();
}

const itemsOf = (screen: Screen): readonly Purchase[] => (screen.is === 'listed' ? screen.items : []);
const invoicesOf = (screen: Screen): Invoice[] =>
  itemsOf(screen).flatMap(item => (item.kind === 'invoice' ? [item.invoice] : []));

/** Every page of a user's bills, read one by one. */
async function everything(model: Awaited<ReturnType<typeof open>>): Promise<Screen[]> {
  const first = model.$screen.get();
  const screens = [first];
  for (let page = 2; first.is === 'listed' && page <= first.pages; page += 1) {
    await model.turn(page);
    screens.push(model.$screen.get());
  }
  return screens;
}

/** Term and value, as shown below an invoice. */
const said = (invoice: Invoice | undefined) =>
  invoice
    ? factsOf(invoice, detailsWords.english, 'en-US').map(
        ({ term, value }) => `${term}: ${value.replaceAll(/\d\d\/\d\d\/\d{4}/g, 'DATE')}`,
      )
    : [];
const textsOf = (invoice: Invoice | undefined) =>
  invoice ? linesOf(invoice, detailsWords.english, 'en-US').map(({ text, amount }) => [text, amount]) : [];

describe('a member who looks at their bills', () => {
  it('is asked to sign in first', async () => {
    expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('reads invoices and orders together, newest first, page by page', async () => {
    const screens = await everything(await personOf('billing'));
    expect(screens).toMatchObject([
      { page: 1, pages: 2 },
      { page: 2, pages: 2 },
    ]);
    const all = screens.flatMap(itemsOf);
    expect(all).toHaveLength(18);
    expect(all.filter(({ kind }) => kind === 'order')).toHaveLength(2);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
  });

  it('sees what is owed, how often it was tried and when it is tried next', async () => {
    const model = await personOf('billing');
    const owed = owedIn(itemsOf(model.$screen.get()));
    expect(owed && standingOf(owed)).toBe('failed');
    expect(said(owed)).toEqual([
      'Due since: DATE',
      'Card we tried: Mastercard ending in 4444',
      'Attempts: 2',
      'Next attempt: DATE',
    ]);
  });

  it('reads what each was made of: credit, a change of plan, a refund', async () => {
    const all = (await everything(await personOf('billing'))).flatMap(invoicesOf);
    const credited = all.find(({ total }) => total === 2499);
    expect(textsOf(credited)).toEqual([
      ['Echelon Premier', '$39.99'],
      ['Account credit used', '-$15.00'],
    ]);
    expect(said(credited)).toEqual(['Paid with: Mastercard ending in 4444, DATE']);
    const changed = all.find(({ reason }) => reason === 'change');
    expect(textsOf(changed)).toEqual([
      ['Unused time on Echelon Connect, monthly (15 of 30 days)', '-$7.50'],
      ['Remaining time on Echelon Premier, monthly (15 of 30 days)', '$20.00'],
    ]);
    const back = all.find(({ reason }) => reason === 'refund');
    expect([back && standingOf(back), textsOf(back), said(back)]).toEqual([
      'refunded',
      [['Refund', '-$39.99']],
      ['Refunded to: Mastercard ending in 4444'],
    ]);
  });

  it('finds their name and address as they gave them', async () => {
    const [bill] = invoicesOf((await personOf('active-monthly')).$screen.get());
    expect(bill?.billedTo && addressLines(bill.billedTo, 'en-US')).toEqual([
      'Alex Rider',
      '12 Harbor Street',
      'Portland, OR 97201',
      'United States',
    ]);
  });

  it('owes nothing any more once the membership was ended, and sees the bill as canceled', async () => {
    await sandbox.load('billing');
    const staff = openSession(sandbox);
    await done(staff.request(signIn, logins.customerServiceManager));
    await done(staff.request(terminate, { userId: 'usr_member', reason: 'staff', refund: 'none' }));
    await done(session.request(signIn, logins.member));
    const screen = (await open()).$screen.get();
    expect(owedIn(itemsOf(screen))).toBeUndefined();
    expect(invoicesOf(screen).map(standingOf)[0]).toBe('void');
  });

  it('who has none yet reads what will be here', async () => {
    expect((await personOf('fresh', 'marketing')).$screen.get()).toEqual({ is: 'empty' });
  });

  it('who is a child reads whose the bills are', async () => {
    expect((await personOf('child-account')).$screen.get()).toEqual({ is: 'child', name: 'Robin Rider' });
  });

  it('tries again what did not come', async () => {
    await sandbox.load('billing');
    await done(session.request(signIn, logins.member));
    // a GET is asked three times
    await sandbox.fail({ call: 'getPurchaseHistory', kind: 'status', status: 503, times: 3 });
    const model = await open();
    expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    await expect.poll(() => model.$screen.get().is).toBe('listed');
  });

  it('keeps the page that is there when the next one does not come', async () => {
    const model = await personOf('billing');
    const before = itemsOf(model.$screen.get());
    await sandbox.fail({ call: 'getPurchaseHistory', kind: 'status', status: 503, times: 3 });
    await model.turn(2);
    expect(model.$screen.get()).toMatchObject({ is: 'listed', page: 1, refused: { code: 'broken', page: 2 } });
    expect(itemsOf(model.$screen.get())).toBe(before);
    await model.turn(2);
    expect(model.$screen.get()).toMatchObject({ page: 2, refused: undefined });
  });

  it('starts again where there is less than there was', async () => {
    const model = await personOf('billing');
    await model.turn(9);
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'listed', page: 1 });
  });

  it('reads when the session is over', async () => {
    const model = await personOf('billing');
    await session.signOut();
    expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });
});
