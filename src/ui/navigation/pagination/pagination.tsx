import { useId, type MouseEvent, type ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { heldBack } from '../../feedback/said/held-back.js';
import { Icon } from '../../icon/icon.js';
import { chevronDown, chevronLeft, chevronRight } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { pageList } from './page-list.js';
import {
  arrow,
  box,
  gap,
  item as itemClass,
  list,
  nav,
  page as pageClass,
  picker,
  row,
  select,
  size as sizeClass,
  summary as summaryClass,
} from './pagination.css.js';
import { paginationWords } from './words.js';

export interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are, at least 1. */
  pages: number;
  /** There are more, and nobody knows how many: no last page is offered. */
  open?: boolean | undefined;
  onPage: (page: number) => void;
  /** Makes the pages links, so that one can be opened beside this one; `onPage` is called all the same. */
  hrefOf?: ((page: number) => string) | undefined;
  /** How many entries a page holds, of `pageSizes`. */
  pageSize?: number | undefined;
  pageSizes?: readonly number[] | undefined;
  onPageSize?: ((size: number) => void) | undefined;
  /** What the pages are of, for a screen reader. */
  label?: string | undefined;
  /** What is shown of the whole, in the place of `Page 1 of 4`. */
  summary?: string | undefined;
}

/** The way through pages of entries. In a narrow place: back, where one is, and on. */
export function Pagination({
  page,
  pages,
  open = false,
  onPage,
  hrefOf,
  pageSize,
  pageSizes,
  onPageSize,
  label,
  summary,
}: PaginationProps) {
  const words = useWords(paginationWords);
  const locale = useLocale();
  const id = useId();
  const number = (value: number) => formatNumber(value, locale);
  const turn = (to: number, name: string, inside: ReactNode) => (
    <Turn to={to} current={page} pages={pages} name={name} onPage={onPage} hrefOf={hrefOf}>
      {inside}
    </Turn>
  );
  return (
    <div className={box} part="pagination">
      <div className={row}>
        {pageSize !== undefined && pageSizes && (
          <span className={sizeClass}>
            <label htmlFor={id}>{words.perPage}</label>
            <span className={picker}>
              <select
                id={id}
                className={select}
                part="control"
                value={pageSize}
                onChange={event => onPageSize?.(Number(event.target.value))}
              >
                {pageSizes.map(size => (
                  <option key={size} value={size}>
                    {number(size)}
                  </option>
                ))}
              </select>
              <span className={arrow}>
                <Icon shape={chevronDown} size="xs" />
              </span>
            </span>
          </span>
        )}
        <span className={summaryClass} role="status">
          <span ref={heldBack}>{summary ?? words.pageOf(number(page), number(pages))}</span>
        </span>
        <nav aria-label={label ?? words.label} className={nav}>
          <ul className={list} role="list">
            <li className={itemClass} data-end="previous">
              {turn(page - 1, words.previous, <Icon shape={chevronLeft} />)}
            </li>
            {/* without an end that is known, it ends in the gap */}
            {pageList(page, open ? page + 10 : pages)
              .slice(0, open ? -1 : undefined)
              .map(entry => (
                <li key={entry} className={itemClass} data-page="">
                  {typeof entry === 'number' ? (
                    turn(entry, words.page(number(entry)), number(entry))
                  ) : (
                    <span className={gap} aria-hidden="true">
                      …
                    </span>
                  )}
                </li>
              ))}
            <li className={itemClass} data-end="next">
              {turn(page + 1, words.next, <Icon shape={chevronRight} />)}
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

interface TurnProps extends Pick<PaginationProps, 'pages' | 'onPage' | 'hrefOf'> {
  to: number;
  current: number;
  name: string;
  children: ReactNode;
}

function Turn({ to, current, pages, name, onPage, hrefOf, children }: TurnProps) {
  const beyond = to < 1 || to > pages;
  const shared = {
    className: pageClass,
    part: 'page',
    'aria-label': name,
    'aria-current': to === current ? ('page' as const) : undefined,
    // Not the disabled attribute: at the last page the button that led there would drop the focus.
    'aria-disabled': beyond || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (beyond || to === current) event.preventDefault();
      else onPage(to);
    },
  };
  return hrefOf ? (
    <a
      href={beyond ? undefined : hrefOf(to)}
      role={beyond ? 'link' : undefined}
      tabIndex={beyond ? 0 : undefined}
      {...shared}
    >
      {children}
    </a>
  ) : (
    <button type="button" {...shared}>
      {children}
    </button>
  );
}
