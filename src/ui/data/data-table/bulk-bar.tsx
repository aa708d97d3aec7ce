import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { BulkLine } from './bulk-line.js';
import { dataTableWords } from './words.js';

interface BulkBarProps {
  count: number;
  /** Selects every row that there is, when the page is not all of them. */
  everything: { count: number; select: () => void } | undefined;
  onClear: () => void;
  children: ReactNode;
}

/** How many rows are selected and what can be done with them; said as it changes. */
export function BulkBar({ count, everything, onClear, children }: BulkBarProps) {
  const words = useWords(dataTableWords);
  const locale = useLocale();
  const said = count > 0 ? words.selected(count, formatNumber(count, locale)) : '';
  return (
    <>
      <span className={unseen} role="status">
        {said}
      </span>
      {count > 0 && (
        <BulkLine label={words.bulk} text={said}>
          {everything && (
            <Button type="ghost" size="sm" onClick={everything.select}>
              {words.selectAll(formatNumber(everything.count, locale))}
            </Button>
          )}
          {children}
          <Button type="ghost" size="sm" onClick={onClear}>
            {words.clearSelection}
          </Button>
        </BulkLine>
      )}
    </>
  );
}
