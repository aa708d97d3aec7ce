import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { historyType, type HistoryEntry } from '../../../src/core/contract/schemas/account-history.js';
import type { Session } from '../../../src/core/session/session.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { words } from '../../../src/widgets/account/account-history/copy.js';
import { kindOf, kinds, typesOf } from '../../../src/widgets/account/account-history/kinds.js';
import { createAccountHistory, type Screen } from '../../../src/widgets/account/account-history/model.js';
import { describeEntry } from '../../../src/widgets/account/account-history/describe-entry.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('history');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

type Model = ReturnType<typeof createAccountHistory>;

async function settled(model: Model): Promise<Screen> {
  await expect.poll(() => model.$screen.get().is, patience).not.toBe('loading');
  return model.$screen.get();
}

/** The signed-in user, in front of the history. */
async function open(): Promise<Model> {
  const model = createAccountHistory(session);
  model.$screen.listen(() => undefined);
  await settled(model);
  return model;
}

async function memberOf(world: WorldName): Promise<Model> {
  if (world !== 'history') await sandbox.load(world);
  await done(session.request(signInCall, logins.member));
  return open();
}

function listIn(model: Model) {
  const screen = model.$screen.get();
  if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
  return screen;
}

/** What is on the page in English. */
function said(model: Model) {
  const { entries = [], userId, names } = listIn(model);
  return entries.map(entry => describeEntry(entry, { userId, names, copy: words.english, locale: 'en-US' }));
}

describe('a member', () => {
  it('reads what happened, the latest first, by whom and what it was before', async () => {
    const model = await memberOf('history');
    const entriesShown = said(model);
    expect(entriesShown[0]).toMatchObject({
      title: 'Plan change scheduled',
      who: 'You',
      facts: [expect.stringMatching(/^from \d\d\/\d\d\/\d{4}$/)],
      changes: [
        { field: 'Plan', before: 'Echelon Premier', after: 'Echelon Connect' },
        { field: 'Price', before: '$39.99 per month', after: '$14.99 per month' },
      ],
    });
    expect(entriesShown.find(({ title }) => title === 'Account credit')).toMatchObject({
      who: 'Customer support',
      amount: '$10.00',
    });
    expect(entriesShown.find(({ title }) => title === 'Payment failed')).toMatchObject({
      who: 'Echelon',
      amount: '$29.99',
    });
    expect(entriesShown.find(({ title }) => title === 'Family member added')?.facts).toEqual(['Kim R.']);
    expect(entriesShown.find(({ title }) => title === 'Membership set to end')?.comment).toBe(
      'On holiday until spring',
    );
    expect(entriesShown.find(({ title }) => title === 'Membership extended')?.changes).toMatchObject([
      { field: 'Runs until' },
    ]);
    expect(entriesShown.find(({ title }) => title === 'Code redeemed')?.facts).toEqual(['account credit']);
    expect(entriesShown.find(({ title }) => title === 'Add-on added')?.facts).toEqual(['Studio Pass']);
  });

  it('fetches the rest, and keeps the kind that was chosen', async () => {
    const model = await memberOf('history');
    expect(listIn(model).entries).toHaveLength(20);
    await model.more();
    const { entries = [], total } = listIn(model);
    expect([entries.length, new Set(entries.map(({ id }) => id)).size]).toEqual([total, total]);
    for (const kind of kinds) {
      await model.show(kind);
      const shown = listIn(model);
      expect(shown.kind).toBe(kind);
      expect(shown.entries).toEqual(entries.filter(({ type }) => kindOf[type] === kind));
    }
    await model.show(undefined);
    expect(listIn(model).entries).toHaveLength(20);
  });

  it('who chooses quickly sees the last choice', async () => {
    const model = await memberOf('history');
    await Promise.all([model.show('plan'), model.show('payments'), model.show('family')]);
    expect(listIn(model)).toMatchObject({ kind: 'family', entries: [{ type: 'familyMemberAdded' }] });
  });

  it('keeps what is there when the rest cannot be had, and tries again', async () => {
    const model = await memberOf('history');
    await sandbox.fail({ call: 'getAccountHistory', kind: 'status', status: 503, times: 3 });
    await model.more();
    expect(listIn(model)).toMatchObject({ failure: 'broken', entries: { length: 20 } });
    model.retry();
    await expect.poll(() => listIn(model).entries?.length, patience).toBe(21);
    expect(listIn(model).failure).toBeUndefined();
  });

  it('sees when nothing could be had, and gets it with the next try', async () => {
    await done(session.request(signInCall, logins.member));
    await sandbox.fail({ call: 'getAccountHistory', kind: 'status', status: 503, times: 3 });
    const model = await open();
    expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    await expect.poll(() => model.$screen.get().is, patience).toBe('list');
  });

  it('reads in the server’s words what nothing else knows the name of', async () => {
    const model = await memberOf('history');
    const { entries = [], userId } = listIn(model);
    const names = { plans: new Map(), members: new Map(), addons: new Map() };
    const entriesShown = entries.map(entry =>
      describeEntry(entry, { userId, names, copy: words.english, locale: 'en-US' }),
    );
    expect(entriesShown.find(({ title }) => title === 'Family member added')?.facts).toEqual([
      'Kim was added to the family.',
    ]);
    expect(entriesShown[0]?.facts[0]).toBe('Changes to Echelon Connect with the next period');
  });

  it('whose account is new reads that nothing happened', async () => {
    const model = await memberOf('fresh');
    expect(listIn(model)).toMatchObject({ total: 0, entries: [] });
  });
});

it('a child reads whose account it is', async () => {
  const model = await memberOf('child-account');
  expect(model.$screen.get()).toEqual({ is: 'child', name: 'Robin Rider' });
});

it('nobody is asked to sign in', async () => {
  expect((await open()).$screen.get()).toEqual({ is: 'signedOut', ended: false });
});

describe('every entry that there can be', () => {
  it('is of a kind whose filter the call takes', () => {
    for (const kind of kinds) expect(typesOf(kind).length).toBeLessThanOrEqual(500);
    expect(kinds.flatMap(kind => typesOf(kind).split(',')).toSorted()).toEqual(historyType.options.toSorted());
  });

  it('can be worded, with any content', () => {
    const values = fc.option(
      fc.dictionary(
        fc.constantFrom(
          'planId',
          'end',
          'endsAt',
          'brand',
          'last4',
          'kind',
          'guid',
          'memberId',
          'channel',
          'resumesAt',
          '__proto__',
        ),
        fc.oneof(fc.string(), fc.integer({ min: 0, max: 4e9 }), fc.constant(null), fc.boolean()),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...historyType.options),
        values,
        values,
        fc.option(fc.integer()),
        (type, before, after, amount) => {
          const entry: HistoryEntry = {
            id: 'his_1',
            at: 1,
            type,
            before,
            after,
            amount,
            currency: { code: 'USD', scale: 100 },
            subscriptionId: null,
            summary: 'A summary',
            reason: null,
            comment: null,
            requestId: null,
            actor: { kind: 'system', id: null, name: null },
          };
          const { title, who, facts, changes } = describeEntry(entry, {
            userId: 'usr_member',
            names: { plans: new Map(), members: new Map(), addons: new Map() },
            copy: words.english,
            locale: 'en-US',
          });
          expect([title, who]).toEqual([words.english.types[type], 'Echelon']);
          expect(
            [...facts, ...changes.flatMap(change => [change.before, change.after])].every(
              text => text !== '' && !/undefined|NaN|\[object/.test(text),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
