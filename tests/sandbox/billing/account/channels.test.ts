import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancel, extend, migrate, subscribeProvisioned } from '../../../../src/core/contract/account-actions.js';
import { redeemAccountCode, validateAccountCode } from '../../../../src/core/contract/account-redemption.js';
import { quote } from '../../../../src/core/contract/account.js';
import { addDays } from '../../../../src/core/dates.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import { sellExtras } from './catalogue.js';
import {
  accountOf,
  newCode,
  newMember,
  newPayer,
  moveClock,
  newPerson,
  openStillSandbox,
  type Person,
  rowsOf,
} from './people.js';
import { beginning } from './table/begin.js';
import { actionOf, type Hands } from './table/row.js';
import { rest } from './table/rest.js';
import { running } from './table/run.js';
import { possibleOf } from '../../../support/actions.js';

let sandbox: TestSandbox;
let staff: Record<'customerService' | 'customerServiceManager', Person>;
let hands: Hands;
beforeAll(async () => {
  sandbox = await openStillSandbox();
  await sellExtras(sandbox);
  staff = {
    customerService: await newPerson(sandbox, { roles: ['CustomerService'] }),
    customerServiceManager: await newPerson(sandbox, { roles: ['CustomerServiceManager'] }),
  };
  hands = { sandbox, staff: staff.customerService.client };
});
afterAll(() => sandbox.close());

const movedTo = (providerCode: string) => async (): Promise<Person> => {
  const jo = await newMember(sandbox);
  worked(await staff.customerServiceManager.client(migrate, { userId: jo.userId, providerCode }));
  await moveClock(sandbox, { advanceDays: 30 });
  return jo;
};

async function provided(): Promise<Person> {
  const jo = await newPayer(sandbox);
  worked(
    await staff.customerService.client(subscribeProvisioned, {
      userId: jo.userId,
      planId: 'us-premier-monthly',
      days: 90,
    }),
  );
  return jo;
}

/** Who bills, as domain 1.6 has it. */
const channels = [
  {
    who: 'an app store',
    kind: 'appStore',
    name: 'App Store',
    managementUrl: 'https://apps.apple.com/account/subscriptions',
    reason: 'otherChannel',
    make: movedTo('apple'),
  },
  {
    who: 'a play store',
    kind: 'playStore',
    name: 'Google Play',
    managementUrl: 'https://play.google.com/store/account/subscriptions',
    reason: 'otherChannel',
    make: movedTo('google'),
  },
  {
    who: 'a partner',
    kind: 'partner',
    name: 'LA Fitness',
    managementUrl: null,
    reason: 'otherChannel',
    make: movedTo('lafitness'),
  },
  {
    who: 'the company',
    kind: 'provisioned',
    name: 'Echelon',
    managementUrl: null,
    reason: 'providedByProvider',
    make: provided,
  },
] as const;

/** The sentences of specification section 8, to the letter. */
const sentences = {
  providedByProvider: () =>
    'Your subscription is being provided by Echelon and cannot have redemption codes added to it.',
  otherChannel: (name: string) =>
    `Your subscription is through ${name}, which prevents us from redeeming your code. Please contact Customer Support.`,
  childAccount: (name: string) =>
    `This account is a child account of ${name}. Redemption codes must be applied to the parent account.`,
} as const;

const rows = [...beginning, ...running, ...rest];
const membersRows = rows.filter(({ by }) => by === 'member');
const harmless = new Set(['quote', 'quote-addon-offer']);

/** Every code by which a state, a channel or a family refuses; others are about what was asked. */
const stateRefusals = new Set([
  ...rows.flatMap(({ cells }) => cells.split(' ')),
  'managedByChannel',
  'redemptionBlocked',
  'parentRequired',
  'scheduleAttached',
]);

