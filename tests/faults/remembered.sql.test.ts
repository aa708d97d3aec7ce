import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '../../src/core/contract/account.js';
import { listOffers } from '../../src/core/contract/offers.js';
import { offers, plans } from '../../src/sandbox/catalogue/tables.js';
import { apiKeys, signingKeys } from '../../src/sandbox/access/tables.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { startProcess, type SandboxProcess } from '../support/process.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { clientOf, signUpWithCard } from '../support/visitor.js';

describe('what a process remembers, and another connection changes', () => {
  let database: TestDatabase;
  let process: SandboxProcess;
  const reach = (apiKey = portalKey) => ({ baseUrl: process.url, apiKey, fetch });
  const offersBy = (apiKey?: string) => clientOf(reach(apiKey))(listOffers, {});

  beforeAll(async () => {
    database = await openTestDatabase();
    process = await startProcess({ DATABASE_URL: database.url ?? '' });
  });
  afterAll(async () => {
    await process.end('SIGTERM');
    await database.close();
  });

  it('a revoked key is refused by the next request, and one that is back is taken', async () => {
    const [key] = await database.db.select().from(apiKeys).where(eq(apiKeys.key, portalKey));
    await done(offersBy());
    await database.db.delete(apiKeys).where(eq(apiKeys.key, portalKey));
    expect(await offersBy()).toMatchObject({ ok: false, failure: { code: 'signedOut' } });
    if (key) await database.db.insert(apiKeys).values(key);
    await done(offersBy());
  });

  it('a price and an offer that was taken off sale are seen by the next request', async () => {
    const [first] = (await done(offersBy())).items;
    await database.db
      .update(plans)
      .set({ price: 4242 })
      .where(eq(plans.id, first?.plan.id ?? ''));
    expect((await done(offersBy())).items[0]?.plan.basePrice.value).toBe(4242);
    await database.db
      .update(offers)
      .set({ status: 'withdrawn' })
      .where(eq(offers.id, first?.id ?? ''));
    expect((await done(offersBy())).items.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('a change that is rolled back changes nothing, and one that is not committed is not seen', async () => {
    const before = await done(offersBy());
    await database.db
      .transaction(async tx => {
        await tx.update(plans).set({ price: 1 });
        expect(await done(offersBy())).toEqual(before);
        tx.rollback();
      })
      .catch(() => {});
    expect(await done(offersBy())).toEqual(before);
  });

  it('tokens of a signing key that was changed are refused by the next request', async () => {
    const { userId, client } = await signUpWithCard(reach());
    await done(client(getAccount, { userId }));
    await database.db.update(signingKeys).set({ secret: sql`repeat('ab', 32)` });
    expect(await client(getAccount, { userId })).toMatchObject({ ok: false, failure: { code: 'signedOut' } });
  });
});
