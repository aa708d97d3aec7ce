import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCountries } from '../../../src/core/contract/countries.js';
import { evictMemory, listMemories } from '../../../src/core/contract/memories.js';
import { listPlans } from '../../../src/core/contract/plans.js';
import { createClient } from '../../../src/core/client/client.js';
import { createSandbox, inProcessFetch } from '../../../src/sandbox/index.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let admin: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  admin = await enterAs(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const memory = async (key: string) => (await done(admin.client(listMemories, {}))).items.find(one => one.key === key);

it('an administrator sees what the process and the database remember, how much and how old', async () => {
  await done(sandbox.client()(listCountries, {}));
  expect(await memory('countries')).toMatchObject({ where: 'process', entries: 4, evictable: true });
  expect((await memory('countries'))?.age).toBeLessThan(60);
  expect((await memory('token-claims'))?.entries).toBeGreaterThan(0);
  expect(await memory('rate-limits')).toMatchObject({ where: 'database', evictable: true });
});

it('what is evicted is read again when somebody needs it', async () => {
  await done(sandbox.client()(listPlans, {}));
  const { entries } = await done(admin.client(evictMemory, { key: 'plans' }));
  expect(entries).toBeGreaterThan(0);
  expect(await memory('plans')).toMatchObject({ entries: 0, age: null });
  await done(sandbox.client()(listPlans, {}));
  expect(await memory('plans')).toMatchObject({ entries });
});

it('an eviction of what other processes remember too makes them all read again', async () => {
  const beside = createSandbox({ db: sandbox.database.db, host: { scrypt: cheapScrypt }, log: () => undefined });
  const client = createClient({
    baseUrl: () => 'http://sandbox.test',
    credentials: () => ({ apiKey: portalKey, jwt: admin.jwt }),
    fetch: () => inProcessFetch(beside),
  });
  const there = async () => (await done(client(listMemories, {}))).items.find(({ key }) => key === 'plans')?.entries;
  await done(client(listPlans, {}));
  expect(await there()).toBeGreaterThan(0);
  expect((await done(admin.client(evictMemory, { key: 'plans' }))).everywhere).toBe(true);
  expect(await there()).toBe(0);
});

it('the keys that keep a payment from being made twice stay', async () => {
  expect(await refused(admin.client(evictMemory, { key: 'idempotency-keys' }))).toBe('notEvictable');
  expect(await refused(admin.client(evictMemory, { key: 'nothing' }))).toBe('notFound');
});

it('counters of tries can be forgotten, and it is on record who did it', async () => {
  expect((await memory('rate-limits'))?.entries).toBeGreaterThan(0);
  const { entries } = await done(admin.client(evictMemory, { key: 'rate-limits' }));
  const lines = await sandbox.database.db.select().from(audit);
  expect(lines.filter(({ resourceId }) => resourceId === 'rate-limits')).toMatchObject([
    { action: 'evictMemory', resource: 'memory', actorId: admin.userId, details: { entries, everywhere: true } },
  ]);
});

it('nobody but an administrator may look or evict', async () => {
  const support = await enterAs(sandbox, 'customerServiceManager');
  expect(await refused(support.client(listMemories, {}))).toBe('forbidden');
  expect(await refused(support.client(evictMemory, { key: 'plans' }))).toBe('forbidden');
});
