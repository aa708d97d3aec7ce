import 'virtual:area-styles.css?training-workout';
import { WorkoutDetail } from '@echelon/membership/training';
import { useRoute } from 'wouter';
import { useWays } from '../use-ways.js';
import { contentHref, workoutHref, workoutsPath } from './ways.js';

/** One workout. */
export function WorkoutPage() {
  const [, params] = useRoute(`${workoutsPath}/:workoutId`);
  const { toSignIn } = useWays();
  return (
    <WorkoutDetail
      key={params?.workoutId}
      workoutId={params?.workoutId}
      workoutHref={workoutHref}
      contentHref={contentHref}
      historyHref={workoutsPath}
      onSignInRequested={toSignIn}
    />
  );
}
