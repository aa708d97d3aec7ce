import { Elements } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useMemo, useRef } from 'react';
import { stripeLocale } from '../../../core/stripe/locale.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { useAppearance } from './appearance.js';
import { words } from './copy.js';
import { Fields } from './fields.js';
import { Foot } from './foot.js';
import type { paymentForm } from './index.js';
import { createPaymentForm, type PaymentFormModel } from './model.js';
import type { Form, Screen } from './screen.js';
import { stage, whole } from './view.css.js';
import { Waiting } from './waiting.js';
import { TryAgain } from '../../screen/failure.js';
import { HelpText } from '../../screen/help-text.js';

type Props = PropsOf<typeof paymentForm>;

const loadCannotGoOn = () => import('./cannot-go-on.tsx?widget');

export function View(props: Props) {
  const { mode, organizationCode, publishableKey, countryCode } = props;
  const model = useModel(
    session => createPaymentForm({ mode, organizationCode, publishableKey, countryCode }, session),
    [mode, organizationCode, publishableKey, countryCode],
  );
  const screen = useStore(model.$screen);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    model.retry();
    // The button goes; the focus must not go with it.
    place.current?.focus();
  };
  const isAway = screen.is === 'form' && screen.away;
  return (
    <div ref={place} className={whole} tabIndex={-1}>
      {screen.is === 'loading' || screen.is === 'form' ? (
        <Stage screen={screen} model={model} {...props} />
      ) : (
        <Message screen={screen} onRetry={retry} />
      )}
      {isAway && <Message screen={{ is: 'signedOut' }} onRetry={retry} />}
    </div>
  );
}

function Message({ screen, onRetry }: { screen: Exclude<Screen, { is: 'loading' } | Form>; onRetry: () => void }) {
  const copy = useWords(words);
  switch (screen.is) {
    case 'signedOut':
      return (
        <Banner tone="info" title={copy.signedOut}>
          {copy.signedOutText}
        </Banner>
      );
    case 'invalidOffer':
      return (
        <Banner tone="critical" title={copy.invalidOffer}>
          <HelpText>{copy.invalidOfferText}</HelpText>
        </Banner>
      );
    case 'notTaken':
      return (
        <Banner tone="info">
          <HelpText>{copy.saveFailures.cardsNotTaken}</HelpText>
        </Banner>
      );
    case 'failed':
      return <TryAgain onRetry={onRetry}>{copy.loadFailures[screen.code]}</TryAgain>;
    default:
      return <LazyView load={loadCannotGoOn} props={{ is: screen.is, onRetry }} waiting={null} />;
  }
}

/** The skeleton until the fields have come, and the fields, from the moment that the provider's script is there. */
function Stage({
  screen,
  model,
  mode,
  currencyCode = 'USD',
  theme,
  onPaymentSaved,
  onPaymentCanceled,
}: Props & { screen: { is: 'loading' } | Form; model: PaymentFormModel }) {
  const element = useRef<HTMLDivElement>(null);
  const appearance = useAppearance(element, theme);
  const locale = stripeLocale(useLocale());
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      // Spec s.9.
      mode: 'setup',
      currency: currencyCode.toLowerCase(),
      setupFutureUsage: 'off_session',
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
      // Our own skeleton is in its place.
      loader: 'never',
      locale,
      ...(appearance && { appearance }),
    }),
    [appearance, currencyCode, locale],
  );
  return (
    <div ref={element} className={stage} hidden={screen.is === 'form' && screen.away}>
      {!(screen.is === 'form' && screen.shown) && <Waiting />}
      {screen.is === 'form' && appearance && (
        <Elements key={screen.attempt} stripe={screen.stripe} options={options}>
          <Fields
            screen={screen}
            model={model}
            onSubmit={fields =>
              void model.submit(fields).then(paymentMethod => paymentMethod && onPaymentSaved?.({ paymentMethod }))
            }
          >
            <Foot
              screen={screen}
              edit={mode === 'edit'}
              onCancel={() => void onPaymentCanceled?.()}
              onMissing={event => event.currentTarget.closest('form')?.requestSubmit()}
            />
          </Fields>
        </Elements>
      )}
    </div>
  );
}
