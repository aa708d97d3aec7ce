import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../../core/contract/schemas/account.js';
import { CardBrand, isCardBrand } from '../../../ui/identity/card-brand/card-brand.js';
import { error } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { StatusPill } from '../../../ui/data/status-pill/status-pill.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import { isExpired } from './lines.js';
import { cardRow, digits, heading, muted, surface } from './view.css.js';

export interface CardOnFileProps {
  method: PaymentMethod | null;
  /** Unix seconds. */
  now: number;
  /** Another person pays. */
  isNeeded: boolean;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Brand, last four digits and expiry: all that is kept of a card. */
export function CardOnFile({ method, now, isNeeded, action }: CardOnFileProps) {
  const copy = useWords(words);
  return (
    <section className={surface} part="payment" aria-label={copy.card}>
      <h3 className={heading}>{copy.card}</h3>
      <CardLine method={method} now={now} isNeeded={isNeeded} />
      {action}
    </section>
  );
}

/** The same without a frame: on a card that says more. */
export function CardLine({ method, now, isNeeded }: Omit<CardOnFileProps, 'action'>) {
  const copy = useWords(words);
  if (!method) return <p className={muted}>{isNeeded ? copy.noCard : copy.noCardNeeded}</p>;
  return (
    <div className={cardRow}>
      {isCardBrand(method.brand) ? <CardBrand brand={method.brand} /> : <span>{copy.unknownBrand}</span>}
      <div>
        <p className={digits}>
          <span className={unseen}>{copy.cardSpoken(method.last4)}</span>
          <span aria-hidden="true">{copy.cardDigits(method.last4)}</span>
        </p>
        <p className={muted}>{copy.expires(method.expirationMonth, method.expirationYear)}</p>
      </div>
      {isExpired(method, now) && (
        <StatusPill tone="critical" icon={error}>
          {copy.expired}
        </StatusPill>
      )}
    </div>
  );
}
