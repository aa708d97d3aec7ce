import type { MouseEvent } from 'react';

/** Where classes and workouts are, and what the page hears of it. */
export interface PlanLinks {
  classHref: (contentId: string) => string | undefined;
  onClass: (contentId: string, event: MouseEvent) => void;
  workoutHref: (workoutId: string) => string | undefined;
  onWorkout: (workoutId: string, event: MouseEvent) => void;
}

interface Given {
  contentHref?: string | undefined;
  workoutHref?: string | undefined;
  onContentRequested?: ((detail: { contentId: string }) => boolean | void) | undefined;
  onWorkoutRequested?: ((detail: { workoutId: string }) => boolean | void) | undefined;
}

export function linksOf({ contentHref, workoutHref, onContentRequested, onWorkoutRequested }: Given): PlanLinks {
  return {
    classHref: contentId => contentHref?.replace('{contentId}', encodeURIComponent(contentId)),
    onClass(contentId, event) {
      if (onContentRequested?.({ contentId }) === false) event.preventDefault();
    },
    workoutHref: workoutId => workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId)),
    onWorkout(workoutId, event) {
      if (onWorkoutRequested?.({ workoutId }) === false) event.preventDefault();
    },
  };
}
