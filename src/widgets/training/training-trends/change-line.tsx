import { Icon } from '../../../ui/icon/icon.js';
import { arrowDown, arrowUp, minus } from '../../../ui/icon/shapes.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { Change } from './change.js';
import { words, type Copy } from './copy.js';
import { change as changeClass } from './view.css.js';

const arrows = { more: arrowUp, times: arrowUp, less: arrowDown, same: minus };

function textOf(change: Change, than: string, copy: Copy, locale: string): string {
  switch (change.is) {
    case 'same':
      return copy.same(than);
    case 'times':
      return copy.times(formatNumber(change.factor, locale), than);
    default:
      return copy[change.is](formatNumber(change.share, locale, { style: 'percent' }), than);
  }
}

/** How a figure has changed; nothing where there is nothing to compare it with. Neither way is good or bad by itself. */
export function ChangeLine({ change, than }: { change: Change | undefined; than: string }) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    change && (
      <p className={changeClass}>
        <Icon shape={arrows[change.is]} size="xs" />
        {textOf(change, than, copy, locale)}
      </p>
    )
  );
}
