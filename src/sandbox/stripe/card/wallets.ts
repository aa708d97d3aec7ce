import type { Wallet } from '../messages.js';

export const walletNames: Readonly<Record<Wallet, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** The card that the sandbox's wallet of each kind holds, whoever the person is. */
export const walletCards: Readonly<Record<Wallet, { number: string; name: string; cvc: string }>> = {
  apple_pay: { number: '4242424242424242', name: 'Visa', cvc: '123' },
  google_pay: { number: '5555555555554444', name: 'Mastercard', cvc: '123' },
};
