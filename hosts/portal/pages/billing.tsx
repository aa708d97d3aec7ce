import { BillingHistory } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** Invoices, orders and their receipts. */
export function BillingPage() {
  const { toPayment, toSignIn } = useWays();
  return <BillingHistory onPaymentRequested={toPayment} onSignInRequested={toSignIn} />;
}
