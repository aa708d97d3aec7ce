import { expiryFault } from '../card/expiry.js';
import { codeLengthFor, numberFault } from '../card/number.js';
import type { PaymentMethodRequest } from './requests.js';
import type { ApiError } from './shapes.js';

const refuse = (code: string, param: string, message: string): ApiError => ({
  type: 'card_error',
  code,
  param,
  message,
});

/**
 * The checks of the frame once more: a client that posts without the frame gets no further.
 * @param now Unix seconds.
 */
export function cardFault(card: PaymentMethodRequest['card'], now: number): ApiError | undefined {
  if (numberFault(card.number)) return refuse('incorrect_number', 'number', 'The card number is not right.');
  switch (expiryFault({ month: card.exp_month, year: card.exp_year }, now)) {
    case undefined:
      break;
    case 'invalidMonth':
      return refuse('invalid_expiry_month', 'exp_month', "The card's expiry month is not right.");
    default:
      return refuse('invalid_expiry_year', 'exp_year', "The card's expiry year is not right.");
  }
  if (card.cvc.length !== codeLengthFor(card.number))
    return refuse('invalid_cvc', 'cvc', "The card's security code is not right.");
  return undefined;
}
