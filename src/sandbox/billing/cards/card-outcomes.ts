import type { CardBehaviour } from '../../stripe/vault.js';

/** What the bank says when a card is set up. */
export type CardOutcome = { is: 'good' } | { is: 'asks' } | { is: 'refused'; declineCode: string; message: string };

export const cardOutcomes: Readonly<Record<CardBehaviour, CardOutcome>> = {
  success: { is: 'good' },
  requiresAction: { is: 'asks' },
  asksAlways: { is: 'asks' },
  chargeFails: { is: 'good' },
  declined: {
    is: 'refused',
    declineCode: 'generic_decline',
    message: 'The bank declined this card. Try another card or ask your bank.',
  },
  insufficientFunds: {
    is: 'refused',
    declineCode: 'insufficient_funds',
    message: 'There is not enough money on this card. Try another one.',
  },
  expired: { is: 'refused', declineCode: 'expired_card', message: 'This card has expired. Try another one.' },
  processingError: {
    is: 'refused',
    declineCode: 'processing_error',
    message: 'Something went wrong at the bank. Please try again in a moment.',
  },
};

/** Whether a card is past the last day of its month at `now` (unix seconds). */
export function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: number): boolean {
  return Date.UTC(expYear, expMonth, 1) / 1000 <= now;
}

/** What the bank says when a card that was set up is charged; `agreed` when the member confirmed it before. */
export function chargeOutcome(behaviour: CardBehaviour, agreed: boolean): CardOutcome {
  if (behaviour === 'chargeFails') return cardOutcomes.declined;
  if (behaviour === 'requiresAction' && agreed) return { is: 'good' };
  return cardOutcomes[behaviour];
}
