import type { MouseEvent, ReactNode } from 'react';

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
export function WorkoutLink({ workoutId, hrefOf, onOpen, isSkipped, children, ...shown }: WorkoutLinkProps) {
  const href = hrefOf(workoutId);
  const shared = {
    ...shown,
    tabIndex: isSkipped ? -1 : undefined,
    onClick: (event: MouseEvent) => onOpen(workoutId, event),
  };
  return href === undefined ? (
    <button type="button" {...shared}>
      {children}
    </button>
  ) : (
    <a href={href} {...shared}>
      {children}
    </a>
  );
}
