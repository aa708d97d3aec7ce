import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  listCampaignsOffers,
  listOffers,
  listPartnerOffers,
  listPartnersOffers,
} from '../../../src/core/contract/offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { offers } from '../../../src/sandbox/catalogue/tables.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const ids = async (call: Promise<{ items: { id: string }[] }>) => (await call).items.map(({ id }) => id);
const listed = () => ids(done(sandbox.client()(listOffers, {})));
const clockAt = (days: number) => moveClock(sandbox.database.db, addDays(0, days));

it('a list that is kept begins and ends with its offers, in whichever direction the clock moves', async () => {
  const before = await listed();
  const [first = '', second = ''] = before;
  await sandbox.database.db
    .update(offers)
    .set({ endsAt: addDays(now(), 10) })
    .where(eq(offers.id, first));
  await sandbox.database.db
    .update(offers)
    .set({ startsAt: addDays(now(), 20) })
    .where(eq(offers.id, second));
  const others = before.slice(2);
  for (const [day, expected] of [
    [0, [first]],
    [11, []],
    [21, [second]],
    [11, []],
    [0, [first]],
  ] as const) {
    await clockAt(day);
    expect(await listed(), `on day ${day}`).toEqual([...expected, ...others]);
    expect(await listed(), `again on day ${day}`).toEqual([...expected, ...others]);
  }
  await clockAt(0);
});

it('a campaign takes its offers along when it ends', async () => {
  const running = () => ids(done(sandbox.client()(listCampaignsOffers, {})));
  expect((await running()).length).toBeGreaterThan(0);
  await clockAt(61);
  expect(await running()).toEqual([]);
  await clockAt(0);
  expect((await running()).length).toBeGreaterThan(0);
});

it('each list is its own: by country, by partner, by key', async () => {
  const asked = [
    done(sandbox.client()(listOffers, {})),
    done(sandbox.client()(listOffers, { countryCode: 'CA' })),
    done(sandbox.client()(listPartnersOffers, {})),
    done(sandbox.client()(listPartnerOffers, { partnerId: 'fitshop' })),
    done(sandbox.client({ apiKey: 'pk_echelon_partner' })(listPartnerOffers, { partnerId: 'northside' })),
  ];
  const [home, canada, anyPartner, fitshop, northside] = await Promise.all(asked.map(ids));
  expect(await listed()).toEqual(home);
  expect(canada?.every(id => id.startsWith('ca-'))).toBe(true);
  expect(anyPartner?.length).toBeGreaterThan(fitshop?.length ?? 0);
  expect(fitshop).not.toEqual(northside);
});
