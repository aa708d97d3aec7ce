import 'virtual:area-styles.css?training-trends';
import { TrainingTrends } from '@echelon/membership/training';
import { useListQuery } from '../area/list-query.js';
import { useWays } from '../use-ways.js';

/** How training goes over weeks and years. */
export function TrendsPage() {
  const { query, onQueryChanged } = useListQuery('/training/trends');
  const { toSignIn } = useWays();
  return (
    <TrainingTrends
      query={query}
      onQueryChanged={changed => onQueryChanged({ ...changed, typing: false })}
      onSignInRequested={toSignIn}
    />
  );
}
