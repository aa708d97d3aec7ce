import type { AddressElementComponent, PaymentElementComponent } from '@stripe/react-stripe-js';
import type {
  Appearance,
  PaymentMethodCreateParams,
  StripeAddressElement,
  StripeAddressElementGetElementOptions,
  StripeAddressElementOptions,
  StripeElementType,
  StripeElements,
  StripeElementsOptions,
  StripeElementsUpdateOptions,
  StripeError,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { Created, FrameLook } from '../messages.js';
import { walletNames } from '../card/wallets.js';
import { SandboxAddressElement } from './address-element.js';
import { askPerson } from './challenge.js';
import { type PageContext, resolveLocale } from './context.js';
import type { ElementParts } from './element.js';
import { IntegrationError, throwing } from './not-offered.js';
import { SandboxPaymentElement } from './payment-element.js';

type OtherType = Exclude<StripeElementType, 'address' | 'payment'>;

/** What `createPaymentMethod` and the like answer with an error instead of a result. */
type Submitted =
  | { error: StripeError; selectedPaymentMethod?: undefined }
  | { selectedPaymentMethod: string; error?: undefined };

/** One group of elements: one look, at most one element of each type. */
export class SandboxElements implements StripeElements {
  #context: PageContext;
  #options: StripeElementsOptions;
  #payment: SandboxPaymentElement | undefined;
  #address: SandboxAddressElement | undefined;
  #submitted = false;
  #updateEnd = new Set<() => void>();

  constructor(context: PageContext, options: StripeElementsOptions) {
    if (
      options.mode !== undefined &&
      options.mode !== 'setup' &&
      !(Number.isInteger(options.amount) && options.amount >= 0)
    ) {
      throw new IntegrationError(`elements() in ${options.mode} mode needs an amount in the currency's smallest unit.`);
    }
    this.#context = context;
    this.#options = options;
  }

  create(type: 'address', options: StripeAddressElementOptions): StripeAddressElement;
  create(type: 'payment', options?: StripePaymentElementOptions): StripePaymentElement;
  create(type: OtherType, options?: object): never;
  create(
    type: StripeElementType,
    options?: StripeAddressElementOptions | StripePaymentElementOptions | object,
  ): StripeAddressElement | StripePaymentElement {
    switch (type) {
      case 'address':
        return this.#createAddress(options);
      case 'payment':
        return this.#createPayment(options ?? {});
      default:
        return throwing(`an element of type '${type}'`)();
    }
  }

  getElement(
    type: 'address' | AddressElementComponent,
    options?: StripeAddressElementGetElementOptions,
  ): StripeAddressElement | null;
  getElement(type: 'payment' | PaymentElementComponent): StripePaymentElement | null;
  getElement(type: OtherType | object): null;
  getElement(asked: StripeElementType | object): StripeAddressElement | StripePaymentElement | null {
    // the React wrapper's components carry their type
    const type: unknown = typeof asked === 'string' ? asked : Reflect.get(asked, '__elementType');
    if (type === 'address') return this.#address ?? null;
    return type === 'payment' ? (this.#payment ?? null) : null;
  }

  async update(options: StripeElementsUpdateOptions): Promise<void> {
    const { locale, appearance, currency } = options;
    this.#options = {
      ...this.#options,
      ...(locale === undefined ? {} : { locale }),
      ...(appearance === undefined ? {} : { appearance }),
      ...(currency === undefined ? {} : { currency }),
    };
    if (appearance || locale) for (const element of this.#all()) element.restyle();
    for (const handler of this.#updateEnd) handler();
  }

  on(_eventType: 'update-end', handler: () => void): void {
    this.#updateEnd.add(handler);
  }

  fetchUpdates(): Promise<{ error?: { message: string } }> {
    return Promise.resolve({});
  }

  async submit(): Promise<Submitted> {
    const elements = this.#all();
    const results = await Promise.all(elements.map(element => element.validate()));
    const at = results.findIndex(result => result.fault);
    const fault = results[at]?.fault;
    if (fault) {
      elements[at]?.focusFault();
      return { error: { type: 'validation_error', ...fault } };
    }
    const wallet = this.#payment?.wallet;
    if (wallet) {
      const { result, message } = await askPerson(this.#context, wallet);
      // closing the sheet is no more than a form that is not filled in
      if (result !== 'complete')
        return { error: { type: 'validation_error', message: message ?? `${walletNames[wallet]} was closed.` } };
    }
    this.#submitted = true;
    return { selectedPaymentMethod: wallet ?? 'card' };
  }

  /** The card as a payment method; what the page says about billing wins over the address fields. */
  async createPaymentMethod(given: PaymentMethodCreateParams.BillingDetails): Promise<Created> {
    if (!this.#payment)
      throw new IntegrationError("There is no payment element: call elements.create('payment') first.");
    if (!this.#submitted)
      throw new IntegrationError('Call elements.submit() and look at its answer before stripe.createPaymentMethod().');
    const typed = this.#address?.mode === 'billing' ? this.#address.value : undefined;
    return this.#payment.createPaymentMethod({
      ...(typed ? { name: typed.name, phone: typed.phone ?? null } : {}),
      ...given,
      ...(typed || given.address ? { address: { ...typed?.address, ...given.address } } : {}),
    });
  }

  #createAddress(
    options: StripeAddressElementOptions | StripePaymentElementOptions | object | undefined,
  ): SandboxAddressElement {
    if (!options || !('mode' in options) || (options.mode !== 'billing' && options.mode !== 'shipping')) {
      throw new IntegrationError("An address element needs a mode: 'billing' or 'shipping'.");
    }
    if (this.#address)
      throw new IntegrationError('There is an address element already; destroy it before creating another.');
    this.#address = new SandboxAddressElement(
      this.#parts(() => {
        this.#address = undefined;
        this.#payment?.addressChanged();
      }),
      options,
    );
    this.#payment?.addressChanged();
    return this.#address;
  }

  #createPayment(options: StripePaymentElementOptions): SandboxPaymentElement {
    if (this.#payment)
      throw new IntegrationError('There is a payment element already; destroy it before creating another.');
    this.#payment = new SandboxPaymentElement(
      this.#parts(() => {
        this.#payment = undefined;
        this.#submitted = false;
      }),
      options,
      () => this.#address?.mode === 'billing',
    );
    return this.#payment;
  }

  #parts(destroyed: () => void): ElementParts {
    return { context: this.#context, look: () => this.#look(), destroyed };
  }

  #look(): Omit<FrameLook, 'ground'> {
    const appearance: Appearance = this.#options.appearance ?? {};
    return { appearance, locale: this.#options.locale ? resolveLocale(this.#options.locale) : this.#context.locale };
  }

  /** In the order in which a person meets them on the page. */
  #all(): (SandboxAddressElement | SandboxPaymentElement)[] {
    const both = [this.#address, this.#payment].filter(element => element !== undefined);
    return both.toSorted((a, b) =>
      a.place && b.place && a.place.compareDocumentPosition(b.place) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  }
}
