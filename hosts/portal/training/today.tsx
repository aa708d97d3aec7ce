import 'virtual:area-styles.css?training-today';
import { TrainingToday } from '@echelon/membership/training';
import { useWays } from '../use-ways.js';
import { classesPath, contentHref, liveHref, membershipPath, workoutHref, workoutsPath } from './ways.js';

/** The day at a glance. */
export function TodayPage() {
  const { toSignIn } = useWays();
  return (
    <TrainingToday
      contentHref={contentHref}
      liveHref={liveHref}
      membershipHref={membershipPath}
      workoutHref={workoutHref}
      workoutsHref={workoutsPath}
      planHref="/training/plan"
      calendarHref="/training/calendar"
      badgesHref="/training/badges"
      scheduleHref={`${classesPath}?tab=schedule`}
      onSignInRequested={toSignIn}
    />
  );
}
