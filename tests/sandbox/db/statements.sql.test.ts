import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEquipment } from '../../../src/core/contract/commercial/equipment-import.js';
import { getAccount, quote } from '../../../src/core/contract/account.js';
import { signIn } from '../../../src/core/contract/auth.js';
import { refreshSession } from '../../../src/core/contract/sessions.js';
import { createRedemptionCodes } from '../../../src/core/contract/redemption-codes.js';
import { listOffers } from '../../../src/core/contract/offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enter } from '../support/people.js';
import { colleague } from '../support/staff.js';

/**
 * Statements are what a call costs most of: a developer who adds one sees it here. `npm run load` measures what it does
 * to the speed.
 */
describe('statements of a call', () => {
  let sandbox: TestSandbox;
  let userId: string;
  let jwt: string;
  const { query } = pg.Client.prototype;
  let sent: { text: string; name: unknown }[] = [];

  beforeAll(async () => {
    sandbox = await openTestSandbox('active-monthly');
    ({ jwt, userId } = await done(sandbox.client()(signIn, logins.member)));
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, ...given: unknown[]) {
        const [config] = given;
        const text =
          typeof config === 'string' ? config : String(Object.getOwnPropertyDescriptor(config, 'text')?.value);
        sent.push({
          text,
          name: typeof config === 'object' && config !== null && 'name' in config ? config.name : undefined,
        });
        return Reflect.apply(query, this, given);
      },
    });
  });
  afterAll(async () => {
    Object.assign(pg.Client.prototype, { query });
    await sandbox.close();
  });

  async function statementsOf(call: () => Promise<unknown>) {
    sent = [];
    await call();
    return sent;
  }

  /** What a call sends the second time: the first fills what the process remembers. */
  async function second(call: () => Promise<unknown>) {
    await call();
    return statementsOf(call);
  }

  it('GET account: the moment and the person in one, prepared, in no transaction', async () => {
    const asked = await second(() => done(sandbox.client({ jwt })(getAccount, { userId })));
    expect(asked.map(({ name }) => name)).toEqual(['ask with person']);
  });

  it('GET offers: the moment', async () => {
    const asked = await second(() => done(sandbox.client()(listOffers, {})));
    expect(asked.map(({ name }) => name)).toEqual(['ask']);
  });

  it('POST quote: the moment with the person, and seldom the count of the limit, both prepared', async () => {
    const asked = await second(() =>
      done(sandbox.client({ jwt, ip: '192.0.2.1' })(quote, { userId, planId: 'us-premier-annual' })),
    );
    expect(asked.map(({ name }) => name)).toEqual(['ask with person']);
    sent = [];
    await done(sandbox.client({ jwt, ip: '192.0.2.2' })(quote, { userId, planId: 'us-premier-annual' }));
    expect(sent.map(({ name }) => name).slice(0, 2)).toEqual(['ask with person', 'hit']);
  });

  it('people who come at once share a statement', async () => {
    const client = sandbox.client({ jwt });
    const asked = await second(() =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          done(client(quote, { userId, planId: 'us-premier-annual', redemptionCode: 'NONE' })),
        ),
      ),
    );
    expect(asked.filter(({ name }) => name === 'ask with person').length).toBeLessThan(4);
    expect(asked.filter(({ name }) => name === 'hit').length).toBeLessThan(4);
  });

  it('POST sign-in and GET refresh', async () => {
    const signing = await second(() => done(sandbox.client()(signIn, logins.member)));
    const sessionId = String(JSON.parse(atob(jwt.split('.')[1] ?? '')).jti);
    const refreshing = await second(() => done(sandbox.client({ jwt })(refreshSession, { sessionId })));
    expect(signing.length).toBeLessThanOrEqual(19);
    expect(refreshing.length).toBe(6);
  });

  it('POST ten thousand redemption codes, and CSV of a thousand machines: many rows in each, not one', async () => {
    await sandbox.load('commercial');
    const { client: manager } = await colleague(sandbox, 'MarketingManager');
    const codes = await statementsOf(() =>
      done(
        manager(createRedemptionCodes, {
          count: 10_000,
          prefix: 'MANY',
          effect: { kind: 'days', days: 30 },
          expiresAt: addDays(now(), 90),
          note: 'Autumn',
        }),
      ),
    );
    expect(codes.length).toBeLessThan(60);
    const { client: owner } = await enter(sandbox, 'owner@echelon.test', undefined, 'Help-4-members');
    const rows = Array.from({ length: 1000 }, (_, at) => `MANY-${at},Rower ${at},row-9-pro,loc_riverside`);
    const csv = ['serial_number,name,model_id,location_id', ...rows].join('\r\n');
    const machines = await statementsOf(() => done(owner(importEquipment, { csv })));
    expect(machines.length).toBeLessThan(60);
  });
});
