import type { PaymentMethod } from '../../../core/contract/schemas/account.js';
import { defineWidget, event, named, oneOf, string } from '../../element/define.js';

export const paymentForm = defineWidget({
  tag: 'echelon-payment-form',
  summary: "Takes a card and a billing address with the card provider and saves them to the signed-in user's account.",
  group: 'signup',
  height: 1010,
  props: {
    mode: oneOf(['create', 'edit'], {
      default: 'create',
      summary: 'In edit mode the button reads "Update Payment" and a cancel button is shown.',
    }),
    organizationCode: string({
      summary:
        "The billing provider's organization code of the offer or subscription that is paid for; without it the account's own.",
    }),
    publishableKey: string({ summary: "The card provider's public key that goes with the organization code." }),
    currencyCode: string({ default: 'USD', summary: 'ISO 4217 code of the currency that will be charged.' }),
    countryCode: string({ summary: 'The country that the address form begins with.' }),
  },
  events: {
    paymentSaved: event({
      detail: { paymentMethod: named<PaymentMethod>('PaymentMethod') },
      summary: 'The payment method is saved to the account.',
    }),
    paymentCanceled: event({ summary: 'The cancel button of edit mode was pressed.' }),
  },
  parts: { form: 'The form.', submit: 'The button that saves.', cancel: 'The cancel button of edit mode.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
