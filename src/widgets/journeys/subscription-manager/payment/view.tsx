import { useState } from 'react';
import { sayMoney } from '../../../../core/figures.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { CardOnFile } from '../../../account/account-overview/card-on-file.js';
import { isExpired } from '../../../account/account-overview/lines.js';
import { addressLines } from '../../../account/billing-history/address-lines.js';
import type { PropsOf } from '../../../element/define.js';
import { LazyView } from '../../../element/lazy-view.js';
import { paymentForm } from '../../../signup/payment-form/index.js';
import { PanelFrame } from '../panel-frame.js';
import type { PanelProps } from '../panel.js';
import { note } from '../quote/quote.css.js';
import { words as shellWords } from '../copy.js';
import { words } from './copy.js';

export type PaymentProps = PanelProps & { onCardSaved: () => void };

/**
 * The card on file and where its bills go, and another one for the membership; what is overdue is charged to it at once,
 * so that whoever has something to pay, or no card that works, finds the form open.
 */
export function View({ account, now, onClose, onCardSaved }: PaymentProps) {
  const { subscription, paymentMethod, billingDetails } = account;
  const { panels } = useWords(shellWords);
  const copy = useWords(words);
  const locale = useLocale();
  const [replacing, setReplacing] = useState(false);
  if (!subscription) return null;
  const {
    pastDue,
    owed,
    displayStatus,
    plan: {
      billingProvider,
      basePrice: { currency },
      country,
    },
  } = subscription;
  const form = {
    mode: 'edit',
    organizationCode: billingProvider.organizationCode,
    publishableKey: billingProvider.publishableKey,
    currencyCode: currency.code,
    countryCode: country.code,
    onPaymentSaved: onCardSaved,
    onPaymentCanceled: () => (replacing ? setReplacing(false) : onClose()),
  } satisfies PropsOf<typeof paymentForm>;
  const taken = account.actions.payment !== 'cardsNotTaken';
  const due =
    taken &&
    owed !== null &&
    (pastDue ? copy.overdue : displayStatus === 'pending' ? copy.first : undefined)?.(
      sayMoney({ value: owed, currency }, locale, { is: 'owed' }),
    );
  const asks = replacing || !paymentMethod || Boolean(due) || isExpired(paymentMethod, now);
  return (
    <PanelFrame title={panels.payment} stage={replacing ? 'form' : undefined} onBack={onClose}>
      {taken && !due && !replacing && <p>{copy.lead}</p>}
      {paymentMethod && (
        <CardOnFile
          method={paymentMethod}
          now={now}
          isNeeded
          action={
            <>
              {billingDetails && (
                <div className={note}>
                  {addressLines(billingDetails, locale).map(line => (
                    <div key={line}>
                      <bdi>{line}</bdi>
                    </div>
                  ))}
                </div>
              )}
              {!asks && (
                <div>
                  <Button type="secondary" onClick={() => setReplacing(true)}>
                    {copy.replace}
                  </Button>
                </div>
              )}
            </>
          }
        />
      )}
      {due && (
        <Banner tone="info" announced={false}>
          {due}
        </Banner>
      )}
      {asks && (
        <LazyView
          load={paymentForm.load}
          props={form}
          waiting={
            <Coming label={copy.loading}>
              <Skeleton shape="block" />
            </Coming>
          }
        />
      )}
    </PanelFrame>
  );
}
