import { BillingHistory } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** Invoices, orders and their receipts. */
export function BillingPage() {
  const { toPayment, toSignIn } = useWays();
  return (
    <MemberPage name="billing">
      <BillingHistory onPaymentRequested={toPayment} onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
