import type { MouseEvent } from 'react';
import type { PropsOf } from '../../element/define.js';
import type { workoutHistory } from './index.js';

/** Where a workout is, and how the page is told that somebody goes there. */
export interface Way {
  hrefOf: (workoutId: string) => string | undefined;
  onOpen: (workoutId: string, event: MouseEvent) => void;
}

type Props = Pick<PropsOf<typeof workoutHistory>, 'workoutHref' | 'onWorkoutRequested'>;

export const wayOf = ({ workoutHref, onWorkoutRequested }: Props): Way => ({
  hrefOf: workoutId => workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId)),
  onOpen(workoutId, event) {
    if (onWorkoutRequested?.({ workoutId }) === false) event.preventDefault();
  },
});
