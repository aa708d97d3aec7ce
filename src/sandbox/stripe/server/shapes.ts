import type { PaymentMethod, SetupIntent } from '@stripe/stripe-js';
import type { Wallet } from '../messages.js';
import type { VaultIntent, VaultPaymentMethod } from '../vault.js';

/** What went wrong, in the provider's own envelope. */
export interface ApiError {
  type: 'card_error' | 'invalid_request_error' | 'authentication_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
}

/** A stored card as the provider's API shows it, to whoever has just sent it with the wallet that it came from. */
export function paymentMethodShape(method: VaultPaymentMethod, wallet?: Wallet): PaymentMethod {
  const { billing } = method;
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      name: billing.name ?? null,
      email: billing.email ?? null,
      phone: billing.phone ?? null,
      address: {
        line1: billing.address?.line1 ?? null,
        line2: billing.address?.line2 ?? null,
        city: billing.address?.city ?? null,
        state: billing.address?.state ?? null,
        postal_code: billing.address?.postalCode ?? null,
        country: billing.address?.country ?? null,
      },
    },
    card: {
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country: 'US',
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      funding: 'credit',
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: wallet ? { type: wallet, dynamic_last4: null, [wallet]: {} } : null,
    },
    created: method.createdAt,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** The sentence a member reads when the bank's confirmation failed. */
export const authenticationFailure = {
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** An intent as the provider's API shows it. */
export function setupIntentShape(intent: VaultIntent): SetupIntent {
  return {
    id: intent.id,
    object: 'setup_intent',
    cancellation_reason: null,
    client_secret: intent.clientSecret,
    created: intent.createdAt,
    description: null,
    last_setup_error:
      intent.status === 'requires_payment_method' ? { type: 'invalid_request_error', ...authenticationFailure } : null,
    livemode: false,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    payment_method: intent.status === 'requires_payment_method' ? null : intent.paymentMethodId,
    payment_method_types: ['card'],
    status: intent.status,
    usage: 'off_session',
  };
}
