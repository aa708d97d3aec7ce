import 'virtual:area-styles.css?training-today';
import { TrainingToday } from '@echelon/membership/training';
import { useWays } from '../use-ways.js';
import { workoutHref } from './ways.js';

/** The day at a glance. */
export function TodayPage() {
  const { toSignIn } = useWays();
  return <TrainingToday workoutHref={workoutHref} calendarHref="/training/calendar" onSignInRequested={toSignIn} />;
}
