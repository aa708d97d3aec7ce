import { deleteWorkout } from '../../../../src/core/contract/training/workouts.js';
import { done } from '../../../support/results.js';
import { acts, kept, notKept, sameWalk, trainingCalls, walk, type TrainingCallName } from '../calls/training.js';
import type { LostCall } from '../calls/lost-call.js';
import * as adding from './training/adding.js';
import * as challenges from './training/challenges.js';
import { heart, heartOfOpen } from './training/favorites.js';
import * as merging from './training/merging.js';
import * as plan from './training/plan.js';
import * as player from './training/player.js';
import * as playlists from './training/playlists.js';
import * as records from './training/records.js';
import * as routines from './training/routines.js';
import * as streak from './training/streak.js';
import * as strength from './training/strength.js';
import * as strengthSessions from './training/strength-session.js';
import * as workouts from './training/workouts.js';
import type { Way } from './way.js';

/** The screen of every call; a new one begins here. */
export const trainingWays: Readonly<Record<TrainingCallName, Way>> = {
  addFavorite: heart(notKept, true),
  removeFavorite: heart(kept, false),
  rateContent: player.rate,
  saveWorkout: player.saveTaken,
  startPlayback: player.startClass,
  saveProgress: player.goFurther,
  createPlaylist: playlists.makePlaylist,
  updatePlaylist: playlists.renamePlaylist,
  deletePlaylist: playlists.deletePlaylist,
  joinCollection: challenges.join,
  leaveCollection: challenges.leave,
  changeWorkoutPlan: plan.makePlan,
  updateStreak: streak.setGoal,
  updateWorkout: workouts.retitle,
  deleteWorkout: workouts.deleteOpen,
  restoreWorkout: workouts.bringBackOpen,
  mergeWorkout: merging.mergeInto('own'),
  keepWorkoutsApart: merging.keepBoth,
  logWorkout: adding.enter,
  importWorkout: adding.bringFile,
  deletePersonalBest: records.takeOff,
  resetPersonalBests: records.startOver,
  createOwnRoutine: routines.build,
  updateOwnRoutine: routines.rename,
  deleteOwnRoutine: routines.deleteOpen,
  importRoutine: routines.importByCode,
  saveStrengthWorkout: strengthSessions.finish,
  deleteStrengthWorkout: strength.deleteSession,
  resetStrengthBests: strength.startOver,
};

interface Other extends LostCall, Way {
  call: TrainingCallName;
  at: string;
}

/** A call as another screen makes it. */
const other = (call: TrainingCallName, at: string, way: Way, more: Partial<LostCall> = {}): Other => ({
  call,
  at,
  ...trainingCalls[call],
  ...more,
  ...way,
});

/** The same calls as other screens make them. */
export const otherTrainingScreens: readonly Other[] = [
  other('addFavorite', 'an open class', heartOfOpen(notKept, true)),
  other('removeFavorite', 'an open class', heartOfOpen(kept, false)),
  other('updatePlaylist', 'a class moved', playlists.moveClassDown),
  other('changeWorkoutPlan', 'accepted', plan.acceptPlan, {
    times: acts('acceptWorkoutPlan'),
    prepare: async () => undefined,
  }),
  other('updateStreak', 'a day frozen', streak.freezeDay),
  other('deleteWorkout', 'from the list', workouts.deleteListed),
  other('restoreWorkout', 'into the list', workouts.bringBackListed),
  other('restoreWorkout', 'of what was deleted', workouts.bringBackDeleted, {
    prepare: request => done(request(deleteWorkout, { userId: 'usr_member', workoutId: walk.id })),
  }),
  other('restoreWorkout', 'a session', strength.bringBackSession, { path: /\/restoration$/ }),
  other('restoreWorkout', 'after a merge', merging.undo, { path: new RegExp(`/${sameWalk.id}/restoration$`) }),
  other('mergeWorkout', 'into the other', merging.mergeInto('other')),
  other('importRoutine', 'from the library', routines.copy),
  other('deleteStrengthWorkout', 'while it runs', strengthSessions.throwAway),
];
