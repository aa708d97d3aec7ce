import { useEffect, useRef, type ChangeEvent } from 'react';
import { box, input, mark } from '../../forms/checkbox/checkbox.css.js';
import { Icon } from '../../icon/icon.js';
import { check, minus } from '../../icon/shapes.js';
import { cx } from '../../style/cx.js';
import { middle, tickTarget } from './tick-box.css.js';

export interface TickBoxProps {
  /** What it selects, for a screen reader: its row or its page is beside it, without a word. */
  label: string;
  checked: boolean;
  /** Some are selected and some are not. */
  some?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox without words, for a column of them; the whole cell is its target. */
export function TickBox({ label, checked, some = false, disabled, onChange }: TickBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // no attribute says so
    if (ref.current) ref.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <label className={tickTarget}>
      <span className={cx(box, middle)}>
        <input
          ref={ref}
          className={input}
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
        />
        <span className={mark}>
          <Icon shape={some && !checked ? minus : check} size="xs" />
        </span>
      </span>
    </label>
  );
}
