import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  connectLocationUser,
  disconnectLocationUser,
  getLocation,
  inviteLocationUser,
  listLocations,
  listLocationUsers,
} from '../../../src/core/contract/commercial/locations.js';
import { resetPassword } from '../../../src/core/contract/user-security.js';
import { MOST_LOCATIONS } from '../../../src/sandbox/commercial/access/scope.js';
import { locationUsers } from '../../../src/sandbox/commercial/tables/places.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import {
  badFields,
  elsewhere,
  enter,
  enterAs,
  lastMail,
  newPerson,
  type Person,
  tokenFrom,
} from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeEach(async () => {
  all = await openCommercial();
});
afterEach(() => all.sandbox.close());

const locationId = 'loc_downtown';
const staffOf = async ({ client }: Person) =>
  (await done(client(listLocationUsers, { locationId }))).items.map(one => [one.userId, one.role]);

async function rolesOf(userId: string) {
  const [row] = await all.sandbox.database.db.select().from(users).where(eq(users.id, userId));
  return row?.roles;
}

describe('who works at a location', () => {
  it('is known to the owner and the manager, by name', async () => {
    const { items } = await done(all.manager.client(listLocationUsers, { locationId }));
    expect(items).toMatchObject([
      { userId: 'usr_clerk', firstName: 'Cleo', lastName: 'Banks', role: 'staff' },
      { userId: 'usr_manager', email: 'location-manager@echelon.test', role: 'manager' },
    ]);
    expect(await staffOf(all.owner)).toHaveLength(2);
  });

  it('is nothing for who works there, the dealer or others', async () => {
    for (const { client } of [all.clerk, all.dealer])
      expect(await refused(client(listLocationUsers, { locationId }))).toBe('forbidden');
    expect(await refused(all.otherOwner.client(listLocationUsers, { locationId }))).toBe('notFound');
    expect(await refused(all.support.client(listLocationUsers, { locationId: 'loc_none' }))).toBe('notFound');
  });
});

