import { formatMoney } from '../../../../core/money.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import type { PropsOf } from '../../../define.js';
import { LazyView } from '../../../lazy-view.js';
import { paymentForm } from '../../../signup/payment-form/index.js';
import { PanelFrame } from '../panel-frame.js';
import type { PanelProps } from '../panel.js';
import { words as shellWords } from '../copy.js';
import { words } from './copy.js';

export type PaymentProps = PanelProps & { onCardSaved: () => void };

/** Another card for the membership; what is overdue is charged to it at once. */
export function View({ account: { subscription }, onClose, onCardSaved }: PaymentProps) {
  const { panels } = useWords(shellWords);
  const copy = useWords(words);
  const locale = useLocale();
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
    onPaymentCanceled: onClose,
  } satisfies PropsOf<typeof paymentForm>;
  const now =
    owed !== null &&
    (pastDue ? copy.overdue : displayStatus === 'pending' ? copy.first : undefined)?.(
      formatMoney({ value: owed, currency }, locale),
    );
  return (
    <PanelFrame title={panels.payment} onBack={onClose}>
      {now ? (
        <Banner tone="info" announced={false}>
          {now}
        </Banner>
      ) : (
        <p>{copy.lead}</p>
      )}
      <LazyView
        load={paymentForm.load}
        props={form}
        waiting={
          <div role="status" aria-busy="true" aria-label={copy.loading}>
            <Skeleton shape="block" />
          </div>
        }
      />
    </PanelFrame>
  );
}
