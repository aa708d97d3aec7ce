import { useId, useRef, type ReactNode } from 'react';
import type { Money } from '../../../core/money.js';
import { Button, type ButtonProps, type ButtonType } from '../../actions/button/button.js';
import { useOverflows } from '../../hooks/use-overflows.js';
import { Icon } from '../../icon/icon.js';
import { check } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { Price } from '../price/price.js';
import { StatusPill } from '../status-pill/status-pill.js';
import { cx } from '../../style/cx.js';
import {
  action as actionClass,
  banner as bannerClass,
  bannerTones,
  benefit,
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
import { pricingCardWords } from './words.js';

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
  /** What the list is called for a screen reader. */
  benefitsLabel?: string | undefined;
  /** `undefined` for a card without a button. */
  action?: PricingCardAction | undefined;
  /** Below the button. An empty one keeps its row, so that buttons of neighbours stand on one line. */
  footer?: ReactNode;
  showFooter?: boolean | undefined;
  /** Dark and 10 px taller: 700 px instead of 690 (spec s.9). */
  emphasized?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
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
  headingLevel = 3,
}: PricingCardProps) {
  const words = useWords(pricingCardWords);
  const nameId = useId();
  const list = useRef<HTMLUListElement>(null);
  // A card out of sight is not laid out, and must be reachable all the same.
  const overflows = useOverflows(list, true);
  const Heading = `h${headingLevel}` as const;
  const { label, name: spoken, ...button } = action ?? {};
  return (
    <article
      className={frame}
      data-emphasized={emphasized ? '' : undefined}
      aria-labelledby={nameId}
      part={emphasized ? 'card card-emphasized' : 'card'}
    >
      <div className={card}>
        <p className={cx(bannerClass, banner && bannerTones[banner.tone])} part="card-banner">
          {banner?.text}
        </p>
        <div className={inside}>
          <Heading className={nameClass} id={nameId}>
            {name}
          </Heading>
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
          {benefits.length > 0 && (
            <ul
              ref={list}
              className={benefitsClass}
              role="list"
              part="benefits"
              aria-label={benefitsLabel ?? words.benefits}
              tabIndex={overflows ? 0 : undefined}
              data-more={overflows ? '' : undefined}
            >
              {benefits.map((text, index) => (
                <li key={index} className={benefit}>
                  <Icon shape={check} size="xs" />
                  {text}
                </li>
              ))}
            </ul>
          )}
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
