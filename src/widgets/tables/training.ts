import { badges } from '../training/badges/index.js';
import { challenges } from '../training/challenges/index.js';
import { classLibrary } from '../training/class-library/index.js';
import { classPlayer } from '../training/class-player/index.js';
import { personalBests } from '../training/personal-bests/index.js';
import { strengthLog } from '../training/strength-log/index.js';
import { strengthSession } from '../training/strength-session/index.js';
import { trainingToday } from '../training/training-today/index.js';
import { trainingTrends } from '../training/training-trends/index.js';
import { workoutCalendar } from '../training/workout-calendar/index.js';
import { workoutDetail } from '../training/workout-detail/index.js';
import { workoutHistory } from '../training/workout-history/index.js';
import { workoutPlan } from '../training/workout-plan/index.js';

/** What members come back to every day: their workouts, their plan, classes. */
export const widgets = [
  trainingToday,
  workoutPlan,
  classLibrary,
  classPlayer,
  strengthLog,
  strengthSession,
  workoutHistory,
  workoutDetail,
  workoutCalendar,
  trainingTrends,
  personalBests,
  badges,
  challenges,
] as const;
