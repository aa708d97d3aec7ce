import { useEffect, useRef, useState } from 'react';
import type { Invoice, Purchase } from '../../../core/contract/schemas/purchase-history.js';
import { roles } from '../../../ui/data/data-table/roles.js';
import { useWords } from '../../../ui/language/language.js';
import { Pagination } from '../../../ui/navigation/pagination/pagination.js';
import { cx } from '../../../ui/style/cx.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { LazyView } from '../../element/lazy-view.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { words } from './copy.js';
import { Due } from './due.js';
import { Entry } from './entry.js';
import { owedIn, type Listed } from './model.js';
import { group, head, heading, list, table, year as yearClass } from './view.css.js';

const loadReceipt = () => import('./receipt-dialog.tsx?widget');

interface ListProps {
  screen: Listed;
  onTurn: (page: number) => void;
  onPay: () => void;
}

const idOf = (item: Purchase): string => (item.kind === 'invoice' ? item.invoice.id : item.order.id);

/** One after the other as they come, newest first; the year is the reader's, as the dates are. */
function byYear(items: readonly Purchase[]): [year: number, items: Purchase[]][] {
  const years = new Map<number, Purchase[]>();
  for (const item of items) {
    const year = new Date(item.at * 1000).getFullYear();
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years];
}

/** What waits for money first, then everything by year, each opening onto what it is made of. */
export function List({ screen: { items, page, pages, now, turning, refused }, onTurn, onPay }: ListProps) {
  const copy = useWords(words);
  const [printed, print] = useState<Invoice>();
  const owed = owedIn(items);
  const { columns } = copy;
  return (
    <>
      {owed && <Due invoice={owed} now={now} onPay={onPay} />}
      {refused && <TurnRefused refused={refused} onRetry={onTurn} />}
      <div className={list} part="list" aria-busy={turning !== undefined}>
        {/* Made again with each page: what was open there is not open here. The roles are said because, laid out in two
            lines, some browsers no longer take it for a table. */}
        <table key={page} {...roles.table} className={table} aria-label={copy.title}>
          <thead {...roles.group} className={head}>
            <tr {...roles.row}>
              {[columns.date, columns.what, columns.status].map(name => (
                <th key={name} {...roles.column} scope="col" className={heading}>
                  {name}
                </th>
              ))}
              <th {...roles.column} scope="col" className={heading} data-end="">
                {columns.amount}
              </th>
              <th {...roles.column} scope="col" className={heading}>
                <span className={unseen}>{columns.receipt}</span>
              </th>
            </tr>
          </thead>
          {byYear(items).map(([year, ofYear]) => (
            <tbody key={year} {...roles.group} className={group}>
              <tr {...roles.row} className={group}>
                <th {...roles.name} scope="rowgroup" colSpan={5} className={cx(group, yearClass)}>
                  {year}
                </th>
              </tr>
              {ofYear.map(item => (
                <Entry key={idOf(item)} item={item} onPay={onPay} onPrint={print} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {pages > 1 && <Pagination page={page} pages={pages} onPage={onTurn} label={copy.pages} />}
      {printed && (
        <LazyView load={loadReceipt} props={{ invoice: printed, onClose: () => print(undefined) }} waiting={null} />
      )}
    </>
  );
}

function TurnRefused({
  refused,
  onRetry,
}: {
  refused: NonNullable<Listed['refused']>;
  onRetry: (page: number) => void;
}) {
  const copy = useWords(words);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [refused]);
  return (
    <div ref={banner} tabIndex={-1}>
      <NotLoaded what={copy.page} why={refused} onRetry={() => onRetry(refused.page)} />
    </div>
  );
}
