import type { Credit } from '../../../core/contract/schemas/account-actions.js';
import type { Currency } from '../../../core/money.js';
import { moveCredit, addHistory, type Work } from '../books/books.js';
import { settleDates } from '../account/next-dates.js';

/** Adds credit to the account, with or without a membership. */
export function giveCredit(work: Work, { amount, reason }: Credit, currency: Currency): void {
  moveCredit(work, amount, currency, 'granted');
  addHistory(work, { type: 'credited', summary: 'Account credit added', amount, currency, reason });
  if (work.books.subscription) settleDates(work);
}
