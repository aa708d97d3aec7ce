import { RedemptionBox } from '@echelon/membership';
import { useSearchParams } from 'wouter';
import { MemberPage } from '../layout/member-page.js';
import { useWays } from '../use-ways.js';

/** A redemption code; a mail may bring it in the address. */
export function RedeemPage() {
  const [query] = useSearchParams();
  const { toPayment, toSignIn } = useWays();
  return (
    <MemberPage name="redeem">
      <RedemptionBox
        code={query.get('code') ?? undefined}
        onPaymentRequested={toPayment}
        onSignInRequested={toSignIn}
      />
    </MemberPage>
  );
}
