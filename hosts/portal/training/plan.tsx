import 'virtual:area-styles.css?training-plan';
import { WorkoutPlan } from '@echelon/membership/training';
import { useWays } from '../use-ways.js';
import { contentHref, membershipPath, workoutHref } from './ways.js';

/** The week, as it is planned. */
export function PlanPage() {
  const { toSignIn } = useWays();
  return (
    <WorkoutPlan
      contentHref={contentHref}
      membershipHref={membershipPath}
      workoutHref={workoutHref}
      onSignInRequested={toSignIn}
    />
  );
}
