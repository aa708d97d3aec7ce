import { formatDate } from './dates.js';
import { formatMoney, moneyParts, type Money } from './money.js';

/**
 * What holds only once the press is made that the screen leads to: `pressed`. With several presses on one screen, `plan`
 * names the one that is meant.
 */
interface Condition {
  pressed?: boolean;
  plan?: string;
}

/** What an amount on a screen or in a mail says about money; instants are unix seconds. */
export type MoneyClaim = Condition &
  (
    | { is: 'dueToday' }
    /** Taken from the card on that day, discounts and credit counted. */
    | { is: 'bill'; at: number }
    /** Of one period under the discount that runs then, for the periods that begin from `from` (else now) and before `until`; credit is not counted. */
    | { is: 'price'; per: number; from?: number; until?: number }
    /** Of one period before any discount; `live` of a plan with live classes, `was` as what is not to be paid. */
    | { is: 'plainPrice'; per: number; live?: boolean; was?: boolean }
    /** A part of a sum that stands beside it. */
    | { is: 'line' }
    | { is: 'paid' }
    | { is: 'owed' }
    /** `comesOff`: it is yet to come off the bill that stands beside it. */
    | { is: 'credit'; comesOff?: boolean }
    | { is: 'refunded' }
    /** Carried over to the next bill, being too small to charge. */
    | { is: 'carriedOver' }
    /** What a code gives. */
    | { is: 'gift' }
    /**
     * What one pays less than without it, all of it `until` then; with `days`, what a discount takes off the bills of so
     * many days.
     */
    | { is: 'saved'; days?: number; until?: number | undefined }
    /** What happened and is told as it was. */
    | { is: 'told' }
  );

/** What a date that concerns money says. */
export type DateClaim = Condition & {
  is:
    | 'billDay'
    | 'trialEnds'
    | 'ends'
    | 'addonEnds'
    | 'pauses'
    | 'resumes'
    | 'changes'
    | 'discountEnds'
    | 'periodBegins'
    | 'periodEnds'
    | 'retried'
    | 'proofDue'
    | 'codeEnds'
    /** What was, and is told as it was. */
    | 'told';
};

/** A figure as it was said: its value in minor units or unix seconds, and what it claims. */
export type Figure = { money: Money; claim: MoneyClaim } | { at: number; claim: DateClaim };

type Marking = (text: string, figure: Figure) => string;

const unmarked: Marking = text => text;
let mark = unmarked;

/** Puts a mark on every figure from now on, so that a test can compare what is said with what is charged. */
export function markFigures(marking: Marking | undefined): void {
  mark = marking ?? unmarked;
}

const claimed = new WeakMap<Money, MoneyClaim>();

/** An amount that something else will say, which knows nothing of claims: the price of the design system. */
export function claims(money: Money, claim: MoneyClaim): Money {
  const own = { ...money };
  claimed.set(own, claim);
  return own;
}

/** An amount in a text about money, and what it claims: words are the charge. The claim is read by tests alone; builds leave it out. */
export function sayMoney(money: Money, locale: string, claim: MoneyClaim | undefined = claimed.get(money)): string {
  const text = formatMoney(money, locale);
  return claim ? mark(text, { money, claim }) : text;
}

/** A date in a text about money, and what it claims. */
export const sayDate = (at: number, locale: string, claim: DateClaim, timeZone?: string): string =>
  mark(formatDate(at, locale, timeZone), { at, claim });

/** An amount in parts, so that its figure can be set large; the mark is around the whole. */
export function sayMoneyParts(money: Money, locale: string): Intl.NumberFormatPart[] {
  const parts = moneyParts(money, locale);
  const claim = claimed.get(money);
  const [before = '', after = ''] = claim ? mark('|', { money, claim }).split('|') : [];
  const literal = (value: string): Intl.NumberFormatPart[] => (value ? [{ type: 'literal', value }] : []);
  return [...literal(before), ...parts, ...literal(after)];
}
