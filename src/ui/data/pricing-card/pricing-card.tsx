import { useId, type ReactNode } from 'react';
import type { Money } from '../../../core/money.js';
import { Button, type ButtonProps, type ButtonType } from '../../actions/button/button.js';
import { Price } from '../price/price.js';
import { StatusPill } from '../status-pill/status-pill.js';
import { cx } from '../../style/cx.js';
import {
  action as actionClass,
  banner as bannerClass,
  bannerTones,
  benefits as benefitsClass,
  card,
  footer as footerClass,
  frame,
  inside,
  name as nameClass,
  priceRow,
  subtext,
  subtitle as subtitleClass,
} from './pricing-card.css.js';
import { Benefits } from './benefits.js';

export type CardBannerTone = keyof typeof bannerTones;

export interface PricingCardAction extends Pick<ButtonProps, 'onClick' | 'href' | 'disabled' | 'loading'> {
  label: ReactNode;
  /** `start` on an emphasized card, secondary on the others, unless said. */
  type?: ButtonType | undefined;
  /** What the button is called when several cards have the same words on it. */
  name?: string | undefined;
}

export interface PricingCardProps {
  name: string;
  subtitle?: ReactNode;
  /** A strip over the card. */
  banner?: { text: string; tone: CardBannerTone } | undefined;
  /** A pill over the price: `Save $60`. */
  savings?: string | undefined;
  price: Money;
  /** What the price is paid for, in words: `month`. */
  frequency?: string | undefined;
  /** Nothing is owed at first, and for how long: `for 12 months`. */
  freeFor?: string | undefined;
  /** The price before a discount. */
  before?: Money | undefined;
  priceSubtext?: ReactNode;
  benefits: readonly string[];
  /** What the list is called for a screen reader; the name without it. */
  benefitsLabel?: string | undefined;
  /** `undefined` for a card without a button. */
  action?: PricingCardAction | undefined;
  /** Below the button. An empty one keeps its row, so that buttons of neighbours stand on one line. */
  footer?: ReactNode;
  showFooter?: boolean | undefined;
  /** Dark and 10 px taller: 700 px instead of 690 (spec s.9). */
  emphasized?: boolean | undefined;
  /** As tall as what it says: for cards that include the same, which is listed once below them. */
  compact?: boolean | undefined;
}

/** One offer: what it is, what it costs, what it holds, and the button to take it. */
export function PricingCard({
  name,
  subtitle,
  banner,
  savings,
  price,
  frequency,
  freeFor,
  before,
  priceSubtext,
  benefits,
  benefitsLabel,
  action,
  footer,
  showFooter = true,
  emphasized = false,
  compact,
}: PricingCardProps) {
  const nameId = useId();
  const { label, name: spoken, ...button } = action ?? {};
  return (
    <article
      className={frame}
      data-emphasized={emphasized ? '' : undefined}
      data-compact={compact ? '' : undefined}
      aria-labelledby={nameId}
      part={emphasized ? 'card card-emphasized' : 'card'}
    >
      <div className={card}>
        <p className={cx(bannerClass, banner && bannerTones[banner.tone])} part="card-banner">
          {banner?.text}
        </p>
        <div className={inside}>
          <h3 className={nameClass} id={nameId}>
            {name}
          </h3>
          <p className={subtitleClass}>{subtitle}</p>
          <div className={priceRow}>
            <Price
              value={price}
              before={before}
              frequency={frequency}
              freeFor={freeFor}
              beside={savings && <StatusPill tone="success">{savings}</StatusPill>}
            />
          </div>
          <p className={subtext}>{priceSubtext}</p>
          {benefits.length > 0 && <Benefits texts={benefits} label={benefitsLabel ?? name} className={benefitsClass} />}
          {action && (
            <div className={actionClass}>
              <Button
                {...button}
                full
                size="lg"
                type={action.type ?? (emphasized ? 'start' : 'secondary')}
                part="card-button"
                label={spoken}
              >
                {label}
              </Button>
            </div>
          )}
          {showFooter && footer !== undefined && <p className={footerClass}>{footer}</p>}
        </div>
      </div>
    </article>
  );
}
