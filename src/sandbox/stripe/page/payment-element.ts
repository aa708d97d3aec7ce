import type {
  PaymentMethodCreateParams,
  StripeError,
  StripePaymentElement,
  StripePaymentElementAvailablePaymentMethodsChangeEvent,
  StripePaymentElementCardDetailsChangeEvent,
  StripePaymentElementChangeEvent,
  StripePaymentElementOptions,
  StripePaymentElementSavedPaymentMethodRemoveEvent,
  StripePaymentElementSavedPaymentMethodUpdateEvent,
  StripePaymentElementUpdateOptions,
} from '@stripe/stripe-js';
import type { Created, Method, PaymentOptions, Wallet } from '../messages.js';
import { type ElementEvents, type ElementParts, FrameElement } from './element.js';

interface PaymentEvents extends ElementEvents<'payment', StripePaymentElementChangeEvent> {
  carddetailschange: StripePaymentElementCardDetailsChangeEvent;
  savedpaymentmethodupdate: StripePaymentElementSavedPaymentMethodUpdateEvent;
  savedpaymentmethodremove: StripePaymentElementSavedPaymentMethodRemoveEvent;
  availablepaymentmethodschange: StripePaymentElementAvailablePaymentMethodsChangeEvent;
}

const asksCountry = (fields: StripePaymentElementOptions['fields']): boolean => {
  const billing = fields?.billingDetails;
  if (billing === 'never') return false;
  const address = typeof billing === 'object' ? billing.address : 'auto';
  return address !== 'never';
};

const camelCase = { card: 'card', apple_pay: 'applePay', google_pay: 'googlePay' } as const satisfies Record<
  Method,
  string
>;

/** The card and the wallets that the page has not refused, in its order, and after them those that it does not name. */
function methodsOf({ wallets, paymentMethodOrder = [] }: StripePaymentElementOptions): Method[] {
  const all: readonly Method[] = ['card', 'apple_pay', 'google_pay'];
  const place = (method: Method) => (paymentMethodOrder.indexOf(method) + 1 || 9) + all.indexOf(method) / 10;
  return all
    .filter(method => method === 'card' || wallets?.[camelCase[method]] !== 'never')
    .toSorted((a, b) => (place(a) > place(b) ? 1 : -1));
}

/**
 * The card fields, and a tab for each wallet: the stand-ins are there on every device, so that they can be seen. Saved
 * methods are not offered, so their events never come.
 */
export class SandboxPaymentElement
  extends FrameElement<'payment', StripePaymentElementChangeEvent, PaymentEvents>
  implements StripePaymentElement
{
  #options: StripePaymentElementOptions;
  #addressAsked: () => boolean;

  /** @param addressAsked Whether an address element of the same group asks for the address. */
  constructor(parts: ElementParts, options: StripePaymentElementOptions, addressAsked: () => boolean) {
    super('payment', parts);
    this.#options = options;
    this.#addressAsked = addressAsked;
  }

  update(options: Partial<StripePaymentElementUpdateOptions>): this {
    this.#options = { ...this.#options, ...options };
    this.sendOptions();
    return this;
  }

  /** The wallet whose sheet has to be confirmed before there is a payment method. */
  get wallet(): Wallet | undefined {
    const { method = 'card' } = this.state;
    return method === 'card' ? undefined : method;
  }

  collapse(): this {
    return this;
  }

  /** An address element came or went. */
  addressChanged(): void {
    this.sendOptions();
  }

  /** The frame itself sends the card to the server; only the result comes back. */
  createPaymentMethod(billing: PaymentMethodCreateParams.BillingDetails): Promise<Created> {
    return this.request<Created>({ is: 'createPaymentMethod', billing });
  }

  protected get frameOptions(): PaymentOptions {
    const address = this.#options.defaultValues?.billingDetails?.address;
    return {
      readOnly: this.#options.readOnly ?? false,
      methods: methodsOf(this.#options),
      askCountry: asksCountry(this.#options.fields) && !this.#addressAsked(),
      country: address?.country ?? '',
      postalCode: address?.postal_code ?? '',
    };
  }

  protected notify(event: 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderstart'): void {
    if (event !== 'change') {
      this.emit(event, { elementType: 'payment' });
      if (event === 'ready') this.#offer();
      return;
    }
    const { empty, complete, method: type = 'card' } = this.state;
    this.emit('change', { elementType: 'payment', empty, complete, collapsed: false, value: { type } });
  }

  #offer(): void {
    const paymentMethods = Object.fromEntries(
      methodsOf(this.#options).map(method => [camelCase[method], { available: true }]),
    );
    this.emit('availablepaymentmethodschange', { elementType: 'payment', paymentMethods });
  }

  protected failed(error: StripeError): void {
    this.emit('loaderror', { elementType: 'payment', error });
  }
}