describe('connecting somebody', () => {
  it('lets them see the location, as staff unless it says otherwise', async () => {
    const person = await newPerson(all.sandbox, { roles: ['Member'], firstName: 'Sol', lastName: 'Abel' });
    const { userId } = person;
    expect(await done(all.support.client(connectLocationUser, { locationId, userId }))).toMatchObject({
      userId,
      firstName: 'Sol',
      role: 'staff',
    });
    expect(await rolesOf(userId)).toEqual(['Member', 'LocationUser']);
    const signedIn = await elsewhere(all.sandbox, person);
    expect((await done(signedIn.client(listLocations, {}))).items.map(one => one.id)).toEqual([locationId]);
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.action, 'connectLocationUser'));
    expect(lines.find(({ resource }) => resource === 'location')?.details).toEqual({
      userId,
      before: null,
      after: 'staff',
    });
    expect(lines.find(({ resource }) => resource === 'user')?.resourceId).toBe(userId);
  });

  it('again changes the role, and with the same role nothing', async () => {
    const connect = (role: 'manager' | 'staff') =>
      done(all.owner.client(connectLocationUser, { locationId, userId: 'usr_clerk', role }));
    const first = await connect('manager');
    expect(first.role).toBe('manager');
    expect(await connect('manager')).toEqual(first);
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.action, 'connectLocationUser'));
    expect(lines.map(({ details }) => details)).toEqual([{ userId: 'usr_clerk', before: 'staff', after: 'manager' }]);
  });

  it('is a manager’s for staff alone: managers are the owner’s to say', async () => {
    const { userId } = all.clerk;
    const { client } = all.manager;
    expect((await done(client(connectLocationUser, { locationId, userId }))).role).toBe('staff');
    expect(await refused(client(connectLocationUser, { locationId, userId, role: 'manager' }))).toBe('managersByOwner');
    expect(await refused(client(connectLocationUser, { locationId, userId: 'usr_manager' }))).toBe('managersByOwner');
    const promoted = { locationId, userId, role: 'manager' as const };
    expect((await done(all.support.client(connectLocationUser, promoted))).role).toBe('manager');
  });

  it('is nothing for staff, dealers, or the people of another place', async () => {
    const { userId } = await newPerson(all.sandbox);
    for (const { client } of [all.clerk, all.dealer])
      expect(await refused(client(connectLocationUser, { locationId, userId }))).toBe('forbidden');
    expect(await refused(all.otherOwner.client(connectLocationUser, { locationId, userId }))).toBe('notFound');
  });

  it('lets nobody connect themselves to a place that is not theirs', async () => {
    for (const { client, userId } of [all.clerk, all.manager, all.otherOwner])
      expect(await refused(client(connectLocationUser, { locationId: 'loc_airport', userId, role: 'manager' }))).toBe(
        'notFound',
      );
    const { client, userId } = all.clerk;
    expect(await refused(client(connectLocationUser, { locationId, userId, role: 'manager' }))).toBe('forbidden');
  });

  it('needs a person who is known, and leaves the accounts of our staff alone', async () => {
    const { client } = all.owner;
    expect(await refused(client(connectLocationUser, { locationId, userId: 'usr_none' }))).toBe('notFound');
    const { userId } = await enterAs(all.sandbox, 'admin');
    expect(await refused(client(connectLocationUser, { locationId, userId }))).toBe('notFound');
    expect(await rolesOf(userId)).not.toContain('LocationUser');
    expect(await refused(all.support.client(connectLocationUser, { locationId: 'loc_none', userId }))).toBe('notFound');
  });

  it('ends at so many places as a token can name', async () => {
    const { userId } = await newPerson(all.sandbox);
    await all.sandbox.database.db.insert(locationUsers).values(
      Array.from({ length: MOST_LOCATIONS }, (_, at) => ({
        locationId: `loc_${at}`,
        userId,
        role: 'staff' as const,
        connectedAt: 1,
      })),
    );
    expect(await badFields(all.support.client(connectLocationUser, { locationId, userId }))).toEqual(['userId']);
    await all.sandbox.database.db.delete(locationUsers).where(eq(locationUsers.locationId, 'loc_0'));
    expect((await done(all.support.client(connectLocationUser, { locationId, userId }))).role).toBe('staff');
  });

  it('tells nobody who a stranger is: only customer service connects somebody by an id that is new to the owner', async () => {
    const { userId } = await newPerson(all.sandbox);
    const airport = { locationId: 'loc_airport', userId };
    const downtown = { locationId, userId };
    for (const { client } of [all.owner, all.manager])
      expect(await refused(client(connectLocationUser, downtown))).toBe('notFound');
    expect(await refused(all.owner.client(connectLocationUser, { locationId, userId: 'usr_member' }))).toBe('notFound');
    await done(all.support.client(connectLocationUser, airport));
    // who works at one location of the owner's may work at another; the manager does not see that one
    expect(await refused(all.manager.client(connectLocationUser, downtown))).toBe('notFound');
    expect((await done(all.owner.client(connectLocationUser, downtown))).role).toBe('staff');
  });
});

describe('disconnecting somebody', () => {
  const userId = 'usr_clerk';

  it('takes the location away at once, whatever their token still says', async () => {
    expect(await done(all.clerk.client(getLocation, { locationId }))).toMatchObject({ id: locationId });
    expect(await done(all.manager.client(disconnectLocationUser, { locationId, userId }))).toEqual({
      disconnected: true,
    });
    expect(await refused(all.clerk.client(getLocation, { locationId }))).toBe('notFound');
    expect((await done(all.clerk.client(listLocations, {}))).total).toBe(0);
    expect(await rolesOf(userId)).toEqual(['Member']);
  });

  it('keeps the role of who works elsewhere, too', async () => {
    await done(all.owner.client(connectLocationUser, { locationId: 'loc_airport', userId }));
    await done(all.owner.client(disconnectLocationUser, { locationId, userId }));
    expect(await rolesOf(userId)).toEqual(['LocationUser']);
  });

  it('is harmless twice, and no manager’s where a manager is', async () => {
    await done(all.owner.client(disconnectLocationUser, { locationId, userId }));
    expect(await done(all.owner.client(disconnectLocationUser, { locationId, userId }))).toEqual({
      disconnected: true,
    });
    const manager = { locationId, userId: 'usr_manager' };
    expect(await refused(all.manager.client(disconnectLocationUser, manager))).toBe('managersByOwner');
    expect(await refused(all.otherOwner.client(disconnectLocationUser, manager))).toBe('notFound');
    await done(all.owner.client(disconnectLocationUser, manager));
    expect(await refused(all.manager.client(disconnectLocationUser, manager))).toBe('notFound');
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.resourceId, locationId));
    expect(lines.map(({ details }) => String(details['userId'])).toSorted()).toEqual(['usr_clerk', 'usr_manager']);
  });
});

