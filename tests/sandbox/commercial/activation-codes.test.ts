import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createActivationCode,
  listActivationCodes,
  revokeActivationCode,
} from '../../../src/core/contract/commercial/activation-codes.js';
import { connectLocationUser, listLocationActivationCodes } from '../../../src/core/contract/commercial/locations.js';
import {
  type ActivationCodeQuery,
  activationCodeStatus,
} from '../../../src/core/contract/schemas/commercial/activation-codes.js';
import { now } from '../../../src/core/dates.js';
import { hasStatus } from '../../../src/sandbox/commercial/activation/activation-code-sql.js';
import { activationCodeStatus as statusOf } from '../../../src/sandbox/commercial/activation/activation-code-status.js';
import { readShortCode } from '../../../src/sandbox/commercial/activation/short-code.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { activationCodes } from '../../../src/sandbox/commercial/tables/licenses.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { badFields, elsewhere, type Person } from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeEach(async () => {
  all = await openCommercial();
});
afterEach(() => all.sandbox.close());

const locationId = 'loc_downtown';
const idsOf = async ({ client }: Person, query: ActivationCodeQuery = {}) =>
  (await done(client(listActivationCodes, query))).items.map(one => one.id).toSorted();

describe('a new code', () => {
  it('is good for one machine and a day, and says how long it has', async () => {
    const code = await done(all.manager.client(createActivationCode, { locationId }));
    expect(code).toMatchObject({
      location: { id: locationId, name: 'Harbor Hotel Downtown' },
      maxUses: 1,
      uses: 0,
      status: 'active',
      version: 1,
    });
    expect(code.expiresIn).toBe(86_400);
    expect(code.expiresAt - code.createdAt).toBe(86_400);
    expect(code.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(readShortCode(code.code)).toBeDefined();
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.resourceId, code.id));
    expect(lines).toMatchObject([{ resource: 'activationCode', action: 'createActivationCode' }]);
    expect(JSON.stringify(lines)).not.toContain(code.code.replace('-', ''));
  });

  it('is good for as many and as long as is asked, within limits', async () => {
    const { client } = all.owner;
    const code = await done(client(createActivationCode, { locationId, maxUses: 20, expiresIn: 300 }));
    expect([code.maxUses, code.expiresIn]).toEqual([20, 300]);
    expect(await badFields(client(createActivationCode, { locationId, expiresIn: 10, maxUses: 0 }))).toEqual([
      'maxUses',
      'expiresIn',
    ]);
  });

  it('is a dealer’s to make until a machine is activated there', async () => {
    const riverside = { locationId: 'loc_riverside' };
    const { db } = all.sandbox.database;
    const { id } = await done(all.dealer.client(createActivationCode, riverside));
    expect(await refused(all.dealer.client(createActivationCode, { locationId: 'loc_airport' }))).toBe('notANewSite');
    // a machine that was activated there and has gone since has used a code
    await db.update(activationCodes).set({ uses: 1 }).where(eq(activationCodes.id, id));
    expect(await refused(all.dealer.client(createActivationCode, riverside))).toBe('notANewSite');
    expect((await done(all.owner.client(createActivationCode, riverside))).status).toBe('active');
    expect((await done(all.support.client(createActivationCode, riverside))).status).toBe('active');
  });

  it('is a dealer’s where machines stand that were never activated', async () => {
    const { db } = all.sandbox.database;
    await db.delete(activationCodes).where(eq(activationCodes.locationId, 'loc_airport'));
    await db
      .update(commercialEquipment)
      .set({ activatedAt: null })
      .where(eq(commercialEquipment.locationId, 'loc_airport'));
    expect((await done(all.dealer.client(createActivationCode, { locationId: 'loc_airport' }))).uses).toBe(0);
  });

  it('is not made by staff, by others, or for a place that is not there', async () => {
    expect(await refused(all.clerk.client(createActivationCode, { locationId }))).toBe('forbidden');
    expect(await refused(all.otherOwner.client(createActivationCode, { locationId }))).toBe('notFound');
    expect(await refused(all.support.client(createActivationCode, { locationId: 'loc_none' }))).toBe('notFound');
  });
});

