import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressValue,
  paymentMethodInput,
  splitName,
  type AddressValue,
} from '../../../src/widgets/signup/payment-form/address.js';

describe('an address', () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242', expirationMonth: 12, expirationYear: 2034 };

  it('is sent in the shape of the specification, with NA for no region', () => {
    const value: AddressValue = {
      name: 'Jo Smet',
      phone: ' +32 470 12 34 56 ',
      address: {
        line1: 'Grote Markt 1',
        line2: 'bus 2',
        city: 'Brussel',
        state: '',
        postal_code: '1000',
        country: 'BE',
      },
    };
    expect(paymentMethodInput(card, value)).toEqual({
      id: 'pm_1',
      cardData: { type: 'card', code: '4242', brand: 'visa', expirationMonth: 12, expirationYear: 2034 },
      billingAddress: {
        streetLine1: 'Grote Markt 1',
        streetLine2: 'bus 2',
        city: 'Brussel',
        postalCode: '1000',
        country: { code: 'BE' },
        region: { code: 'NA' },
      },
      firstName: 'Jo',
      lastName: 'Smet',
      phoneNumber: '+32 470 12 34 56',
    });
  });

  it('that was saved comes back as it was typed, without the NA', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20 })
      .map(text => text.trim())
      .filter(text => text !== '' && text !== 'NA');
    fc.assert(
      fc.property(
        fc.tuple(word, word, word, word, word, word),
        fc.option(word),
        fc.option(word),
        ([firstName, lastName, phone, line1, city, postalCode], line2, state) => {
          const typed: AddressValue = {
            name: `${firstName} ${lastName}`,
            firstName,
            lastName,
            phone,
            address: { line1, line2, city, state: state ?? '', postal_code: postalCode, country: 'BE' },
          };
          const { billingAddress: address, ...sent } = paymentMethodInput(card, typed);
          expect(addressValue({ ...sent, address })).toEqual(typed);
        },
      ),
    );
  });

  it('has its name split before the last word, unless it came in two', () => {
    expect(splitName({ name: 'Ana María Ruiz' })).toEqual({ firstName: 'Ana María', lastName: 'Ruiz' });
    expect(splitName({ name: ' Cher ' })).toEqual({ firstName: 'Cher', lastName: '' });
    expect(splitName({ name: 'Ana Ruiz Soto', firstName: 'Ana', lastName: 'Ruiz Soto' })).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz Soto',
    });
  });
});
