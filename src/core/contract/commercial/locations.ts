import { call } from '../call.js';
import type { ActivationCodeList, ActivationCodeQuery } from '../schemas/commercial/activation-codes.js';
import type { Change } from '../schemas/commercial/common.js';
import type {
  Location,
  LocationDeleted,
  LocationInvitation,
  LocationInvited,
  LocationList,
  LocationPartners,
  LocationPatch,
  LocationQuery,
  LocationSummary,
  LocationUser,
  LocationUserConnection,
  LocationUsers,
  NewLocation,
  UserDisconnected,
} from '../schemas/commercial/locations.js';
import type { PageQuery } from '../schemas/query.js';

const reads = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  repeatable: 'reads',
  scoped: ['dealer', 'owner', 'manager', 'staff'],
} as const;
const writes = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  audit: 'location',
} as const;

/** A new location of an owner. */
export const createLocation = call<NewLocation, Location>()('POST', '/commercial/v1/locations', {
  ...writes,
  scoped: ['dealer', 'owner'],
  idempotent: true,
});

/** The locations that the caller may see, by name. */
export const listLocations = call<LocationQuery, LocationList>()('GET', '/commercial/v1/locations', reads);

export const getLocation = call<object, Location>()('GET', '/commercial/v1/locations/:locationId', reads);

export const updateLocation = call<LocationPatch, Location>()('PATCH', '/commercial/v1/locations/:locationId', {
  ...writes,
  scoped: ['dealer', 'owner', 'manager'],
  idempotent: true,
  fails: ['versionConflict'],
});

/** Closes a location. Its machines keep their owner and lose their place and seat; not while an order for it is open. */
export const deleteLocation = call<Change, LocationDeleted>()('DELETE', '/commercial/v1/locations/:locationId', {
  ...writes,
  scoped: ['dealer', 'owner'],
  fails: ['ordersOpen', 'versionConflict'],
});

/** From now on the dealer sees nothing of this location; not while an order of theirs for it is open. */
export const removeLocationDealer = call<Change, Location>()('DELETE', '/commercial/v1/locations/:locationId/dealer', {
  ...writes,
  scoped: ['owner'],
  idempotent: true,
  fails: ['ordersOpen', 'versionConflict'],
});

export const listLocationPartners = call<PageQuery, LocationPartners>()(
  'GET',
  '/commercial/v1/locations/:locationId/partners',
  reads,
);

/** What happens at a location, counted. */
export const getLocationSummary = call<object, LocationSummary>()(
  'GET',
  '/commercial/v1/locations/:locationId/summary',
  reads,
);

/** The codes of one location, newest first; who works there sees those that can be used. */
export const listLocationActivationCodes = call<ActivationCodeQuery, ActivationCodeList>()(
  'GET',
  '/commercial/v1/locations/:locationId/activation-codes',
  reads,
);

const people = { ...writes, scoped: ['owner', 'manager'] } as const;

/** Who works at a location, by name. */
export const listLocationUsers = call<PageQuery, LocationUsers>()('GET', '/commercial/v1/locations/:locationId/users', {
  ...reads,
  scoped: ['owner', 'manager'],
});

/** Connects a person, or changes their role. A manager connects staff alone. */
export const connectLocationUser = call<LocationUserConnection, LocationUser>()(
  'PUT',
  '/commercial/v1/locations/:locationId/users/:userId',
  { ...people, repeatable: 'sets', fails: ['managersByOwner'] },
);

export const disconnectLocationUser = call<object, UserDisconnected>()(
  'DELETE',
  '/commercial/v1/locations/:locationId/users/:userId',
  { ...people, fails: ['managersByOwner'] },
);

/** Connects somebody by their address. The answer is the same whether it has an account. */
export const inviteLocationUser = call<LocationInvitation, LocationInvited>()(
  'POST',
  '/commercial/v1/locations/:locationId/users',
  { ...people, idempotent: true, limit: ['mail'], fails: ['managersByOwner'] },
);
