import 'virtual:area-styles.css?training-strength';
import { StrengthLog } from '@echelon/membership/training';
import { useListQuery } from '../area/list-query.js';
import { useWays } from '../use-ways.js';
import { sessionPath, strengthPath, workoutHref } from './ways.js';

/** Routines to lift by, and what came of them; the address holds what is open. */
export function StrengthPage() {
  const { query, onQueryChanged } = useListQuery(strengthPath);
  const { toSignIn } = useWays();
  return (
    <StrengthLog
      query={query}
      sessionHref={`${sessionPath}?routine={routineId}&day={day}`}
      freeSessionHref={sessionPath}
      workoutHref={workoutHref}
      onQueryChanged={onQueryChanged}
      onSignInRequested={toSignIn}
    />
  );
}
