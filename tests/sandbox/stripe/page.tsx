import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, StripeElementLocale, StripePaymentElementOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
import { StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A shop's page around the published wrappers, steered by its address; it keeps a log for the test to read. */
const given = new URLSearchParams(location.search);
const night = given.get('theme') === 'night';
const log: string[] = [];
Reflect.set(globalThis, 'stripeLog', log);

const appearance: Appearance = {
  theme: night ? 'night' : 'stripe',
  ...(given.get('labels') === 'floating' ? { labels: 'floating' } : {}),
  variables: {
    colorPrimary: night ? '#ff6b7a' : '#d7263d',
    colorBackground: night ? '#17191e' : '#ffffff',
    borderRadius: '8px',
    fontSizeBase: '16px',
  },
};

const locales: Record<string, StripeElementLocale> = { nl: 'nl', es: 'es-419', fr: 'fr-CA', he: 'he' };
const locale = locales[given.get('locale') ?? ''] ?? 'en';

const wallets: StripePaymentElementOptions =
  given.get('wallets') === 'never' ? { wallets: { applePay: 'never', googlePay: 'never' } } : {};

function Form() {
  const stripe = useStripe();
  const elements = useElements();
  const [shown, show] = useState(true);
  const [result, say] = useState('');
  const address = useMemo(
    () => ({
      mode: 'billing' as const,
      display: { name: given.get('name') === 'split' ? ('split' as const) : ('full' as const) },
      fields: { phone: 'always' as const },
      validation: { phone: { required: 'always' as const } },
      ...(given.has('defaults')
        ? {
            defaultValues: {
              name: 'Ana Ruiz',
              phone: '+32 470 12 34 56',
              address: { line1: 'Grote Markt 1', city: 'Brussel', postal_code: '1000', country: 'BE' },
            },
          }
        : {}),
    }),
    [],
  );
  const pay = async () => {
    if (!stripe || !elements) return;
    const submitted = await elements.submit();
    if (submitted.error) return say(`${submitted.error.type}: ${submitted.error.message ?? ''}`);
    const made = await stripe.createPaymentMethod({
      elements,
      params: { billing_details: { email: 'ana@example.com' } },
    });
    if (made.error) return say(`${made.error.type}: ${made.error.message ?? ''}`);
    return say(
      `${made.paymentMethod.id} ${made.paymentMethod.card?.brand ?? ''} ${made.paymentMethod.card?.last4 ?? ''}`,
    );
  };
  const confirm = async () => {
    const done = await stripe?.handleNextAction({ clientSecret: given.get('secret') ?? '' });
    say(
      done?.error
        ? `${done.error.code ?? done.error.type}: ${done.error.message ?? ''}`
        : `intent ${done?.setupIntent?.status ?? ''}`,
    );
  };
  return (
    <main>
      <h1>Shop</h1>
      {shown && !given.has('noaddress') && (
        <AddressElement
          options={address}
          onReady={() => log.push('ready address')}
          onChange={event =>
            log.push(`change address ${event.complete ? 'complete' : 'incomplete'} ${JSON.stringify(event.value)}`)
          }
          onLoadError={event => log.push(`loaderror address ${event.error.type}`)}
        />
      )}
      {shown && (
        <PaymentElement
          options={wallets}
          onReady={() => log.push('ready payment')}
          onChange={event =>
            log.push(`change payment ${event.complete ? 'complete' : 'incomplete'} ${event.value.type}`)
          }
          onAvailablePaymentMethodsChange={event =>
            log.push(`offers ${Object.keys(event.paymentMethods ?? {}).join(' ')}`)
          }
          onFocus={() => log.push('focus payment')}
          onBlur={() => log.push('blur payment')}
          onEscape={() => log.push('escape payment')}
          onLoadError={event => log.push(`loaderror payment ${event.error.type}`)}
        />
      )}
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <button type="button" onClick={() => void confirm()}>
        Confirm
      </button>
      <button type="button" onClick={() => show(!shown)}>
        Toggle
      </button>
      <output>{result}</output>
    </main>
  );
}

async function start(): Promise<void> {
  if (given.has('transport')) {
    const base = `${given.get('api') ?? ''}/sandbox/stripe/`;
    const transport = (request: Request) => {
      log.push(`carried ${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    };
    Reflect.set(globalThis, Symbol.for('echelon.sandbox.stripe'), { base, transport });
  }
  await import(/* @vite-ignore */ `${given.get('api') ?? ''}/sandbox/stripe/stripe.js`);
  const stripe = loadStripe(given.get('key') ?? 'pk_sandbox_test');
  const options = {
    mode: 'setup' as const,
    currency: 'usd',
    setupFutureUsage: 'off_session' as const,
    paymentMethodCreation: 'manual' as const,
    appearance,
    locale,
  };
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Elements stripe={stripe} options={options}>
        <Form />
      </Elements>
    </StrictMode>,
  );
}

void start();
