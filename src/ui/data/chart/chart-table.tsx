import { useRef } from 'react';
import { useScrollable } from './use-scrollable.js';
import { unseen } from '../../style/unseen.css.js';
import { columnHead, table, tableBox, tableCell } from './chart.css.js';

/** The figures of a chart, written out. The first column says what each row is about. */
export interface ChartFigures {
  /** What the rows are, where the chart's title does not say it. */
  caption?: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table behind a chart: always there for a screen reader, visible on request. */
export function ChartTable({ caption, figures, shown }: { caption: string; figures: ChartFigures; shown: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrollable(box);
  return (
    <div
      ref={box}
      className={shown ? tableBox : unseen}
      part={shown ? 'chart-table' : undefined}
      {...(shown && scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className={table}>
        <caption className={unseen}>{caption}</caption>
        <thead>
          <tr>
            {figures.columns.map(column => (
              <th key={column} className={columnHead} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map(([first, ...rest], index) => (
            <tr key={index}>
              <th className={tableCell} scope="row">
                {first}
              </th>
              {rest.map((value, column) => (
                <td key={column} className={tableCell}>
                  <bdi>{value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
