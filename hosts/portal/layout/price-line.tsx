import { usePriceFrom } from '@echelon/membership';
import { Skeleton } from '@echelon/membership/ui';
import './arena.css';

export interface PriceLineProps {
  /** `From {price} a month`. */
  text: string;
  /** Beside it, as true without a price. */
  children?: string;
}

/** What a month costs at least, its figure set large; left out where it is not known. */
export function PriceLine({ text, children }: PriceLineProps) {
  const from = usePriceFrom();
  if (from.is === 'loading')
    return (
      <div className="price-line" aria-busy="true">
        <Skeleton shape="figure" width="medium" />
      </div>
    );
  const [before, after] = text.split('{price}');
  return (
    <p className="price-line">
      {from.is === 'known' && (
        <span>
          {before}
          <bdi className="price-figure">{from.price}</bdi>
          {after}
        </span>
      )}{' '}
      {children && <span className="price-beside">{children}</span>}
    </p>
  );
}
