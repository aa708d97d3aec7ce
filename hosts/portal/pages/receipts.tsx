import { ReceiptUpload } from '@echelon/membership';
import { useWays } from '../use-ways.js';

/** Receipts of purchases that bring months of membership. */
export function ReceiptsPage() {
  const { toCode, toSignIn } = useWays();
  return <ReceiptUpload onRedeemRequested={toCode} onSignInRequested={toSignIn} />;
}
