import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { listAvailablePlans } from '../../../src/core/contract/account-reads.js';
import { plans } from '../../../src/sandbox/catalogue/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newVisitor, refused, theMember, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const plansFor = async (jo: Visitor) =>
  worked(await sandbox.client({ jwt: jo.jwt })(listAvailablePlans, { userId: jo.userId })).items;
const memberIn = async (world: WorldName): Promise<Visitor> => {
  await sandbox.load(world);
  return theMember(sandbox);
};

describe('the plans a person can be on', () => {
  it('are all that are sold in their country, the cheapest first, as long as they have none', async () => {
    const jo = await newVisitor(sandbox);
    const items = await plansFor(jo);
    expect(items.map(({ plan }) => plan.id)).toEqual([
      'us-connect-monthly',
      'us-premier-monthly',
      'us-connect-annual',
      'us-premier-annual',
      'us-premier-two-year',
    ]);
    for (const item of items)
      expect(item).toMatchObject({ direction: 'new', current: false, pending: false, effective: 'now' });
    // premier by the year is sold with a trial alone: there is no offer at its plain price
    expect(items.map(({ offerId }) => offerId)).toEqual([
      'us-connect-monthly',
      'us-premier-monthly',
      'us-connect-annual',
      null,
      'us-premier-two-year',
    ]);

    await sandbox.database.db.update(users).set({ countryCode: 'CA' }).where(eq(users.id, jo.userId));
    expect(
      (await plansFor(jo)).every(({ plan }) => plan.country.code === 'CA' && plan.basePrice.currency.code === 'CAD'),
    ).toBe(true);
  });

  it('are led by the present one, and go up now and down with the period', async () => {
    const member = await memberIn('active-monthly');
    const items = await plansFor(member);
    expect(items.map(({ plan, direction, effective }) => [plan.id, direction, effective])).toEqual([
      ['us-premier-monthly', 'same', 'now'],
      ['us-connect-monthly', 'downgrade', 'periodEnd'],
      ['us-connect-annual', 'upgrade', 'now'],
      ['us-premier-annual', 'upgrade', 'now'],
      ['us-premier-two-year', 'upgrade', 'now'],
    ]);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
  });

  it('take effect when the quote says they would', async () => {
    for (const world of ['active-monthly', 'trialing'] as const) {
      const member = await memberIn(world);
      for (const { plan, current, effective } of await plansFor(member)) {
        if (!current) expect(worked(await member.quote({ planId: plan.id })).effective).toBe(effective);
      }
    }
  });

  it('show which one a change that waits leads to', async () => {
    const items = await plansFor(await memberIn('change-scheduled'));
    expect(items.filter(({ pending }) => pending).map(({ plan }) => plan.id)).toEqual(['us-connect-monthly']);
  });

  it('hold the present one although it is sold no more', async () => {
    const member = await memberIn('active-monthly');
    await sandbox.database.db.update(plans).set({ archived: true }).where(eq(plans.id, 'us-premier-monthly'));
    expect((await plansFor(member))[0]).toMatchObject({
      current: true,
      offerId: null,
      plan: { id: 'us-premier-monthly' },
    });
    const jo = await newVisitor(sandbox);
    expect((await plansFor(jo)).map(({ plan }) => plan.id)).not.toContain('us-premier-monthly');
  });

  it('are new again once a membership has ended', async () => {
    expect((await plansFor(await memberIn('ended'))).every(({ direction }) => direction === 'new')).toBe(true);
  });

  it('are the parent’s to choose, and nobody else’s to see', async () => {
    const child = await memberIn('child-account');
    expect(
      refused(await sandbox.client({ jwt: child.jwt })(listAvailablePlans, { userId: child.userId })),
    ).toMatchObject({ code: 'parentRequired', status: 409 });
    const jo = await newVisitor(sandbox);
    expect(refused(await sandbox.client({ jwt: jo.jwt })(listAvailablePlans, { userId: child.userId })).code).toBe(
      'notFound',
    );
  });
});
