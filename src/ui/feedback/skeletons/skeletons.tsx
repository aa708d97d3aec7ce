import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '../skeleton/skeleton.js';
import { Coming } from '../coming/coming.js';
import { card, cardTexts, disc, field, item, line, picture, sheet, stack } from './skeletons.css.js';

interface WaitingProps {
  /** What is being waited for; without it 'Loading'. */
  label?: string | undefined;
}

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

const widths: readonly NonNullable<SkeletonProps['width']>[] = ['long', 'medium', 'full', 'medium'];

const width = (index: number) => widths[index % widths.length];

function Waiting({ label, className, children }: WaitingProps & { className: string; children: ReactNode }) {
  return (
    <Coming label={label}>
      <div className={className} part="skeletons" aria-hidden="true">
        {children}
      </div>
    </Coming>
  );
}

/** A content card that is on its way. */
export function CardSkeleton({ label }: WaitingProps) {
  return (
    <Waiting label={label} className={card}>
      <div className={picture} />
      <div className={cardTexts}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="medium" />
      </div>
    </Waiting>
  );
}

/** A table whose columns are not known either; a `DataTable` shows its own columns while it loads. */
export function TableSkeleton({
  label,
  columns = 4,
  rows = 5,
}: WaitingProps & { columns?: number | undefined; rows?: number | undefined }) {
  return (
    <Waiting label={label} className={sheet}>
      {times(rows + 1, row => (
        <div key={row} className={line}>
          {times(columns, column => (
            <Skeleton key={column} width={row === 0 ? 'medium' : width(row + column)} />
          ))}
        </div>
      ))}
    </Waiting>
  );
}

/** Fields and the button below them. */
export function FormSkeleton({ label, fields = 3 }: WaitingProps & { fields?: number | undefined }) {
  return (
    <Waiting label={label} className={stack}>
      {times(fields, index => (
        <div key={index} className={field}>
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </div>
      ))}
      <Skeleton shape="control" width="short" />
    </Waiting>
  );
}

/** Things one below the other, each with a mark and two lines. */
export function ListSkeleton({ label, items = 3 }: WaitingProps & { items?: number | undefined }) {
  return (
    <Waiting label={label} className={sheet}>
      <div>
        {times(items, index => (
          <div key={index} className={item}>
            <span className={disc} />
            <span>
              <Skeleton width={width(index)} />
              <Skeleton width="medium" />
            </span>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
