import 'virtual:area-styles.css?training-session';
import { StrengthSession } from '@echelon/membership/training';
import { useSearch } from 'wouter';
import { useWays } from '../use-ways.js';
import { strengthPath, workoutHref } from './ways.js';

/** A strength session, set by set; its routine and day are in the address. */
export function SessionPage() {
  const asked = new URLSearchParams(useSearch());
  const { toSignIn } = useWays();
  return (
    <StrengthSession
      routineId={asked.get('routine') ?? undefined}
      day={Number(asked.get('day') ?? 1)}
      workoutHref={workoutHref}
      logHref={strengthPath}
      onSignInRequested={toSignIn}
    />
  );
}
