import { AccountHistory } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** What happened to the account. */
export function HistoryPage() {
  const { toSignIn } = useWays();
  return <AccountHistory onSignInRequested={toSignIn} />;
}
