import { useState } from 'react';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import { Button } from '../../../ui/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { View as PaymentForm } from '../../signup/payment-form/view.js';
import { words } from './copy.js';
import { muted, onFile, row, stack } from './view.css.js';

export interface PaymentStepProps {
  offer: Offer;
  account: Account | undefined;
  onSaved: () => void;
  onKept: () => void;
}

/** A card and an address, or the card that is on file already. */
export function View({ offer, account, onSaved, onKept }: PaymentStepProps) {
  const copy = useWords(words);
  const [another, setAnother] = useState(false);
  const card = account?.paymentMethod;
  if (card && !another) {
    return (
      <div className={stack}>
        <div className={onFile}>
          <div>
            <p className={muted}>{copy.payment.onFile}</p>
            <p>{copy.cardWords(card)}, {copy.payment.expires(card.expirationMonth, card.expirationYear)}</p>
          </div>
          <Button type="secondary" size="sm" onClick={() => setAnother(true)}>{copy.payment.another}</Button>
        </div>
        <div className={row}><Button size="lg" full onClick={onKept}>{copy.payment.use}</Button></div>
      </div>
    );
  }
  return (
    <PaymentForm
      mode="create"
      organizationCode={offer.plan.billingProvider.organizationCode}
      publishableKey={offer.plan.billingProvider.publishableKey}
      currencyCode={offer.plan.basePrice.currency.code}
      countryCode={offer.plan.country.code}
      onPaymentSaved={() => {
        setAnother(false);
        onSaved();
      }}
    />
  );
}
