import type { Appearance, PaymentMethod, PaymentMethodCreateParams, StripeError } from '@stripe/stripe-js';
import type { AddressOptions } from './frame/address-options.js';

/**
 * What a page and a frame say to each other. The frame speaks first (`hello`, by window message);
 * the page answers with one end of a channel, and everything else travels through that.
 */
export const hello = 'echelon-sandbox-stripe-hello';

export type FrameType = 'payment' | 'address';

export type Wallet = 'apple_pay' | 'google_pay';

/** What the payment frame lets a person choose between. */
export type Method = 'card' | Wallet;

export interface AddressValue {
  name: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  address: { line1: string; line2: string | null; city: string; state: string; postal_code: string; country: string };
}

/** How a frame looks and speaks; the same for every frame of one `elements`. */
export interface FrameLook {
  locale: string;
  appearance: Appearance;
  /** The plain colour of the page behind the frame, where there is one. */
  ground: string | undefined;
}

export interface PaymentOptions {
  readOnly: boolean;
  /** In the order in which they are offered. */
  methods: readonly Method[];
  /** Country and postal code are asked here only when no address frame asks for them. */
  askCountry: boolean;
  country: string;
  postalCode: string;
}

/** What a frame of each type receives at the start, and again when it changes. */
export interface FrameOptions {
  payment: PaymentOptions;
  address: AddressOptions;
}

export interface FrameSetup<T extends FrameType> {
  is: 'setup';
  publishableKey: string;
  /** Calls go through the page, because no server answers at the frame's own address. */
  viaPage: boolean;
  look: FrameLook;
  options: FrameOptions[T];
}

/** Page → frame. A message that wants an answer brings a port for it. */
export type ToFrame<T extends FrameType> =
  | FrameSetup<T>
  | { is: 'look'; look: FrameLook }
  | { is: 'options'; options: FrameOptions[T] }
  | { is: 'validate' }
  | { is: 'focusFault' }
  | { is: 'focus' }
  | { is: 'blur' }
  | { is: 'clear' }
  | { is: 'createPaymentMethod'; billing: PaymentMethodCreateParams.BillingDetails };

/** The answer to `validate`: the first field's fault, or nothing. */
export interface Validated {
  fault: { code: string; message: string } | undefined;
}

/** The answer to `createPaymentMethod`. */
export type Created = { paymentMethod: PaymentMethod; error?: undefined } | { error: StripeError };

export interface FrameState {
  empty: boolean;
  complete: boolean;
  /** Payment frames only. */
  method?: Method;
  /** Address frames only. */
  address?: AddressValue;
}

/** Frame → page. */
export type ToPage =
  | { is: 'ready'; state: FrameState }
  | { is: 'change'; state: FrameState }
  | { is: 'focus' | 'blur' | 'escape' }
  | { is: 'enter' }
  | { is: 'height'; pixels: number }
  | { is: 'failed'; error: StripeError }
  | { is: 'call'; call: ApiCall };

/** One call of the provider's API, relative to the folder of `stripe.js`. */
export interface ApiCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

export interface ApiAnswer {
  /** 0 when nothing answered. */
  status: number;
  body: unknown;
}

/** Page → challenge frame. */
export type ToChallenge = {
  is: 'setup';
  locale: string;
  merchant: string;
  /** A wallet asks, not a bank. */
  wallet?: Wallet;
};

/** Challenge frame → page. */
export type FromChallenge = { is: 'ready' } | { is: 'done'; result: 'complete' | 'fail'; message?: string };