describe.each(channels)('a membership through $who', ({ kind, name, managementUrl, reason, make }) => {
  it('is shown with who bills it, and where it is managed', async () => {
    expect((await accountOf(await make())).channel).toEqual({ kind, name, managementUrl });
  });

  it('can be used by its member and not changed: every action says where it is managed', async () => {
    const jo = await make();
    const before = await rowsOf(sandbox, jo.userId);
    for (const row of membersRows) {
      if (harmless.has(row.call) || row.call === 'redeem' || row.call === 'activationEmail') continue;
      const failure = refused(await row.send(jo.client, jo, hands, 'A'));
      expect(failure, row.call).toMatchObject({
        code: 'managedByChannel',
        status: 409,
        debug: { name, managementUrl },
      });
    }
    expect(await rowsOf(sandbox, jo.userId)).toEqual(before);
    expect(possibleOf(await accountOf(jo))).toEqual(['quote', 'quoteAddonOffer']);
  });

  it('takes no codes, in the words of the specification, and leaves the code as it was', async () => {
    const jo = await make();
    const code = await newCode(sandbox, { kind: 'days', days: 30 });
    const expected = {
      code: 'redemptionBlocked',
      status: 403,
      message: sentences[reason](name),
      debug: { reason, name },
    };
    expect(refused(await jo.client(validateAccountCode, { userId: jo.userId, code }))).toMatchObject(expected);
    expect(refused(await jo.client(redeemAccountCode, { userId: jo.userId, code }))).toMatchObject(expected);
    const free = await newPayer(sandbox);
    worked(await free.client(redeemAccountCode, { userId: free.userId, code }));
  });

  it('allows whom it says it allows: what is `ok` is not refused for the state, and all else is, for the reason it says', async () => {
    for (const row of rows) {
      const jo = await make();
      const by = row.by === 'member' ? jo.client : staff[row.by].client;
      const { actions } = await accountOf(jo, by);
      const answer = await row.send(by, jo, hands, 'A');
      const came = answer.ok || !stateRefusals.has(answer.failure.code) ? 'ok' : answer.failure.code;
      expect([row.call, actions[actionOf(row)]]).toEqual([row.call, came]);
    }
  });
});

describe('a membership that was given', () => {
  it('can be extended by staff although it is set to end', async () => {
    const jo = await provided();
    const { userId } = jo;
    worked(await staff.customerService.client(cancel, { userId }));
    const { subscription: before } = await accountOf(jo);
    expect(before).toMatchObject({ displayStatus: 'canceling' });
    const { subscription } = worked(await staff.customerService.client(extend, { userId, days: 10, reason: 'Season' }));
    expect(subscription).toMatchObject({ endsAt: addDays(before?.endsAt ?? 0, 10), nextBillDate: null });
  });
});

describe('a child of a family', () => {
  const family = async () => {
    const parent = await newMember(sandbox);
    return newPerson(sandbox, { parentId: parent.userId, firstName: 'Kim' });
  };

  it('is sent to its parent for all that is about money, by name', async () => {
    const kim = await family();
    for (const row of membersRows) {
      if (row.call === 'redeem' || row.call === 'activationEmail') continue;
      expect(refused(await row.send(kim.client, kim, hands, 'A')), row.call).toMatchObject({
        code: 'parentRequired',
        status: 409,
        debug: { name: 'Jo Walker' },
      });
    }
    expect(possibleOf(await accountOf(kim)).filter(one => one !== 'activationEmail')).toEqual([]);
    expect(await rowsOf(sandbox, kim.userId)).toMatchObject({ subscriptions: [], invoices: [], history: [] });
  });

  it('redeems no code: its parent does', async () => {
    const kim = await family();
    const code = await newCode(sandbox, { kind: 'days', days: 30 });
    expect(refused(await kim.client(redeemAccountCode, { userId: kim.userId, code }))).toMatchObject({
      code: 'redemptionBlocked',
      status: 403,
      message: sentences.childAccount('Jo Walker'),
      debug: { reason: 'childAccount', name: 'Jo Walker' },
    });
  });
});

describe('another person', () => {
  it('finds nothing under the id of another member, by any call', async () => {
    const [jo, kim] = [await newMember(sandbox), await newMember(sandbox)];
    const before = await rowsOf(sandbox, jo.userId);
    for (const row of membersRows) {
      const answer =
        row.call === 'quote'
          ? await kim.client(quote, { userId: jo.userId, planId: 'us-premier-annual' })
          : await row.send(kim.client, { ...jo, client: kim.client }, hands, 'A');
      // the person subscribes themself
      if (row.call !== 'subscribe') expect(refused(answer), row.call).toMatchObject({ code: 'notFound', status: 404 });
    }
    expect(await rowsOf(sandbox, jo.userId)).toEqual(before);
  });

  it('without a staff role does nothing that is for staff', async () => {
    const jo = await newMember(sandbox);
    const before = await rowsOf(sandbox, jo.userId);
    for (const row of rows.filter(({ by }) => by !== 'member')) {
      expect(refused(await row.send(jo.client, jo, hands, 'A')), row.call).toMatchObject({
        code: 'forbidden',
        status: 403,
      });
    }
    for (const row of rows.filter(({ by }) => by === 'customerServiceManager')) {
      expect(refused(await row.send(staff.customerService.client, jo, hands, 'A')), row.call).toMatchObject({
        code: 'forbidden',
        status: 403,
      });
    }
    expect(await rowsOf(sandbox, jo.userId)).toEqual(before);
  });
});
