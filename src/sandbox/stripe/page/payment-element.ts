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
import type { Created, PaymentOptions } from '../messages.js';
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

/** The card fields. Saved methods and wallets are not offered, so their events never come. */
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
      askCountry: asksCountry(this.#options.fields) && !this.#addressAsked(),
      country: address?.country ?? '',
      postalCode: address?.postal_code ?? '',
    };
  }

  protected notify(event: 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderstart'): void {
    if (event !== 'change') return this.emit(event, { elementType: 'payment' });
    const { empty, complete } = this.state;
    return this.emit('change', { elementType: 'payment', empty, complete, collapsed: false, value: { type: 'card' } });
  }

  protected failed(error: StripeError): void {
    this.emit('loaderror', { elementType: 'payment', error });
  }
}
