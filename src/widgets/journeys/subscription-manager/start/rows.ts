import type { Quote } from '../../../../core/contract/schemas/quote.js';
import { formatDate } from '../../../../core/dates.js';
import { formatMoney } from '../../../../core/money.js';
import type { TextsOf } from '../../../../core/words.js';
import type { DescriptionRow } from '../../../../ui/description-list/description-list.js';
import type { words } from './copy.js';

type Copy = TextsOf<typeof words>;

/** A quote line by line; what is due today is what the lines add up to, and what comes later stands after it. */
export function rowsOf({ items, creditApplied, taxTotal, dueToday, nextBill, currency }: Quote, copy: Copy, locale: string): DescriptionRow[] {
  const money = (value: number) => formatMoney({ value, currency }, locale);
  return [
    // a name is said in every language, a description in English alone
    ...items.map(({ name, description, amount }) => ({ term: name ?? description, value: money(amount) })),
    ...(taxTotal !== 0 && !items.some(({ type }) => type === 'tax') ? [{ term: copy.taxes, value: money(taxTotal) }] : []),
    ...(creditApplied !== 0 && !items.some(({ type }) => type === 'credit') ? [{ term: copy.credit, value: money(-creditApplied) }] : []),
    { term: copy.dueToday, value: money(dueToday), total: true },
    ...(nextBill ? [{ term: copy.nextBill, value: copy.nextBillOn(money(nextBill.amount), formatDate(nextBill.date, locale)) }] : []),
  ];
}
