import 'virtual:area-styles.css?training-calendar';
import { WorkoutCalendar } from '@echelon/membership/training';
import { useLocation, useSearch } from 'wouter';
import { useWays } from '../use-ways.js';
import { workoutHref } from './ways.js';

/** A month, and the streak; the address says which month. */
export function CalendarPage() {
  const month = new URLSearchParams(useSearch()).get('month') ?? undefined;
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  return (
    <WorkoutCalendar
      month={month}
      workoutHref={workoutHref}
      onMonthChanged={({ month: next }) => navigate(`/training/calendar?month=${next}`)}
      onSignInRequested={toSignIn}
    />
  );
}
