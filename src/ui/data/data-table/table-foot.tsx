import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { formatNumber } from '../../../core/numbers.js';
import { chevronLeft, chevronRight } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { foot, pager } from './table-foot.css.js';
import { dataTableWords } from './words.js';

/** What a piece that turns pages has to know. Pages are counted from 0. */
export interface TablePaging {
  index: number;
  pages: number;
  size: number;
  /** Rows on all pages together. */
  total: number;
  setIndex: (index: number) => void;
  setSize: (size: number) => void;
}

interface TableFootProps extends TablePaging {
  /** What turns pages in the place of the two plain buttons. */
  footer: ((paging: TablePaging) => ReactNode) | undefined;
  compact: boolean;
}

/** Which rows these are, and the way to the others. */
export function TableFoot({ footer, compact, ...paging }: TableFootProps) {
  const words = useWords(dataTableWords);
  const locale = useLocale();
  if (footer)
    return (
      <div className={foot} part="table-footer">
        {footer(paging)}
      </div>
    );
  const { index, pages, size, total, setIndex } = paging;
  if (pages < 2) return null;
  const count = (value: number) => formatNumber(value, locale);
  const buttons = compact ? 'sm' : 'md';
  return (
    <div className={foot} part="table-footer">
      <span>{words.page(count(index * size + 1), count(Math.min(total, (index + 1) * size)), count(total))}</span>
      <nav className={pager} aria-label={words.pages}>
        <Button
          type="secondary"
          size={buttons}
          icon={chevronLeft}
          iconSize="xs"
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          {words.previous}
        </Button>
        <Button
          type="secondary"
          size={buttons}
          icon={chevronRight}
          iconSize="xs"
          iconPosition="end"
          disabled={index >= pages - 1}
          onClick={() => setIndex(index + 1)}
        >
          {words.next}
        </Button>
      </nav>
    </div>
  );
}
