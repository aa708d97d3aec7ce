import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  listCommercialLocations,
  redeemCommercialCode,
  resetCommercialCode,
  suspendCommercialCode,
  validateCommercialCode,
} from '../../../src/core/contract/commercial/codes.js';
import {
  listUserCommercialLocations,
  listUserCommercialPartners,
} from '../../../src/core/contract/commercial/sessions.js';
import { addDays, now } from '../../../src/core/dates.js';
import { commercialCodes } from '../../../src/sandbox/commercial/tables/codes.js';
import { locationMembers, locations } from '../../../src/sandbox/commercial/tables/places.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { done, refused } from '../../support/results.js';
import { badFields, failure, newPerson } from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeEach(async () => {
  all = await openCommercial();
});
afterEach(() => all.sandbox.close());

const code = 'HARBORGUEST';
const validate = (typed: string) => all.sandbox.client()(validateCommercialCode, { code: typed });

async function stored(text = code) {
  const [row] = await all.sandbox.database.db.select().from(commercialCodes).where(eq(commercialCodes.code, text));
  if (!row) throw new Error(`There is no code ${text}.`);
  return row;
}

describe('what a code gives', () => {
  it('is shown to anybody who types it in any spelling', async () => {
    expect(await done(validate(' harbor-GUEST '))).toMatchObject({
      location: { id: 'loc_downtown', name: 'Harbor Hotel Downtown', city: 'Chicago', regionCode: 'IL' },
      memberBenefit: 'Ride every machine here with your own membership.',
      expiresAt: (await stored()).expiresAt,
    });
    expect((await stored()).status).toBe('activated');
  });

  it('is the same refusal for a code that is unknown, not sold yet, blocked or retired', async () => {
    await all.sandbox.database.db
      .insert(commercialCodes)
      .values({ code: 'HARBOROLD', id: 'ccd_old', locationId: 'loc_downtown', status: 'retired', createdAt: 1 });
    const answers = new Set<string>();
    for (const typed of ['HARBORNOBODY', 'HARBORNEW', 'HARBORBLOCKED', 'HARBOROLD', '!'])
      answers.add(JSON.stringify({ ...(await failure(validate(typed))), requestId: '' }));
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('redemptionCodeInvalid');
  });

  it('is told with the date when the code was redeemed, or has expired', async () => {
    expect(await failure(validate('HARBORUSED'))).toMatchObject({
      code: 'redemptionCodeAlreadyRedeemed',
      debug: { dateRedeemed: (await stored('HARBORUSED')).redeemedAt },
    });
    expect(await failure(validate('HARBORPAST'))).toMatchObject({
      code: 'redemptionCodeIsExpired',
      debug: { dateExpires: (await stored('HARBORPAST')).expiresAt },
    });
  });
});

