import { call } from '../call.js';
import type {
  BestDeleted,
  BestPowerCurve,
  BestsQuery,
  BestsReset,
  ClassBests,
  ContentWorkouts,
  Percentiles,
  PersonalBestList,
  PowerCurveQuery,
  Processed,
  ProcessRequest,
  Ranking,
  RankingQuery,
} from '../schemas/training/records.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;
const writes = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'none' } as const;
const forAll = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', repeatable: 'reads' } as const;

/** A member's records, the latest first. */
export const listPersonalBests = call<BestsQuery, PersonalBestList>()(
  'GET',
  '/users/:userId/workouts/personal-best',
  reads,
);

/** A member's records of one class. */
export const getClassBests = call<object, ClassBests>()(
  'GET',
  '/users/:userId/workouts/personal-best/content/:contentId',
  reads,
);

/**
 * The best watts of all of a member's workouts, by how long they were held: of equal ones the earlier holds the place. A
 * workout whose reading was wrong is left out. A reset of the records leaves the curve: its days are chosen by the query.
 */
export const getPowerCurve = call<PowerCurveQuery, BestPowerCurve>()(
  'GET',
  '/users/:userId/workouts/personal-bests/power-curve',
  reads,
);

/** That reading was wrong: its workout holds no record any more, and the next best does (domain 3.4). */
export const deletePersonalBest = call<object, BestDeleted>()(
  'DELETE',
  '/users/:userId/workouts/personal-best/:personalBestId',
  writes,
);

/** Records count from now on; the workouts stay (domain 3.4). */
export const resetPersonalBests = call<object, BestsReset>()('POST', '/users/:userId/workouts/personal-best/reset', {
  ...writes,
  idempotent: true,
});

/** What the caller did of one class, and how many people finished it. */
export const getContentWorkouts = call<object, ContentWorkouts>()('GET', '/workouts/content/items/:contentId', forAll);

/** The best tries of everybody who finished a class. */
export const getRanking = call<RankingQuery, Ranking>()('GET', '/workouts/rankings/:contentId/:metric', forAll);

/** How everybody's best tries of a type and class length are spread. */
export const getPercentiles = call<object, Percentiles>()(
  'GET',
  '/workouts/formats/:formatId/percentiles/:metric',
  forAll,
);

/** Computes the derived figures of the caller's workouts again, or with a back end's key, of anybody's; a partner's has its own people. */
export const processWorkouts = call<ProcessRequest, Processed>()('POST', '/workouts/process', {
  needs: [],
  guard: ['loggedIn', 'service'],
  gives: 'nothing',
  audit: 'none',
  repeatable: 'sets',
});
