import * as v from 'valibot';
import { countryCode, email, id, pageOf, seconds, text, requiredLine, line } from '../common.js';
import { listing, searched, wholeNumber } from '../query.js';
import { named, possible, seenVersion } from './common.js';
import { connection, equipmentStage, equipmentStatus } from './equipment.js';

export const locationStatus = v.picklist(['active', 'closed']);

/** A manager runs the location, staff works there. */
export const locationRole = v.picklist(['manager', 'staff']);
export type LocationRole = v.InferOutput<typeof locationRole>;

const address = {
  streetLine1: v.nullable(v.string()),
  streetLine2: v.nullable(v.string()),
  city: v.nullable(v.string()),
  regionCode: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  countryCode: v.string(),
};

export const locationAction = v.picklist(['edit', 'delete', 'removeDealer', 'users', 'codes', 'place', 'import']);
export type LocationAction = v.InferOutput<typeof locationAction>;

/** A gym, a hotel's fitness room, a studio. Counts are of machines that are not in the trash. */
export const location = v.object({
  id: v.string(),
  name: v.string(),
  owner: named,
  dealer: v.nullable(named),
  ...address,
  /** IANA, like `Europe/Brussels`. */
  timeZone: v.string(),
  /** What a member who comes with a code of this location gets, in its own words. */
  memberBenefit: v.nullable(v.string()),
  partnerIds: v.array(v.string()),
  /** Fewer free seats than this raise an alarm. */
  lowSeats: v.number(),
  licenseCount: v.number(),
  equipmentCount: v.number(),
  /** Of those, the ones that work now, and the ones that are silent or have a fault; those in storage are neither. */
  machinesUp: v.number(),
  machinesDown: v.number(),
  seatsTotal: v.number(),
  seatsUsed: v.number(),
  /** Alarms that are up now. */
  alerts: v.number(),
  status: locationStatus,
  createdAt: seconds,
  version: v.number(),
  /** What the reader may do here. */
  actions: v.record(locationAction, possible),
});
export type Location = v.InferOutput<typeof location>;

const timeZone = v.pipe(
  text(64),
  v.check(zone => {
    try {
      return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'Use the name of a time zone, like Europe/Brussels.'),
);

const details = {
  streetLine1: v.optional(text(120)),
  streetLine2: v.optional(text(120)),
  city: v.optional(text(80)),
  regionCode: v.optional(text(8)),
  postalCode: v.optional(text(16)),
  timeZone: v.optional(timeZone),
  memberBenefit: v.optional(text(300)),
  partnerIds: v.optional(v.pipe(v.array(id), v.maxLength(20))),
  lowSeats: v.optional(wholeNumber(1000)),
};

/** `ownerId` may be left out by an owner. */
export const newLocation = v.object({
  name: requiredLine(120),
  ownerId: v.optional(id),
  countryCode,
  ...details,
});
export type NewLocation = v.InferOutput<typeof newLocation>;

export const locationPatch = v.object({
  name: v.optional(requiredLine(120)),
  countryCode: v.optional(countryCode),
  ...details,
  version: seenVersion,
});
export type LocationPatch = v.InferOutput<typeof locationPatch>;

/** `q` is a part of its name, city or owner. `alerts`: only those where an alarm is up. */
export const locationQuery = listing({
  filters: {
    q: searched(),
    ownerId: v.optional(id),
    dealerId: v.optional(id),
    countryCode: v.optional(countryCode),
    alerts: v.optional(v.picklist(['yes'])),
  },
  sorts: ['name', 'createdAt', 'equipmentCount', 'alerts'],
});
export type LocationQuery = v.InferOutput<typeof locationQuery>;

/** Days whose workouts are counted one by one. */
export const countedDays = 30;

/** Workouts that began on each of the last days by the location’s own calendar, the first one first. */
export const workoutsByDay = v.object({
  /** The last of them, which is not over: today there, `YYYY-MM-DD`. */
  lastDay: v.string(),
  counts: v.pipe(v.array(v.number()), v.length(countedDays)),
});
export type WorkoutsByDay = v.InferOutput<typeof workoutsByDay>;

/** A location of a list, with what can be compared side by side. */
export const listedLocation = v.object({ ...location.entries, workouts: workoutsByDay });
export type ListedLocation = v.InferOutput<typeof listedLocation>;

export const locationList = pageOf(listedLocation);
export type LocationList = v.InferOutput<typeof locationList>;

/** `machines`: detached from it; their seats are free. */
export const locationDeleted = v.object({ deleted: v.literal(true), machines: v.number() });
export type LocationDeleted = v.InferOutput<typeof locationDeleted>;

/** What happens at a location, counted. `sessions30d` in the last 30 days of its calendar, today among them. */
export const locationSummary = v.object({
  stages: v.record(equipmentStage, v.number()),
  statuses: v.record(equipmentStatus, v.number()),
  connections: v.record(connection, v.number()),
  seats: v.object({ used: v.number(), total: v.number(), free: v.number() }),
  sessions30d: v.number(),
  alerts: v.number(),
});
export type LocationSummary = v.InferOutput<typeof locationSummary>;

export const locationPartners = pageOf(named);
export type LocationPartners = v.InferOutput<typeof locationPartners>;

export const locationUser = v.object({
  userId: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.nullable(v.string()),
  role: locationRole,
  connectedAt: seconds,
  /** Null for somebody who has not signed in yet. */
  dateActivated: v.nullable(seconds),
});
export type LocationUser = v.InferOutput<typeof locationUser>;

export const locationUsers = pageOf(locationUser);
export type LocationUsers = v.InferOutput<typeof locationUsers>;

export const locationUserConnection = v.object({ role: v.optional(locationRole) });
export type LocationUserConnection = v.InferOutput<typeof locationUserConnection>;

/** Somebody who is asked by their address; who has no account gets a mail to choose a password. */
export const locationInvitation = v.object({
  email,
  role: locationRole,
  firstName: v.optional(line(80)),
  lastName: v.optional(line(80)),
});
export type LocationInvitation = v.InferOutput<typeof locationInvitation>;

/** The same for an address with an account and without one. */
export const locationInvited = v.object({ email: v.string(), role: locationRole });
export type LocationInvited = v.InferOutput<typeof locationInvited>;

export const userDisconnected = v.object({ disconnected: v.literal(true) });
export type UserDisconnected = v.InferOutput<typeof userDisconnected>;

/** What anybody may know of a location: for members who look for one. */
export const publicLocation = v.object({
  id: v.string(),
  name: v.string(),
  city: v.nullable(v.string()),
  regionCode: v.nullable(v.string()),
  countryCode: v.string(),
});
export type PublicLocation = v.InferOutput<typeof publicLocation>;

export const publicLocationQuery = listing({ filters: { q: searched(), countryCode: v.optional(countryCode) } });
export type PublicLocationQuery = v.InferOutput<typeof publicLocationQuery>;

export const publicLocations = pageOf(publicLocation);
export type PublicLocations = v.InferOutput<typeof publicLocations>;

/** A location whose code a member has redeemed. */
export const memberLocation = v.object({
  ...publicLocation.entries,
  memberBenefit: v.nullable(v.string()),
  since: seconds,
});
export const memberLocations = pageOf(memberLocation);
export type MemberLocations = v.InferOutput<typeof memberLocations>;
