import { ReceiptUpload } from '@echelon/membership';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** Receipts of purchases that bring months of membership. */
export function ReceiptsPage() {
  const { toCode, toSignIn } = useWays();
  return (
    <MemberPage name="receipts">
      <ReceiptUpload onRedeemRequested={toCode} onSignInRequested={toSignIn} />
    </MemberPage>
  );
}
