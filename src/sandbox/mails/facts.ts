import { endReason } from '../../core/contract/schemas/account.js';
import { cardBrands, cardExpiry } from '../../core/card.js';
import { DAY } from '../../core/dates.js';
import { sayDate, sayMoney, type DateClaim, type MoneyClaim } from '../../core/figures.js';
import type { Facts, MailTexts } from './texts/texts.js';

/**
 * A text that a person wrote, on one line and with its direction kept to itself: a name from right to left must not
 * turn the words around it, and no sign in it may turn more than itself.
 */
export function isolated(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return plain && `\u2068${plain}\u2069`;
}

const brands: Readonly<Record<string, string>> = cardBrands('');

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The days that a mail can be about, the first that it has. */
const days = [
  ['endsAt', 'ends'],
  ['resumesAt', 'resumes'],
  ['effectiveAt', 'changes'],
  ['renewsAt', 'billDay'],
  ['trialEnd', 'trialEnds'],
] as const satisfies readonly (readonly [string, DateClaim['is']])[];

function dayOf(payload: Readonly<Record<string, unknown>>): readonly [DateClaim['is'], number] | undefined {
  for (const [key, is] of days) {
    const at = number(payload[key]);
    if (at !== undefined) return [is, at];
  }
  return undefined;
}

/** What the amount of a mail says: of a day to come, or of what was. */
function claimOf(payload: Readonly<Record<string, unknown>>): MoneyClaim {
  const [is, at] = dayOf(payload) ?? [];
  if (at === undefined) return { is: 'told' };
  return is === 'changes' ? { is: 'price', per: Number(payload['days']), from: at } : { is: 'bill', at };
}

/** What a mail reports, in the words and the figures of its reader. */
export function factsOf(
  payload: Readonly<Record<string, unknown>>,
  { texts, locale, sentAt }: { texts: MailTexts; locale: string; sentAt: number },
): Facts {
  const amount = number(payload['amount']);
  const code = payload['currencyCode'];
  const [said, day] = dayOf(payload) ?? [];
  const count = Number(payload['days'] ?? Number.NaN);
  const { brand, last4 } = payload;
  const month = number(payload['expMonth']);
  const year = number(payload['expYear']);
  const ended = endReason.options.find(one => one === payload['reason']);
  const money =
    amount === undefined || typeof code !== 'string'
      ? ''
      : sayMoney({ value: amount, currency: { code, scale: 100 } }, locale, claimOf(payload));
  const length = Number.isNaN(count)
    ? ''
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  return {
    name: isolated(payload['firstName']),
    amount: money,
    price: money && length && `${money} / ${length}`,
    date: day === undefined ? '' : sayDate(day, locale, { is: said ?? 'told' }, 'UTC'),
    when:
      day === undefined
        ? ''
        : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round((day - sentAt) / DAY), 'day'),
    plan: isolated(payload['planName']),
    partner: isolated(payload['partner']),
    location: isolated(payload['location']),
    parent: isolated(payload['parentName']),
    days: length,
    file: isolated(payload['fileName']),
    reason: isolated(payload['reason']),
    card:
      typeof brand === 'string' && typeof last4 === 'string'
        ? `${brands[brand] || texts.terms.card} •••• ${last4}`
        : '',
    expires: month === undefined || year === undefined ? '' : cardExpiry(month, year),
    ended: ended ? texts.ended[ended] : '',
    count: new Intl.NumberFormat(locale).format(number(payload['count']) ?? 0),
  };
}