describe('codes', () => {
  const downtown = ['act_downtown', 'act_expired', 'act_revoked', 'act_used'];

  it('are seen by whoever runs the location, and the usable ones by who works there', async () => {
    expect(await idsOf(all.manager)).toEqual(downtown);
    expect(await idsOf(all.owner)).toEqual(['act_airport', ...downtown]);
    expect(await idsOf(all.dealer)).toEqual(['act_airport', ...downtown]);
    expect(await idsOf(all.support, { locationId })).toEqual(downtown);
    expect(await idsOf(all.clerk)).toEqual(['act_downtown']);
    expect(await idsOf(all.clerk, { status: 'revoked' })).toEqual([]);
    expect(await idsOf(all.otherOwner)).toEqual([]);
    expect(await idsOf(all.manager, { locationId: 'loc_airport' })).toEqual([]);
  });

  it('of one location are seen so, too, and of another’s not at all', async () => {
    const at = async ({ client }: Person) =>
      (await done(client(listLocationActivationCodes, { locationId }))).items.map(one => one.id).toSorted();
    expect(await at(all.clerk)).toEqual(['act_downtown']);
    expect(await at(all.dealer)).toEqual(downtown);
    expect(await refused(all.otherOwner.client(listLocationActivationCodes, { locationId }))).toBe('notFound');
    expect(await refused(all.support.client(listLocationActivationCodes, { locationId: 'loc_none' }))).toBe('notFound');
  });

  it('are seen in full where somebody manages, and as staff sees them where they are staff', async () => {
    await done(
      all.owner.client(connectLocationUser, { locationId: 'loc_airport', userId: 'usr_clerk', role: 'manager' }),
    );
    await all.sandbox.database.db
      .update(activationCodes)
      .set({ revokedAt: now() })
      .where(eq(activationCodes.id, 'act_airport'));
    expect(await idsOf(await elsewhere(all.sandbox, all.clerk))).toEqual(['act_airport', 'act_downtown']);
  });

  it('are filtered by a status that is worked out, as the rule works it out', async () => {
    const rows = await all.sandbox.database.db.select().from(activationCodes);
    const at = now();
    for (const status of activationCodeStatus.options) {
      const ruled = rows.filter(row => statusOf(row, at) === status).map(row => row.id);
      expect(ruled.length).toBeGreaterThan(0);
      expect(await idsOf(all.support, { status })).toEqual(ruled.toSorted());
    }
  });

  it('have one status each in SQL, at the second of their end, too', async () => {
    const { db } = all.sandbox.database;
    const at = now();
    for (const revokedAt of [null, at])
      for (const uses of [4, 5, 6])
        for (const expiresAt of [at - 1, at, at + 1]) {
          const state = { revokedAt, uses, maxUses: 5, expiresAt };
          await db.update(activationCodes).set(state).where(eq(activationCodes.id, 'act_used'));
          for (const status of activationCodeStatus.options) {
            const found = await db.select().from(activationCodes).where(hasStatus(status, at));
            expect(
              found.some(row => row.id === 'act_used'),
              `${status} ${JSON.stringify(state)}`,
            ).toBe(statusOf(state, at) === status);
          }
        }
  });

  it('come newest first, or as they end', async () => {
    const { db } = all.sandbox.database;
    await db.update(activationCodes).set({ createdAt: now() }).where(eq(activationCodes.id, 'act_expired'));
    const first = async (query: ActivationCodeQuery) =>
      (await done(all.manager.client(listActivationCodes, query))).items[0];
    expect((await first({}))?.id).toBe('act_expired');
    const ended = await first({ sort: 'expiresAt' });
    expect([ended?.id, ended?.status, ended?.expiresIn]).toEqual(['act_expired', 'expired', 0]);
  });

  it('are kept by no cache', async () => {
    const response = await all.sandbox.send('GET', '/commercial/v1/activation-codes', {
      headers: { authorization: `Bearer ${all.owner.jwt}` },
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('revoking a code', () => {
  const activationCodeId = 'act_downtown';

  it('ends it, and twice is harmless', async () => {
    const revoke = () => done(all.manager.client(revokeActivationCode, { activationCodeId }));
    const first = await revoke();
    expect(first).toMatchObject({ id: activationCodeId, status: 'revoked', version: 2 });
    expect(await revoke()).toEqual({ ...first, expiresIn: expect.any(Number) });
    expect(await idsOf(all.clerk)).toEqual([]);
    const { db } = all.sandbox.database;
    const lines = await db
      .select()
      .from(audit)
      .where(inArray(audit.resourceId, [activationCodeId]));
    expect(lines).toMatchObject([{ action: 'revokeActivationCode', details: { before: { revokedAt: null } } }]);
  });

  it('is a dealer’s, too, and neither staff’s nor a stranger’s', async () => {
    expect(await refused(all.clerk.client(revokeActivationCode, { activationCodeId }))).toBe('forbidden');
    expect(await refused(all.otherOwner.client(revokeActivationCode, { activationCodeId }))).toBe('notFound');
    expect(await refused(all.owner.client(revokeActivationCode, { activationCodeId: 'act_none' }))).toBe('notFound');
    expect((await done(all.dealer.client(revokeActivationCode, { activationCodeId }))).status).toBe('revoked');
  });
});
