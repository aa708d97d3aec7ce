import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { joinCollection } from '../../../../src/core/contract/training/collections.js';
import { changeWorkoutPlan, getWorkoutPlan } from '../../../../src/core/contract/training/workout-plans.js';
import type { CallName } from '../../../../src/core/contract/index.js';
import { contentRatings, favorites, playbacks, playlists } from '../../../../src/sandbox/content/tables.js';
import { audit } from '../../../../src/sandbox/http/tables.js';
import { collectionMembers } from '../../../../src/sandbox/training/tables/collections.js';
import { trainingSettings } from '../../../../src/sandbox/training/tables/records.js';
import { workouts, workoutsApart } from '../../../../src/sandbox/training/tables/workouts.js';
import { logins } from '../../../../src/sandbox/world/logins.js';
import { done } from '../../../support/results.js';
import { rowsIn, trail, type Counted, type LostCall } from './lost-call.js';
import { strengthCalls } from './strength.js';

const ATHLETE = 'usr_member';

/** A class that the member has among their favourites, and one that they have not. */
export const kept = { id: 'cls_row_long-pull_20', title: '20 min Long Pull' };
export const notKept = { id: 'cls_bike_easy-spin_20', title: '20 min Easy Spin' };
/** A class that the member has taken to its end. */
export const taken = { id: 'cls_bike_easy-spin_30', title: '30 min Easy Spin' };
/** The member's own list of classes. */
export const playlist = { id: 'pls_sunday', name: 'Sunday morning' };
/** A name that no list has yet. */
export const newName = 'Hills only';
/** A challenge that the member is not in, and one that they are in. */
export const notJoined = { id: 'col_summit-week', name: 'Summit Week' };
export const joined = { id: 'col_thousand-minutes', name: 'A Thousand Minutes' };
/** A workout of three days ago that holds no record. */
export const walk = { id: 'wko_member_2', title: 'Walk with the dog' };
/** The same walk from the file of a watch. */
export const sameWalk = { id: 'wko_member_3' };
/** What is entered by hand, and what a file holds. */
export const byHand = { title: 'Stairs at work' };
export const inFile = { title: 'Along the canal' };

/** Where a year of workouts is needed; and where it is not, as its world takes longer to make. */
const byAthlete = { world: 'training', as: logins.member } as const;
const byMember = { world: 'active-monthly', as: logins.member } as const;

const isFavorite = (contentId: string) => (sandbox: Counted) =>
  rowsIn(sandbox, favorites, and(eq(favorites.userId, ATHLETE), eq(favorites.contentId, contentId)));
const isIn = (collectionId: string) => (sandbox: Counted) => {
  const { userId, leftAt } = collectionMembers;
  return rowsIn(
    sandbox,
    collectionMembers,
    and(eq(collectionMembers.collectionId, collectionId), eq(userId, ATHLETE), isNull(leftAt)),
  );
};
const hasBegun = (sandbox: Counted) =>
  rowsIn(sandbox, playbacks, and(eq(playbacks.userId, ATHLETE), eq(playbacks.contentId, notKept.id)));

/** Lines of the audit trail of one of the actions that a call can take. */
export const acts = (action: 'acceptWorkoutPlan' | 'makeWorkoutPlan') => (sandbox: Counted) =>
  rowsIn(sandbox, audit, eq(audit.action, action));

const workoutsNamed = (title: string) => (sandbox: Counted) =>
  rowsIn(sandbox, workouts, and(eq(workouts.userId, ATHLETE), eq(workouts.title, title)));

/** One of the two is deleted. */
const isMerged = (sandbox: Counted) =>
  rowsIn(sandbox, workouts, and(inArray(workouts.id, [walk.id, sameWalk.id]), isNotNull(workouts.deletedAt)));

const workout = (action = '') => new RegExp(`/workouts/items/${walk.id}${action}$`);

/**
 * What members do where they train. A new call gets a line here, by whom and in which world it is made and what it leaves
 * behind, and its screen in `screens/training.ts`.
 */
