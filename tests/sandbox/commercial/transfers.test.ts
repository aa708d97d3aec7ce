import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTransfer, decideTransfer, listTransfers } from '../../../src/core/contract/commercial/transfers.js';
import type {
  NewTransfer,
  Transfer,
  TransferDecision,
} from '../../../src/core/contract/schemas/commercial/transfers.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { locations } from '../../../src/sandbox/commercial/tables/places.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, enterAs, failure, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let sender: Person;
let receiver: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  sender = await as('owner');
  receiver = await as('other-owner');
});
afterAll(() => sandbox.close());

const as = (name: string) => enter(sandbox, `${name}@echelon.test`, undefined, 'Help-4-members');
/** From the hotel at the airport to the studio of another owner. */
const offer = ({ client }: Person, more: Partial<NewTransfer> = {}) =>
  client(createTransfer, { fromLocationId: 'loc_airport', toLocationId: 'loc_pulse', ...more });
const decide = (
  { client }: Person,
  { id }: Pick<Transfer, 'id'>,
  decision: TransferDecision['decision'],
  version?: number,
) => client(decideTransfer, { transferId: id, decision, ...(version !== undefined && { version }) });
const seen = async ({ client }: Person) =>
  (await done(client(listTransfers, {}))).items.map(({ status, role }) => `${status} ${role}`);

const airport = Array.from({ length: 8 }, (_, at) => `eqp_${20 + at}`);
const placesOf = async (ids: readonly string[]) => {
  const rows = await sandbox.database.db
    .select()
    .from(commercialEquipment)
    .where(inArray(commercialEquipment.id, [...ids]));
  return [...new Set(rows.map(one => `${one.locationId} ${one.ownerId} ${one.version}`))];
};
const setMachine = (id: string, set: Partial<typeof commercialEquipment.$inferInsert>) =>
  sandbox.database.db.update(commercialEquipment).set(set).where(eq(commercialEquipment.id, id));

describe('an owner who sells a site', () => {
  it('offers its machines, and they move when the other accepts, without their seats and their people', async () => {
    await setMachine('eqp_20', { userId: 'usr_manager' });
    const made = await done(offer(sender, { reason: 'Sold' }));
    expect(made).toMatchObject({
      status: 'offered',
      role: 'sender',
      from: { name: 'Harbor Hotel Airport' },
      to: { name: 'Pulse Studio SoHo' },
      toOwner: { name: 'Pulse Studios' },
      offeredBy: 'Owen Harper',
      reason: 'Sold',
    });
    expect(made.equipment.map(({ id }) => id)).toEqual(airport);
    expect(await placesOf(airport)).toEqual(['loc_airport own_harbor 1']);

    const { db } = sandbox.database;
    const seats = () => db.select().from(licenseSeats).where(inArray(licenseSeats.equipmentId, airport));
    expect(await seats()).toHaveLength(8);
    expect(await done(decide(receiver, made, 'accept', 1))).toMatchObject({
      status: 'accepted',
      role: 'receiver',
      decidedBy: 'Petra Soto',
      version: 2,
    });
    expect(await placesOf(airport)).toEqual(['loc_pulse own_pulse 2']);
    expect(await seats()).toEqual([]);
    const [first] = await db.select().from(commercialEquipment).where(eq(commercialEquipment.id, 'eqp_20'));
    expect(first?.userId).toBe(null);
  });

  it('finds it in the history of each machine, and so does the receiver, and in that of both locations', async () => {
    await done(decide(receiver, await done(offer(sender)), 'accept'));
    const lines = await sandbox.database.db.select().from(audit).where(eq(audit.action, 'decideTransfer'));
    expect(
      lines
        .filter(({ resource }) => resource === 'equipment')
        .map(one => one.resourceId)
        .toSorted(),
    ).toEqual(airport);
    expect(lines.find(one => one.resourceId === 'eqp_21')?.details).toMatchObject({
      version: 2,
      before: { locationId: 'loc_airport', ownerId: 'own_harbor', licenseId: 'lic_airport' },
      after: { locationId: 'loc_pulse', ownerId: 'own_pulse', licenseId: null },
    });
    expect(
      lines
        .filter(({ resource }) => resource === 'location')
        .map(one => one.resourceId)
        .toSorted(),
    ).toEqual(['loc_airport', 'loc_pulse']);
  });

  it('keeps what they except, what is in the trash, and what another has lent', async () => {
    await setMachine('eqp_12', { stage: 'trash' });
    const { equipment } = await done(offer(sender, { fromLocationId: 'loc_downtown', except: ['eqp_1', 'eqp_2'] }));
    const ids = equipment.map(({ id }) => id);
    for (const id of ['eqp_1', 'eqp_2', 'eqp_12', 'eqp_70']) expect(ids).not.toContain(id);
    expect(ids).toContain('eqp_3');
    expect(ids).toHaveLength(10);
  });

  it('moves machines between their own locations alone', async () => {
    const made = await done(offer(sender, { toLocationId: 'loc_riverside' }));
    expect(made.role).toBe('both');
    await done(decide(sender, made, 'accept'));
    expect(await placesOf(airport)).toEqual(['loc_riverside own_harbor 2']);
  });
});