describe('redeeming a code', () => {
  it('attaches the member to the location, and leaves their membership alone', async () => {
    const { client, userId } = all.member;
    const before = await all.sandbox.database.db.select().from(subscriptions);
    const redeemed = await done(client(redeemCommercialCode, { code }));
    expect(redeemed).toMatchObject({ location: { id: 'loc_downtown' } });
    expect((await done(client(listUserCommercialLocations, { userId }))).items).toEqual([
      { ...redeemed.location, memberBenefit: redeemed.memberBenefit, since: redeemed.since },
    ]);
    expect((await done(client(listUserCommercialPartners, { userId }))).items).toEqual([
      { id: 'northside', name: 'Northside Gym' },
    ]);
    expect(await all.sandbox.database.db.select().from(subscriptions)).toEqual(before);
  });

  it('leaves a line in the trail that names the code by its id alone', async () => {
    await done(all.member.client(redeemCommercialCode, { code }));
    const lines = await all.sandbox.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.resource, 'commercialCode'), eq(audit.resourceId, 'ccd_guest')));
    expect(lines).toMatchObject([{ action: 'redeemCommercialCode', actorId: 'usr_member' }]);
    expect(JSON.stringify(lines)).not.toContain(code);
  });

  it('is one person’s, of two at once: the other is told when', async () => {
    const [one, two] = [await newPerson(all.sandbox), await newPerson(all.sandbox)];
    const results = await Promise.all([one, two].map(({ client }) => client(redeemCommercialCode, { code })));
    expect(results.filter(result => result.ok)).toHaveLength(1);
    const [loser] = results.flatMap(result => (result.ok ? [] : [result.failure]));
    const { redeemedAt, redeemedBy } = await stored();
    expect(loser).toMatchObject({ code: 'redemptionCodeAlreadyRedeemed', debug: { dateRedeemed: redeemedAt } });
    expect((await all.sandbox.database.db.select().from(locationMembers)).map(row => row.userId)).toEqual([redeemedBy]);
  });

  it('answers a call whose answer was lost with the same', async () => {
    const redeem = () => all.member.client(redeemCommercialCode, { code }, { idempotencyKey: 'once' });
    await all.sandbox.fail({ call: 'redeemCommercialCode', kind: 'loseAnswer', times: 3 });
    expect(await redeem()).toMatchObject({ ok: false });
    expect((await done(redeem())).location.id).toBe('loc_downtown');
  });

  it('is refused as showing it is, and attaches nobody then', async () => {
    const { client } = all.member;
    const redeem = (typed: string) => client(redeemCommercialCode, { code: typed });
    expect(await refused(redeem('HARBORNEW'))).toBe('redemptionCodeInvalid');
    expect(await refused(redeem('HARBORUSED'))).toBe('redemptionCodeAlreadyRedeemed');
    expect(await refused(redeem('HARBORPAST'))).toBe('redemptionCodeIsExpired');
    expect(await all.sandbox.database.db.select().from(locationMembers)).toEqual([]);
  });

  it('keeps since when a member has the benefit, with another code of the same location', async () => {
    const { client, userId } = all.member;
    await all.sandbox.database.db
      .insert(locationMembers)
      .values({ locationId: 'loc_downtown', userId, codeId: 'ccd_before', since: 1000 });
    expect((await done(client(redeemCommercialCode, { code }))).since).toBe(1000);
    expect((await done(client(listUserCommercialLocations, { userId }))).total).toBe(1);
  });
});

describe('resetting a code', () => {
  const reason = 'Wrong guest';

  it('makes one that was redeemed usable again, and takes nothing away by itself', async () => {
    const { client, userId } = all.member;
    await done(client(redeemCommercialCode, { code }));
    const reset = await done(all.support.client(resetCommercialCode, { code: 'harbor-guest', reason }));
    expect(reset).toMatchObject({ id: 'ccd_guest', code: 'HARB-ORGU-EST', status: 'activated', redeemedAt: null });
    expect((await done(client(listUserCommercialLocations, { userId }))).total).toBe(1);
    expect((await done(validate(code))).location.id).toBe('loc_downtown');
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.action, 'resetCommercialCode'));
    expect(lines).toMatchObject([
      {
        resourceId: 'ccd_guest',
        details: { reason, revoke: false, before: { status: 'redeemed', redeemedBy: userId } },
      },
    ]);
  });

  it('takes the benefit away where that is asked', async () => {
    const { client, userId } = all.member;
    await done(client(redeemCommercialCode, { code }));
    await done(all.support.client(resetCommercialCode, { code, reason, revoke: true }));
    expect((await done(client(listUserCommercialLocations, { userId }))).total).toBe(0);
  });

  it('leaves the benefit to a member who has redeemed another code of the location', async () => {
    const { client, userId } = all.member;
    await all.sandbox.database.db
      .update(commercialCodes)
      .set({ status: 'activated' })
      .where(eq(commercialCodes.code, 'HARBORNEW'));
    await done(client(redeemCommercialCode, { code }));
    await done(client(redeemCommercialCode, { code: 'HARBORNEW' }));
    await done(all.support.client(resetCommercialCode, { code: 'HARBORNEW', reason, revoke: true }));
    expect((await done(client(listUserCommercialLocations, { userId }))).total).toBe(1);
    await done(all.support.client(resetCommercialCode, { code, reason, revoke: true }));
    expect((await done(client(listUserCommercialLocations, { userId }))).total).toBe(0);
  });

  it('of an expired one needs a date to come', async () => {
    const { client } = all.support;
    const past = { code: 'HARBORPAST', reason };
    expect(await badFields(client(resetCommercialCode, past))).toEqual(['expiresAt']);
    expect(await badFields(client(resetCommercialCode, { ...past, expiresAt: now() - 1 }))).toEqual(['expiresAt']);
    const expiresAt = addDays(now(), 10);
    expect(await done(client(resetCommercialCode, { ...past, expiresAt }))).toMatchObject({
      status: 'activated',
      expiresAt,
    });
  });

  it('makes one that was suspended usable again', async () => {
    const { client } = all.support;
    await done(client(suspendCommercialCode, { code, reason }));
    expect(await refused(validate(code))).toBe('redemptionCodeInvalid');
    expect((await done(client(resetCommercialCode, { code, reason }))).status).toBe('activated');
    expect((await done(validate(code))).location.id).toBe('loc_downtown');
  });

  it('is refused for one that can be used as it is, that no shop has activated, or that is unknown', async () => {
    const { client } = all.support;
    for (const typed of [code, 'HARBORNEW'])
      expect(await refused(client(resetCommercialCode, { code: typed, reason }))).toBe('codeNotResettable');
    expect(await refused(client(resetCommercialCode, { code: 'HARBORNOBODY', reason }))).toBe('notFound');
    expect(await refused(client(resetCommercialCode, { code: '!', reason }))).toBe('notFound');
  });
});

