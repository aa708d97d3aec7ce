import { RedemptionBox } from '@echelon/membership';
import { useSearchParams } from 'wouter';
import { useWays } from '../use-ways.js';

/** A redemption code; a mail may bring it in the address. */
export function RedeemPage() {
  const [query] = useSearchParams();
  const { toPayment, toSignIn } = useWays();
  return (
    <RedemptionBox code={query.get('code') ?? undefined} onPaymentRequested={toPayment} onSignInRequested={toSignIn} />
  );
}
