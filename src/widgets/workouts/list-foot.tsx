import { useEffect, useRef } from 'react';
import { formatNumber } from '../../core/numbers.js';
import { Button } from '../../ui/actions/button/button.js';
import { heldBack } from '../../ui/feedback/said/held-back.js';
import { useLocale } from '../../ui/language/language.js';
import { foot } from './list-foot.css.js';

interface ListFootProps {
  shown: number;
  total: number;
  waiting?: boolean;
  texts: {
    /** The button. */
    more: string;
    /** How many of how many, both as the language writes them. */
    shown: (shown: string, total: string) => string;
  };
  /** A line above it, where the list has none of its own. */
  ruled?: boolean;
  onMore: () => void;
}

/** Below a list: how many of all there are, and the way to more. */
export function ListFoot({ shown, total, waiting, texts, ruled, onMore }: ListFootProps) {
  const locale = useLocale();
  const count = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  const isAll = shown >= total;

  // with the last page the button goes, and the focus would with it
  useEffect(() => {
    if (isAll && wasPressed.current) count.current?.focus();
    wasPressed.current = false;
  }, [isAll, shown]);

  return (
    <div className={foot} data-ruled={ruled ? '' : undefined}>
      {!isAll && (
        <Button
          type="secondary"
          loading={waiting}
          onClick={() => {
            wasPressed.current = true;
            onMore();
          }}
        >
          {texts.more}
        </Button>
      )}
      <span ref={count} role="status" tabIndex={-1}>
        <span ref={heldBack}>{texts.shown(formatNumber(shown, locale), formatNumber(total, locale))}</span>
      </span>
    </div>
  );
}
