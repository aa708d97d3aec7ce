import { PaymentForm } from '@echelon/membership';
import type { PaymentMethod } from '@echelon/membership/core';
import { Banner, Button, FormSkeleton, useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MemberPage } from '../layout/member-page.js';
import { NoCard, takesCard } from '../payment/no-card.js';
import { paymentWords } from '../payment/payment-words.js';
import { Saved } from '../payment/saved.js';
import { useAccount } from '../payment/use-account.js';
import { returnPath } from '../return-path.js';

/** The card that pays for the membership, and its billing address. Leads back to where somebody came from. */
export function PaymentPage() {
  return <MemberPage name="payment" shownTitle><div className="card-page"><Payment /></div></MemberPage>;
}

function Payment() {
  const { lead, failed } = useWords(paymentWords);
  const [, navigate] = useLocation();
  const next = returnPath(useSearch(), '/plan');
  const read = useAccount();
  const [saved, setSaved] = useState<PaymentMethod>();
  if (saved) return <Saved method={saved} next={next} />;
  if (read.is === 'loading') return <div aria-busy="true"><FormSkeleton /></div>;
  if (read.is === 'failed') return <Banner title={failed.title} actions={<Button type="secondary" size="sm" onClick={read.again}>{failed.again}</Button>}>{failed.text}</Banner>;
  if (!takesCard(read.account)) return <NoCard account={read.account} />;
  const { billingProvider, country } = read.account.subscription?.plan ?? {};
  return (
    <>
      <p className="lead">{lead}</p>
      <PaymentForm
        mode="edit" organizationCode={billingProvider?.organizationCode} publishableKey={billingProvider?.publishableKey} currencyCode={country?.currency.code}
        onPaymentSaved={({ paymentMethod }) => setSaved(paymentMethod)} onPaymentCanceled={() => navigate(next)}
      />
    </>
  );
}