export const trainingCalls = {
  addFavorite: { ...byMember, path: /^\/favorites\/usr_member\/items$/, times: isFavorite(notKept.id) },
  removeFavorite: {
    ...byMember,
    path: /^\/favorites\/usr_member\/items\/[^/]+$/,
    times: async sandbox => 1 - (await isFavorite(kept.id)(sandbox)),
  },
  rateContent: {
    ...byAthlete,
    path: /\/ratings\/content\/[^/]+$/,
    times: sandbox => rowsIn(sandbox, contentRatings, eq(contentRatings.userId, ATHLETE)),
  },
  saveWorkout: {
    ...byMember,
    path: /^\/workouts\/items$/,
    times: sandbox => rowsIn(sandbox, workouts, and(eq(workouts.contentId, notKept.id), eq(workouts.source, 'app'))),
  },
  startPlayback: { ...byMember, path: /\/playback$/, times: hasBegun },
  saveProgress: {
    ...byMember,
    path: /\/progress$/,
    times: sandbox =>
      rowsIn(
        sandbox,
        playbacks,
        and(eq(playbacks.userId, ATHLETE), eq(playbacks.contentId, notKept.id), gt(playbacks.seconds, 0)),
      ),
  },
  createPlaylist: {
    ...byMember,
    path: /^\/playlists$/,
    times: sandbox => rowsIn(sandbox, playlists, eq(playlists.name, newName)),
  },
  updatePlaylist: { ...byMember, path: /^\/playlists\/pls_sunday$/, times: trail('updatePlaylist') },
  deletePlaylist: {
    ...byMember,
    path: /^\/playlists\/pls_sunday$/,
    times: async sandbox => 1 - (await rowsIn(sandbox, playlists, eq(playlists.id, playlist.id))),
  },
  joinCollection: { ...byMember, path: new RegExp(`/collections/${notJoined.id}$`), times: isIn(notJoined.id) },
  leaveCollection: {
    ...byMember,
    path: new RegExp(`/collections/${joined.id}$`),
    prepare: request => done(request(joinCollection, { userId: ATHLETE, collectionId: joined.id })),
    times: async sandbox => 1 - (await isIn(joined.id)(sandbox)),
  },
  changeWorkoutPlan: {
    ...byMember,
    path: /^\/ai\/workout-plans\/users\/usr_member$/,
    // a new plan, which nobody has accepted
    async prepare(request) {
      const { version } = await done(request(getWorkoutPlan, { userId: ATHLETE }));
      await done(request(changeWorkoutPlan, { userId: ATHLETE, action: 'accept', version }));
    },
    times: acts('makeWorkoutPlan'),
  },
  updateStreak: { ...byMember, path: /\/streak$/, times: trail('updateStreak') },
  updateWorkout: { ...byAthlete, path: workout(), times: trail('updateWorkout') },
  deleteWorkout: {
    ...byAthlete,
    path: workout(),
    times: sandbox => rowsIn(sandbox, workouts, and(eq(workouts.id, walk.id), isNotNull(workouts.deletedAt))),
  },
  restoreWorkout: { ...byAthlete, path: workout('/restoration'), times: trail('restoreWorkout') },
  mergeWorkout: { ...byAthlete, path: /\/workouts\/items\/[^/]+\/merge$/, times: isMerged },
  keepWorkoutsApart: {
    ...byAthlete,
    path: workout('/apart'),
    times: sandbox => rowsIn(sandbox, workoutsApart, eq(workoutsApart.workoutId, walk.id)),
  },
  logWorkout: { ...byAthlete, path: /\/workouts\/log$/, times: workoutsNamed(byHand.title) },
  importWorkout: { ...byAthlete, path: /\/workouts\/import$/, times: workoutsNamed(inFile.title) },
  deletePersonalBest: {
    ...byAthlete,
    path: /\/workouts\/personal-best\/[^/]+$/,
    times: sandbox => rowsIn(sandbox, workouts, and(eq(workouts.userId, ATHLETE), eq(workouts.excluded, true))),
  },
  resetPersonalBests: {
    ...byAthlete,
    path: /\/workouts\/personal-best\/reset$/,
    times: sandbox =>
      rowsIn(
        sandbox,
        trainingSettings,
        and(eq(trainingSettings.userId, ATHLETE), isNotNull(trainingSettings.recordsFrom)),
      ),
  },
  ...strengthCalls,
} satisfies Partial<Record<CallName, LostCall>>;

export type TrainingCallName = keyof typeof trainingCalls;
