import type { Host } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';

/** What decides whether cards count here. */
export type Taking = Pick<Host, 'publishableKey'>;

/**
 * Whether cards are taken here: attached, confirmed, charged, or counted at all. Where they are not, a card that is on
 * file counts as none, and nothing becomes paid without money.
 */
export const takesCards = ({ publishableKey }: Taking): boolean => publishableKey !== null;

/** Everything that would attach, confirm or charge a card where none is taken. */
export const cardsNotTaken = () =>
  new Refusal('cardsNotTaken', 'Cards are not taken here yet. Contact customer service.');

/** Something is to be paid and there is no card for it. */
export const cardNeeded = (host: Taking) =>
  takesCards(host) ? new Refusal('paymentMethodRequired', 'A payment method is needed first.') : cardsNotTaken();
