import type { ReactNode } from 'react';
import { sayMoney, sayMoneyParts } from '../../../core/figures.js';
import type { Money } from '../../../core/money.js';
import { useLocale, useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { above, currency, figure, frequency as frequencyClass, now, price } from './price.css.js';
import { priceWords } from './words.js';

export interface PriceProps {
  value: Money;
  /** What it is paid for, in words: `month`, `two years`. */
  frequency?: string | undefined;
  /** Nothing is owed at first, and for how long, in words: `for 12 months`. Shown in the place of the amount, which comes after. */
  freeFor?: string | undefined;
  /** The price before a discount, shown struck through. */
  before?: Money | undefined;
  /** Beside the price before: what is saved. */
  beside?: ReactNode;
  /** `xl` the number of a screen, `lg` of a card, `md` of a panel. */
  size?: 'md' | 'lg' | 'xl' | undefined;
}

// Longer amounts than `$1,234.50` have no room in a card 280 px wide at their full size.
const LONG = 9;
const smaller = { md: 'md', lg: 'md', xl: 'lg' } as const;

/** An amount set large, its currency and frequency small. */
export function Price({ value, frequency, freeFor, before, beside, size = 'lg' }: PriceProps) {
  const locale = useLocale();
  const words = useWords(priceWords);
  const text = freeFor === undefined ? sayMoney(value, locale) : words.free;
  const unit = freeFor ?? (frequency && `/ ${frequency}`);
  return (
    <span className={price} data-size={text.length > LONG ? smaller[size] : size} part="price">
      {(before || beside) && (
        <span className={above}>
          {before && (
            <span>
              <span className={unseen}>{words.was} </span>
              <s>{sayMoney(before, locale)}</s>
            </span>
          )}
          {beside}
        </span>
      )}
      <span className={unseen}>
        {' '}
        {text}
        {freeFor === undefined ? frequency && ` ${words.per} ${frequency}` : ` ${freeFor}`}
      </span>
      <span className={now} aria-hidden="true">
        <span className={figure}>
          {freeFor === undefined
            ? sayMoneyParts(value, locale).map((part, index) => (
                <span
                  key={index}
                  className={part.type === 'currency' || part.type === 'literal' ? currency : undefined}
                >
                  {part.value}
                </span>
              ))
            : text}
        </span>
        {unit && <span className={frequencyClass}>{unit}</span>}
      </span>
    </span>
  );
}
