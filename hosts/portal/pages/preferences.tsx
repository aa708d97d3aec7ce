import { Preferences } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** How the product behaves for a person. */
export function PreferencesPage() {
  const { toSignIn } = useWays();
  return <Preferences onSignInRequested={toSignIn} />;
}
