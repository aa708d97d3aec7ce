import { createOutcomes as createOutcomesOf, type Why } from '../../../workouts/outcomes.js';

/** What has become of a press: of a session by its title, or of the bests of an exercise; null for all of them. */
export type Became =
  | { is: 'deleted'; title: string; workoutId: string }
  | { is: 'restored'; title: string }
  | { is: 'reset'; exercise: string | null }
  | ({ is: 'notDeleted' | 'notRestored'; title: string } & Why);

export type Outcome = Became & { id: string };

export const createOutcomes = () => createOutcomesOf<Became>();

export type Outcomes = ReturnType<typeof createOutcomes>;
