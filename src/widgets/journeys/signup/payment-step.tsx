import { useState } from 'react';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import { sayMoney } from '../../../core/figures.js';
import type { Money } from '../../../core/money.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { View as PaymentForm } from '../../signup/payment-form/view.js';
import { words as savingWords } from '../subscription-manager/payment/copy.js';
import { CodeBox } from './code-box.js';
import type { SignupModel } from './model.js';
import { paymentWords } from './payment-copy.js';
import { muted, onFile, row, stack } from './view.css.js';

export interface PaymentStepProps {
  plan: Plan;
  account: Account | undefined;
  review: SignupModel['review'];
  /** Another card than the one on file is wanted. */
  another: boolean;
  /** Charged as soon as a card is saved. */
  due: Money | undefined;
  onAnother: () => void;
  onSaved: () => void;
  onKept: () => void;
}

/** A card and an address, or the card that is on file already. */
export function View({
  plan: { billingProvider, basePrice, country },
  account,
  review,
  another,
  due,
  onAnother,
  onSaved,
  onKept,
}: PaymentStepProps) {
  const copy = useWords(paymentWords);
  const saving = useWords(savingWords);
  const locale = useLocale();
  const card = account?.paymentMethod;
  const asks = !card || another;
  // What was typed stays, should yet another card be wanted.
  const [asked, setAsked] = useState(asks);
  if (asks && !asked) setAsked(true);
  return (
    <div className={stack}>
      {card && (
        <>
          <div className={onFile}>
            <div>
              <p className={muted}>{copy.onFile}</p>
              <p>
                {copy.card(card)}, {copy.expires(card.expirationMonth, card.expirationYear)}
              </p>
            </div>
            <Button type="secondary" size="sm" onClick={another ? onKept : onAnother}>
              {another ? copy.use : copy.another}
            </Button>
          </div>
          {!another && (
            <div className={row}>
              <Button size="lg" full onClick={onKept}>
                {copy.use}
              </Button>
            </div>
          )}
        </>
      )}
      {asks && due && account?.actions.payment !== 'cardsNotTaken' && (
        <Banner tone="info" announced={false}>
          {saving.first(sayMoney(due, locale, { is: 'owed' }))}
        </Banner>
      )}
      {!card && !due && <CodeBox review={review} />}
      {asked && (
        <div hidden={!asks}>
          <PaymentForm
            mode="create"
            organizationCode={billingProvider.organizationCode}
            publishableKey={billingProvider.publishableKey}
            currencyCode={basePrice.currency.code}
            countryCode={country.code}
            onPaymentSaved={onSaved}
          />
        </div>
      )}
    </div>
  );
}
