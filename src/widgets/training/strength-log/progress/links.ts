import type { MouseEvent } from 'react';

/** Where workouts are, and what happens when somebody opens one. */
export interface WorkoutLinks {
  hrefOf: (workoutId: string) => string | undefined;
  onOpen: (workoutId: string, event: MouseEvent<HTMLElement>) => void;
}
