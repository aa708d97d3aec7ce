import type { ReactNode } from 'react';
import { figure, list, note, row, term, value } from './description-list.css.js';

export interface DescriptionRow {
  term: ReactNode;
  value: ReactNode;
  /** A small line below. */
  note?: ReactNode;
  /** The row that the others add up to. */
  total?: boolean | undefined;
  /** Reads left to right in every language: a card number, a code. Figures and money need no flag. */
  isolate?: boolean | undefined;
}

/** Terms and their values, money above all: figures are aligned under one another. */
export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <dl className={list} part="details">
      {rows.map((line, index) => (
        <div key={index} className={row} data-total={line.total ? '' : undefined}>
          <dt className={term}>{line.term}</dt>
          <dd className={value}>
            <span className={figure} dir={line.isolate ? 'ltr' : undefined}>
              {line.value}
            </span>
          </dd>
          {line.note && (
            <dd className={note}>
              <bdi>{line.note}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