describe('suspending a code', () => {
  const reason = 'Leaked';

  it('blocks it, and twice is harmless', async () => {
    const suspend = () => done(all.support.client(suspendCommercialCode, { code, reason }));
    const first = await suspend();
    expect(first).toMatchObject({ id: 'ccd_guest', status: 'suspended', version: 2 });
    expect(await suspend()).toEqual(first);
    expect(await refused(validate(code))).toBe('redemptionCodeInvalid');
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.action, 'suspendCommercialCode'));
    expect(lines).toMatchObject([{ resourceId: 'ccd_guest', details: { reason } }]);
  });

  it('is refused for what was redeemed or has expired', async () => {
    for (const typed of ['HARBORUSED', 'HARBORPAST'])
      expect(await refused(all.support.client(suspendCommercialCode, { code: typed, reason }))).toBe(
        'codeNotSuspendable',
      );
    expect((await done(all.support.client(suspendCommercialCode, { code: 'HARBORNEW', reason }))).status).toBe(
      'suspended',
    );
  });

  it('is customer service’s alone', async () => {
    for (const { client } of [all.owner, all.dealer, all.member]) {
      expect(await refused(client(suspendCommercialCode, { code, reason }))).toBe('forbidden');
      expect(await refused(client(resetCommercialCode, { code, reason }))).toBe('forbidden');
    }
  });
});

describe('where a member can work out', () => {
  it('are the open locations by name, with nothing but what anybody may know', async () => {
    await all.sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, 'loc_lakeside'));
    const { items } = await done(all.member.client(listCommercialLocations, {}));
    expect(items.map(one => one.name)).toEqual([
      'Harbor Hotel Airport',
      'Harbor Hotel Downtown',
      'Harbor Riverside',
      'Pulse Studio SoHo',
    ]);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['city', 'countryCode', 'id', 'name', 'regionCode']);
    const found = async (query: object) => (await done(all.member.client(listCommercialLocations, query))).total;
    expect(await found({ q: 'milwaukee' })).toBe(1);
    expect(await found({ countryCode: 'CA' })).toBe(0);
  });

  it('is the member’s own to know, and customer service’s', async () => {
    const { userId } = all.member;
    const other = await newPerson(all.sandbox);
    expect(await refused(other.client(listUserCommercialLocations, { userId }))).toBe('notFound');
    expect(await refused(other.client(listUserCommercialPartners, { userId }))).toBe('notFound');
    expect((await done(all.support.client(listUserCommercialLocations, { userId }))).total).toBe(0);
    expect((await done(all.support.client(listUserCommercialPartners, { userId }))).total).toBe(0);
    expect(await refused(all.support.client(listUserCommercialLocations, { userId: 'usr_none' }))).toBe('notFound');
  });
});
