import 'virtual:area-styles.css?training-badges';
import { Badges } from '@echelon/membership/training';
import { useWays } from '../use-ways.js';

/** What was earned, and what comes next. */
export function BadgesPage() {
  const { toSignIn } = useWays();
  return <Badges calendarHref="/training/calendar?month={month}" onSignInRequested={toSignIn} />;
}
