import type { MouseEvent, ReactNode } from 'react';
import { Opener } from '../../workouts/opener.js';

/** How workouts are opened: by the page's links, or by telling the page. */
export interface Links {
  hrefOf: (workoutId: string) => string | undefined;
  onOpen: (workoutId: string, event: MouseEvent) => void;
}

interface WorkoutLinkProps extends Links {
  workoutId: string;
  className: string;
  title?: string | undefined;
  /** Out of the order of the keyboard, where another way leads to the same workout. */
  isSkipped?: boolean | undefined;
  children: ReactNode;
}

/** The way to a workout: a link where the page has given an address, else a button. */
export const WorkoutLink = ({ workoutId, hrefOf, onOpen, ...shown }: WorkoutLinkProps) => (
  <Opener {...shown} href={hrefOf(workoutId)} onOpen={event => onOpen(workoutId, event)} />
);
