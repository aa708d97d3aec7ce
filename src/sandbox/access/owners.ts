import { eq } from 'drizzle-orm';
import { dueOf } from '../billing/books/due-work.js';
import { subscriptions } from '../billing/tables/memberships.js';
import type { Db } from '../db/db.js';
import { users } from '../people/tables.js';
import { workouts } from '../training/tables/workouts.js';
import type { Place } from '../commercial/access/scope.js';
import type { Caller } from '../http/handler.js';
import {
  placeOfActivationCode,
  placeOfAlarm,
  placeOfDealer,
  placeOfEquipment,
  placeOfLicense,
  placeOfLocation,
  placeOfOrder,
  placesOfTransfer,
} from './places.js';

/** Whose things the path of a call names. */
export interface Target {
  /** The user, and when something comes due for them. */
  user?: { id: string; parentId: string; roles: readonly string[]; dueAt: number | null };
  /** Where it is, of what belongs to a location. */
  places?: readonly Place[];
  machineId?: string;
}

const person = { id: users.id, parentId: users.parentId, roles: users.roles };

type Finder = (db: Db, value: string, caller: Caller | undefined) => Promise<Target | undefined>;

const within =
  (find: (db: Db, value: string, caller: Caller | undefined) => Promise<readonly Place[] | undefined>): Finder =>
  async (db, value, caller) => {
    const places = await find(db, value, caller);
    return places && { places };
  };

/** How the owner of what a parameter of a path names is found. The one list of them: no guard works without it. */
const owners: Readonly<Record<string, Finder>> = {
  dealerId: within(placeOfDealer),
  locationId: within(placeOfLocation),
  async equipmentId(db, id, caller) {
    const places = await placeOfEquipment(db, id, caller);
    return places && { places, machineId: id };
  },
  licenseId: within(placeOfLicense),
  activationCodeId: within(placeOfActivationCode),
  orderId: within(placeOfOrder),
  transferId: within(placesOfTransfer),
  alarmId: within(placeOfAlarm),

  async userId(db, id) {
    const [user] = await db
      .select({ ...person, dueAt: dueOf(id) })
      .from(users)
      .where(eq(users.id, id));
    return user && { user };
  },

  async subscriptionId(db, id) {
    const [user] = await db
      .select({ ...person, dueAt: dueOf(users.id) })
      .from(users)
      .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(eq(subscriptions.id, id));
    return user && { user };
  },

  async workoutId(db, id) {
    const [user] = await db
      .select({ ...person, dueAt: dueOf(users.id) })
      .from(users)
      .innerJoin(workouts, eq(workouts.userId, users.id))
      .where(eq(workouts.id, id));
    return user && { user };
  },
};

/** Of a path that names a user and something of theirs, the user is asked about; of one that names a place and a user, the place. */
const order = Object.keys(owners);

/** The parameter of a path that says whose things a call is about; undefined for one that is about nobody's. */
export const ownerParameter = (params: Readonly<Record<string, string>>): string | undefined =>
  order.find(name => params[name] !== undefined);

/** Whose things a path names; undefined when it names nobody's, or what does not exist. */
export async function ownerOf(
  db: Db,
  params: Readonly<Record<string, string>>,
  caller?: Caller,
): Promise<Target | undefined> {
  const name = ownerParameter(params);
  return name === undefined ? undefined : owners[name]?.(db, params[name] ?? '', caller);
}
