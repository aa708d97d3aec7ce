import { createOutcomes as createOutcomesOf, type Why } from '../../workouts/outcomes.js';

/** What has become of a press; `count` workouts. */
export type Became = { count: number } & (
  | { is: 'deleted'; workoutIds: readonly string[] }
  | { is: 'restored' }
  /** `left`: more than a file holds. */
  | { is: 'saved'; fileName: string; left: number }
  /** Can be tried again. */
  | ({ is: 'notRestored'; workoutIds: readonly string[] } & Why)
  | ({ is: 'notDeleted' | 'notSaved' } & Why)
);

export type Outcome = Became & { id: string };

export const createOutcomes = () => createOutcomesOf<Became>();
