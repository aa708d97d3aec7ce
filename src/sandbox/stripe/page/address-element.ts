import type {
  StripeAddressElement,
  StripeAddressElementChangeEvent,
  StripeAddressElementOptions,
  StripeError,
} from '@stripe/stripe-js';
import type { AddressOptions } from '../frame/address-options.js';
import type { AddressValue } from '../messages.js';
import { type ElementEvents, type ElementParts, FrameElement } from './element.js';

const nothing: AddressValue = {
  name: '',
  address: { line1: '', line2: null, city: '', state: '', postal_code: '', country: '' },
};

/** The name, address and telephone fields. */
export class SandboxAddressElement
  extends FrameElement<
    'address',
    StripeAddressElementChangeEvent,
    ElementEvents<'address', StripeAddressElementChangeEvent>
  >
  implements StripeAddressElement
{
  #options: StripeAddressElementOptions;

  constructor(parts: ElementParts, options: StripeAddressElementOptions) {
    super('address', parts);
    this.#options = options;
  }

  get mode(): StripeAddressElementOptions['mode'] {
    return this.#options.mode;
  }

  get value(): AddressValue {
    return this.state.address ?? nothing;
  }

  update(options: Partial<StripeAddressElementOptions>): this {
    this.#options = { ...this.#options, ...options };
    this.sendOptions();
    return this;
  }

  getValue(): Promise<Pick<StripeAddressElementChangeEvent, 'complete' | 'isNewAddress' | 'value'>> {
    return Promise.resolve({ complete: this.state.complete, isNewAddress: true, value: this.value });
  }

  protected get frameOptions(): AddressOptions {
    const { allowedCountries, defaultValues, fields, validation, display } = this.#options;
    return {
      countries: allowedCountries ?? [],
      defaults: {
        name: defaultValues?.name ?? '',
        firstName: defaultValues?.firstName ?? '',
        lastName: defaultValues?.lastName ?? '',
        phone: defaultValues?.phone ?? '',
        line1: defaultValues?.address?.line1 ?? '',
        line2: defaultValues?.address?.line2 ?? '',
        city: defaultValues?.address?.city ?? '',
        state: defaultValues?.address?.state ?? '',
        postalCode: defaultValues?.address?.postal_code ?? '',
        country: defaultValues?.address?.country ?? '',
      },
      name: fields?.name === 'never' ? 'none' : (display?.name ?? 'full'),
      phone: fields?.phone === 'always' ? (validation?.phone?.required === 'always' ? 'required' : 'optional') : 'none',
    };
  }

  protected notify(event: 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderstart'): void {
    if (event !== 'change') return this.emit(event, { elementType: 'address' });
    const { empty, complete } = this.state;
    return this.emit('change', {
      elementType: 'address',
      elementMode: this.mode,
      empty,
      complete,
      isNewAddress: true,
      value: this.value,
    });
  }

  protected failed(error: StripeError): void {
    this.emit('loaderror', { elementType: 'address', error });
  }
}
