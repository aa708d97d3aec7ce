import { AddressElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeAddressElementOptions, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useId, useMemo, type FormEvent, type ReactNode } from 'react';
import { cardFields, type CardFields } from '../../../core/stripe/card-fields.js';
import { LightSlot } from '../../../ui/host/light-slot.js';
import { Icon } from '../../../ui/icon/icon.js';
import { lock } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { useRefusalFocus } from '../../../ui/hooks/use-refusal-focus.js';
import { splitName, type AddressValue } from './address.js';
import { words } from './copy.js';
import type { PaymentFormModel } from './model.js';
import type { Form as FormScreen, Person } from './screen.js';
import { form, secure, section, title } from './view.css.js';

const paymentOptions = ({ email }: Person): StripePaymentElementOptions => ({
  // Spec s.5: in this order, the email address collected where it is needed.
  paymentMethodOrder: ['card', 'apple_pay', 'google_pay'],
  fields: { billingDetails: { email: 'auto' } },
  wallets: { applePay: 'auto', googlePay: 'auto', link: 'never' },
  ...(email && { defaultValues: { billingDetails: { email } } }),
});

function typedAddress(typed: AddressValue | undefined): Partial<AddressValue> {
  if (!typed) return {};
  const { firstName, lastName } = splitName(typed);
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(typed.phone && { phone: typed.phone }),
    address: typed.address,
  };
}

const addressOptions = ({ firstName, lastName, phone, country, typed }: Person): StripeAddressElementOptions => ({
  mode: 'billing',
  display: { name: 'split' },
  fields: { phone: 'always' },
  validation: { phone: { required: 'always' } },
  defaultValues: {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone }),
    ...(country && { address: { country } }),
    ...typedAddress(typed),
  },
});

interface FieldsProps {
  screen: FormScreen;
  model: PaymentFormModel;
  onSubmit: (fields: CardFields) => void;
  /** The text under the fields. */
  children: ReactNode;
}

/** The provider's two parts. Their frames find one another in the document's own tree only, so they are slotted in. */
export function Fields({ screen: { person, shown, refusal, attempt }, model, onSubmit, children }: FieldsProps) {
  const copy = useWords(words);
  const id = useId();
  const stripe = useStripe();
  const elements = useElements();
  const element = useRefusalFocus(refusal);
  const payment = useMemo(() => paymentOptions(person), [person]);
  const address = useMemo(() => addressOptions(person), [person]);
  const lost = () => model.fieldsLost(attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in one of the provider's fields: a form of the page's around the element must not receive it.
    event.stopPropagation();
    if (!stripe || !elements) return;
    const fields = cardFields(stripe, elements);
    onSubmit({
      ...fields,
      async confirm(clientSecret) {
        // fetched by the few whose bank asks; where it does not come, the question could not be answered either
        const aside = await import('./step-aside.js').catch(() => undefined);
        if (!aside) return { ok: false, message: undefined };
        const resume = element.current ? aside.stepAside(element.current) : undefined;
        return fields.confirm(clientSecret).finally(resume);
      },
    });
  };
  return (
    <form
      ref={element}
      className={form}
      part="form"
      data-waiting={shown ? undefined : ''}
      onSubmit={submit}
      noValidate
      aria-label={copy.form}
    >
      <div className={section} role="group" aria-labelledby={`${id}-card`}>
        <p className={title} id={`${id}-card`}>
          {copy.card}
        </p>
        <LightSlot name="payment" onLost={lost}>
          <PaymentElement
            options={payment}
            onReady={() => model.partReady('card')}
            onChange={({ complete }) => model.cardChanged(complete)}
            onLoadError={model.partFailed}
          />
        </LightSlot>
        <p className={secure}>
          <Icon shape={lock} />
          {copy.secure}
        </p>
      </div>
      <div className={section} role="group" aria-labelledby={`${id}-address`}>
        <p className={title} id={`${id}-address`}>
          {copy.address}
        </p>
        <LightSlot name="address" onLost={lost}>
          <AddressElement
            options={address}
            onReady={() => model.partReady('address')}
            onChange={({ value, complete }) => model.addressChanged(value, complete)}
            onLoadError={model.partFailed}
          />
        </LightSlot>
      </div>
      {children}
    </form>
  );
}
