import 'virtual:area-styles.css?training-records';
import { PersonalBests } from '@echelon/membership/training';
import { useListQuery } from '../area/list-query.js';
import { useWays } from '../use-ways.js';
import { workoutHref } from './ways.js';

/** What was done best. */
export function RecordsPage() {
  const { query, onQueryChanged } = useListQuery('/training/records');
  const { toSignIn } = useWays();
  return (
    <PersonalBests
      query={query}
      workoutHref={workoutHref}
      onQueryChanged={onQueryChanged}
      onSignInRequested={toSignIn}
    />
  );
}
