import type { ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../language/language.js';
import { Pagination } from '../../navigation/pagination/pagination.js';
import { foot } from './table-foot.css.js';
import { dataTableWords } from './words.js';

/** What a piece that turns pages has to know. Pages are counted from 0. */
export interface TablePaging {
  index: number;
  pages: number;
  size: number;
  /** Rows on all pages together. */
  total: number;
  /** The same in words. */
  counted: string;
  /** There are more, which nobody counted. */
  open: boolean;
  setIndex: (index: number) => void;
  setSize: (size: number) => void;
}

interface TableFootProps extends TablePaging {
  /** What turns pages in the place of the plain pages. */
  footer: ((paging: TablePaging) => ReactNode) | undefined;
  compact: boolean;
}

/** Which rows these are, and the way to the others. */
export function TableFoot({ footer, compact, ...paging }: TableFootProps) {
  const words = useWords(dataTableWords);
  const locale = useLocale();
  const { index, pages, size, total, counted, open, setIndex } = paging;
  if (!footer && pages < 2) return null;
  const count = (value: number) => formatNumber(value, locale);
  return (
    <div className={foot} data-compact={compact ? '' : undefined} part="table-footer">
      {footer ? (
        footer(paging)
      ) : (
        <Pagination
          page={index + 1}
          pages={pages}
          open={open}
          onPage={page => setIndex(page - 1)}
          label={words.pages}
          summary={words.page(count(index * size + 1), count(Math.min(total, (index + 1) * size)), counted)}
        />
      )}
    </div>
  );
}
