import { workoutHistory } from '../training/workout-history/index.js';

/** What members come back to every day: their workouts, their plan, classes. */
export const widgets = [workoutHistory] as const;