describe('an offer', () => {
  it('is made by the owner of the machines or by customer service', async () => {
    expect(await refused(offer(receiver))).toBe('notFound');
    for (const who of ['dealer', 'location-manager', 'location-staff'])
      expect(await refused(offer(await as(who)))).toBe('forbidden');
    expect(await done(offer(await enterAs(sandbox, 'customerServiceManager')))).toMatchObject({ role: 'both' });
  });

  it('goes from one location to another that is in business', async () => {
    expect(await refused(offer(sender, { toLocationId: 'loc_none' }))).toBe('notFound');
    expect(await refused(offer(sender, { fromLocationId: 'loc_none' }))).toBe('notFound');
    expect(await badFields(offer(sender, { toLocationId: 'loc_airport' }))).toEqual(['toLocationId']);
    await sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, 'loc_pulse'));
    expect(await refused(offer(sender))).toBe('notFound');
  });

  it('has something in it', async () => {
    expect(await refused(offer(sender, { fromLocationId: 'loc_riverside' }))).toBe('nothingToTransfer');
    expect(await refused(offer(sender, { except: airport }))).toBe('nothingToTransfer');
  });

  it('has no machine in it that is in another, though two are made at once', async () => {
    const made = await Promise.all([offer(sender), offer(sender, { except: ['eqp_20'] })]);
    expect(made.filter(one => one.ok)).toHaveLength(1);
    const { code, debug } = await failure(offer(sender, { except: ['eqp_20', 'eqp_21'] }));
    expect([code, debug?.['ids']]).toEqual(['alreadyInTransfer', airport.slice(2)]);
  });

  it('that was withdrawn or declined leaves everything where it is, and can be made again', async () => {
    expect(await done(decide(sender, await done(offer(sender)), 'withdraw'))).toMatchObject({ status: 'withdrawn' });
    expect(await done(decide(receiver, await done(offer(sender)), 'decline'))).toMatchObject({ status: 'declined' });
    await done(offer(sender));
    expect(await placesOf(airport)).toEqual(['loc_airport own_harbor 1']);
    expect((await seen(sender)).toSorted()).toEqual(['declined sender', 'offered sender', 'withdrawn sender']);
  });

  it('is seen by both owners and customer service, and by nobody else', async () => {
    await done(offer(sender));
    expect(await seen(sender)).toEqual(['offered sender']);
    expect(await seen(receiver)).toEqual(['offered receiver']);
    expect(await seen(await enterAs(sandbox, 'customerServiceManager'))).toEqual(['offered both']);
    const own = await done(offer(sender, { fromLocationId: 'loc_lakeside', toLocationId: 'loc_riverside' }));
    expect(await seen(receiver)).toEqual(['offered receiver']);
    expect(await refused(decide(receiver, own, 'accept'))).toBe('notFound');
    expect(await refused((await as('dealer')).client(listTransfers, {}))).toBe('forbidden');
    expect((await done(sender.client(listTransfers, { status: 'accepted' }))).items).toEqual([]);
  });

  it('is decided by the side that is asked, and withdrawn by the other', async () => {
    const made = await done(offer(sender));
    expect(await refused(decide(sender, made, 'accept'))).toBe('notYourMove');
    expect(await refused(decide(sender, made, 'decline'))).toBe('notYourMove');
    expect(await refused(decide(receiver, made, 'withdraw'))).toBe('notYourMove');
    expect(await refused(decide(receiver, made, 'accept', 7))).toBe('versionConflict');
    expect(await refused(decide(await as('dealer'), made, 'accept'))).toBe('forbidden');
    expect(await done(decide(await enterAs(sandbox, 'customerServiceManager'), made, 'accept'))).toMatchObject({
      status: 'accepted',
    });
  });

  it('is decided once, though both sides decide at the same moment', async () => {
    const made = await done(offer(sender));
    const both = await Promise.all([decide(receiver, made, 'accept'), decide(sender, made, 'withdraw')]);
    expect(both.map(one => (one.ok ? 'ok' : one.failure.code)).toSorted()).toEqual(['ok', 'transferDecided']);
    const isAccepted = both[0].ok;
    expect(await placesOf(airport)).toEqual([isAccepted ? 'loc_pulse own_pulse 2' : 'loc_airport own_harbor 1']);
    expect(await refused(decide(receiver, made, 'decline'))).toBe('transferDecided');
  });

  it.each([
    ['moved on', { locationId: 'loc_riverside' }],
    ['went to the trash', { stage: 'trash', locationId: null }],
    ['got another owner', { ownerId: 'own_pulse' }],
  ] as const)('of which a machine %s in the meantime moves nothing', async (_, set) => {
    const made = await done(offer(sender));
    await setMachine('eqp_23', set);
    const { code, debug } = await failure(decide(receiver, made, 'accept'));
    expect([code, debug?.['ids']]).toEqual(['transferChanged', ['eqp_23']]);
    expect(await placesOf(airport.filter(id => id !== 'eqp_23'))).toEqual(['loc_airport own_harbor 1']);
    expect(await seen(receiver)).toEqual(['offered receiver']);
  });

  it('to a location that was closed in the meantime moves nothing', async () => {
    const made = await done(offer(sender));
    await sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, 'loc_pulse'));
    expect(await refused(decide(receiver, made, 'accept'))).toBe('transferChanged');
    const here = and(eq(commercialEquipment.locationId, 'loc_airport'), eq(commercialEquipment.version, 1));
    expect(await sandbox.database.db.select().from(commercialEquipment).where(here)).toHaveLength(8);
  });
});
