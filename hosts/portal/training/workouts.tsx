import 'virtual:area-styles.css?training-workouts';
import { WorkoutHistory } from '@echelon/membership/training';
import { useListQuery } from '../area/list-query.js';
import { useWays } from '../use-ways.js';
import { workoutHref, workoutsPath } from './ways.js';

/** All workouts; the address holds what is shown of them. */
export function WorkoutsPage() {
  const { query, onQueryChanged } = useListQuery(workoutsPath);
  const { toSignIn } = useWays();
  return (
    <WorkoutHistory
      query={query}
      workoutHref={workoutHref}
      onQueryChanged={onQueryChanged}
      onSignInRequested={toSignIn}
    />
  );
}
