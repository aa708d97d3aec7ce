import { call } from '../call.js';
import type {
  CommercialSession,
  CommercialSessionEnd,
  CommercialSessionList,
  CommercialSessionMove,
  CommercialSessionQuery,
  NewCommercialSession,
} from '../schemas/commercial/sessions.js';
import type { Deleted } from '../schemas/drafts.js';
import type { LocationPartners, MemberLocations } from '../schemas/commercial/locations.js';
import type { PageQuery } from '../schemas/query.js';

const looks = {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  repeatable: 'reads',
} as const;

/** The locations whose benefit a member has. */
export const listUserCommercialLocations = call<PageQuery, MemberLocations>()(
  'GET',
  '/users/:userId/commercial/locations',
  looks,
);

/** The partners of those locations. */
export const listUserCommercialPartners = call<PageQuery, LocationPartners>()(
  'GET',
  '/users/:userId/commercial/partners',
  looks,
);

const own = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'none' } as const;
const one = '/users/:userId/commercial-sessions/items/:commercialSessionId';

/** Begins a workout on a machine of a location. Nobody at the location learns who it is (domain 6.3). */
export const beginCommercialSession = call<NewCommercialSession, CommercialSession>()(
  'POST',
  '/users/:userId/commercial-sessions/items',
  {
    ...own,
    idempotent: true,
    fails: [
      'equipmentInUse',
      'equipmentResting',
      'equipmentFaulty',
      'equipmentNotReady',
      'equipmentUnlicensed',
      'licenseSuspended',
      'licenseExpired',
    ],
  },
);

/** A member's workouts on machines of locations, newest first. */
export const listCommercialSessions = call<CommercialSessionQuery, CommercialSessionList>()(
  'GET',
  '/users/:userId/commercial-sessions/items',
  { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' },
);

export const getCommercialSession = call<object, CommercialSession>()('GET', one, {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  repeatable: 'reads',
});

export const deleteCommercialSession = call<object, Deleted>()('DELETE', one, own);

/** Pauses, goes on, or gives up. */
export const setCommercialSessionStatus = call<CommercialSessionMove, CommercialSession>()('PUT', `${one}/status`, {
  ...own,
  repeatable: 'sets',
  fails: ['sessionEnded'],
});

/** Ends it; the machine is free. */
export const completeCommercialSession = call<CommercialSessionEnd, CommercialSession>()('PUT', `${one}/complete`, {
  ...own,
  repeatable: 'sets',
  fails: ['sessionEnded'],
});
