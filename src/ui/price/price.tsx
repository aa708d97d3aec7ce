import type { ReactNode } from 'react';
import { formatMoney, moneyParts, type Money } from '../../core/money.js';
import { unseen } from '../style/unseen.css.js';
import { above, amount, currency, figure, frequency as frequencyClass, now, price } from './price.css.js';

export interface PriceProps {
  value: Money;
  /** What it is paid for, in words: `month`, `two years`. */
  frequency?: string | undefined;
  /** The price before a discount, shown struck through. */
  before?: Money | undefined;
  /** Beside the price before: what is saved. */
  beside?: ReactNode;
  locale?: string | undefined;
  /** `lg` the number of a card, `md` the number of a panel. */
  size?: 'md' | 'lg' | undefined;
  /** Said before the struck-through price. */
  wasLabel?: string | undefined;
  /** Said between the price and its frequency. */
  perLabel?: string | undefined;
}

/** An amount set large, its currency and frequency small. */
export function Price({ value, frequency, before, beside, locale, size = 'lg', wasLabel = 'was', perLabel = 'per' }: PriceProps) {
  return (
    <span className={price} data-size={size} part="price">
      {(before || beside) && (
        <span className={above}>
          {before && <span><span className={unseen}>{wasLabel} </span><s>{formatMoney(before, locale)}</s></span>}
          {beside}
        </span>
      )}
      <span className={unseen}> {formatMoney(value, locale)}{frequency && ` ${perLabel} ${frequency}`}</span>
      <span className={now} aria-hidden="true">
        <span className={amount}>
          {moneyParts(value, locale).map((part, index) => (
            <span key={index} className={part.type === 'currency' || part.type === 'literal' ? currency : figure}>{part.value}</span>
          ))}
        </span>
        {frequency && <span className={frequencyClass}>/ {frequency}</span>}
      </span>
    </span>
  );
}
