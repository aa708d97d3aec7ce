import type { StripeAddressElementChangeEvent } from '@stripe/stripe-js';
import type { BillingDetails, PaymentMethodInput } from '../../../core/contract/schemas/account.js';
import type { ProviderCard } from '../../../core/stripe/card-fields.js';

/** What the address fields hold. */
export type AddressValue = StripeAddressElementChangeEvent['value'];

/** What is sent where an address has no region (spec s.3); it is never shown. */
export const NO_REGION = 'NA';

/** First and last name; a name in one piece is split before its last word (spec s.5). */
export function splitName({ name, firstName, lastName }: Pick<AddressValue, 'name' | 'firstName' | 'lastName'>): {
  firstName: string;
  lastName: string;
} {
  if (firstName?.trim() || lastName?.trim())
    return { firstName: firstName?.trim() ?? '', lastName: lastName?.trim() ?? '' };
  const words = name.trim().split(/\s+/);
  return words.length > 1
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
    : { firstName: name.trim(), lastName: '' };
}

/** A saved address as the fields take it; an unknown region is empty (spec s.5). */
export function addressValue({ firstName, lastName, phoneNumber, address }: BillingDetails): AddressValue {
  const { streetLine1, streetLine2 = null, city, postalCode, country, region } = address;
  return {
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    phone: phoneNumber,
    address: {
      line1: streetLine1,
      line2: streetLine2,
      city,
      state: region.code === NO_REGION ? '' : region.code,
      postal_code: postalCode,
      country: country.code,
    },
  };
}

/** A card and an address in the shape that the account takes (spec s.3). */
export function paymentMethodInput(card: ProviderCard, value: AddressValue): PaymentMethodInput {
  const { line1, line2, city, state, postal_code: postalCode, country } = value.address;
  const streetLine2 = line2?.trim();
  return {
    id: card.id,
    cardData: {
      type: 'card',
      code: card.last4,
      brand: card.brand,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    },
    billingAddress: {
      streetLine1: line1.trim(),
      ...(streetLine2 && { streetLine2 }),
      city: city.trim(),
      postalCode: postalCode.trim(),
      country: { code: country },
      region: { code: state.trim() || NO_REGION },
    },
    ...splitName(value),
    phoneNumber: value.phone?.trim() ?? '',
  };
}
