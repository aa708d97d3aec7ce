import type { MouseEvent } from 'react';

/** How the page leads to sessions, and to workouts that are over. */
export interface Opening {
  /** Days count from 1. */
  sessionHrefOf: (routineId: string, day: number) => string | undefined;
  onSession: (routineId: string, day: number, event: MouseEvent<HTMLElement>) => void;
  workoutHrefOf: (workoutId: string) => string | undefined;
  onWorkout: (workoutId: string, event: MouseEvent<HTMLElement>) => void;
}
