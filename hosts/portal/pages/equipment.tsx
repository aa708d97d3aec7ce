import { Devices } from '@echelon/membership';
import { useLocation } from 'wouter';
import { useWays } from '../use-ways.js';

/** What the user trains on, and what may notify them. */
export function EquipmentPage() {
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  return <Devices onReceiptRequested={() => navigate('/receipts')} onSignInRequested={toSignIn} />;
}