describe('an invitation', () => {
  const email = 'New@Harbor.test';

  it('makes an account for a new address, whose owner chooses a password and sees the location', async () => {
    const invited = await done(
      all.manager.client(inviteLocationUser, { locationId, email, role: 'staff', firstName: 'Nia' }),
    );
    expect(invited).toEqual({ email, role: 'staff' });
    const address = email.toLowerCase();
    expect((await lastMail(all.sandbox, address, 'locationInvitation'))?.payload['link']).toContain(
      '/commercial/login?',
    );
    const token = await tokenFrom(all.sandbox, address, 'locationInvitation', 'reset');
    await done(all.sandbox.client()(resetPassword, { token, password: 'Lift-4-harbor' }));
    const nia = await enter(all.sandbox, address, undefined, 'Lift-4-harbor');
    expect((await done(nia.client(listLocations, {}))).items.map(one => one.id)).toEqual([locationId]);
    expect(await rolesOf(nia.userId)).toEqual(['LocationUser']);
  });

  it('can be accepted for seven days', async () => {
    await done(all.owner.client(inviteLocationUser, { locationId, email, role: 'manager' }));
    const token = await tokenFrom(all.sandbox, email.toLowerCase(), 'locationInvitation', 'reset');
    const at = (days: number) =>
      all.sandbox.send('POST', '/sandbox/clock', { body: { now: Math.floor(Date.now() / 1000) + days * 86_400 } });
    await at(7);
    expect(await refused(all.sandbox.client()(resetPassword, { token, password: 'Lift-4-harbor' }))).toBe(
      'tokenInvalid',
    );
    await at(6);
    await done(all.sandbox.client()(resetPassword, { token, password: 'Lift-4-harbor' }));
  });

  it('gets the same answer for an address that has an account, which is told where to sign in', async () => {
    const person = await newPerson(all.sandbox, { roles: ['Member'] });
    const invited = await done(
      all.owner.client(inviteLocationUser, { locationId, email: person.email, role: 'manager' }),
    );
    expect(invited).toEqual({ email: person.email, role: 'manager' });
    expect(await rolesOf(person.userId)).toEqual(['Member', 'LocationUser']);
    expect((await lastMail(all.sandbox, person.email, 'locationConnected'))?.payload).toMatchObject({
      location: 'Harbor Hotel Downtown',
    });
    expect(await staffOf(all.owner)).toContainEqual([person.userId, 'manager']);
  });

  it('sent again to who has chosen no password yet brings another link', async () => {
    const invite = () => done(all.owner.client(inviteLocationUser, { locationId, email, role: 'staff' }));
    await invite();
    await invite();
    const mails = await all.sandbox.database.db.select().from(outbox).where(eq(outbox.kind, 'locationInvitation'));
    expect(new Set(mails.map(({ payload }) => payload['link'])).size).toBe(2);
    expect(await staffOf(all.owner)).toHaveLength(3);
  });

  it('changes no account of our staff, with the same answer', async () => {
    const staff = { email: 'admin@echelon.test', role: 'staff' as const };
    expect(await done(all.owner.client(inviteLocationUser, { locationId, ...staff }))).toEqual(staff);
    expect(await staffOf(all.owner)).toHaveLength(2);
    expect(await lastMail(all.sandbox, staff.email, 'locationConnected')).toBeUndefined();
  });

  it('of a manager is the owner’s, and of staff nobody’s who is staff', async () => {
    const invitation = { locationId, email, role: 'manager' as const };
    expect(await refused(all.manager.client(inviteLocationUser, invitation))).toBe('managersByOwner');
    const manager = { locationId, email: 'location-manager@echelon.test', role: 'staff' as const };
    expect(await refused(all.manager.client(inviteLocationUser, manager))).toBe('managersByOwner');
    expect(await refused(all.clerk.client(inviteLocationUser, { ...invitation, role: 'staff' }))).toBe('forbidden');
    expect(await refused(all.otherOwner.client(inviteLocationUser, invitation))).toBe('notFound');
    const [made] = await all.sandbox.database.db.select().from(users).where(eq(users.email, email.toLowerCase()));
    expect(made).toBeUndefined();
  });
});
