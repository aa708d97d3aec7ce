import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { close } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { bar, chip, chips, clear, field, item, value, words as wordsClass } from './filter-chips.css.js';
import { filterChipsWords } from './words.js';

export interface FilterChip {
  id: string;
  /** What is filtered by: `Status`. */
  field: string;
  /** What it must be: `Active`. */
  value: string;
}

export interface FilterChipsProps {
  filters: readonly FilterChip[];
  onRemove: (id: string) => void;
  /** Takes all of them away. Without it there is no "Clear all". */
  onClear?: (() => void) | undefined;
  /** The control that adds a filter: a menu, a select. It comes first, so that it keeps its place. */
  add?: ReactNode;
  /** What the list is called for a screen reader. */
  label?: string | undefined;
}

/** The active filters; a press removes one, and the focus stays among them. */
export function FilterChips({ filters, onRemove, onClear, add, label }: FilterChipsProps) {
  const words = useWords(filterChipsWords);
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [next, setNext] = useState<number>();
  useEffect(() => {
    if (next === undefined) return;
    // The pressed chip is gone: the one that took its place, else the one before, else any other button here.
    const left = box.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    const target =
      left[Math.min(next, left.length - 1)] ??
      box.current?.querySelector<HTMLElement>('button, select, input, a[href]') ??
      box.current;
    target?.focus();
    setNext(undefined);
  }, [next, filters]);
  return (
    <div ref={box} className={bar} part="filters" tabIndex={-1}>
      {add}
      {filters.length > 0 && (
        <ul className={chips} role="list" aria-label={label ?? words.label}>
          {filters.map((filter, index) => {
            const read = words.filter(filter.field, filter.value);
            return (
              <li key={filter.id} className={item}>
                <button
                  type="button"
                  className={chip}
                  part="filter"
                  data-chip=""
                  aria-label={words.remove(read)}
                  onClick={() => {
                    onRemove(filter.id);
                    setSaid(words.removed(read));
                    setNext(index);
                  }}
                >
                  <span className={wordsClass}>
                    <span className={field}>{filter.field}:</span> <span className={value}>{filter.value}</span>
                  </span>
                  <Icon shape={close} size="xs" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {onClear && filters.length > 1 && (
        <button
          type="button"
          className={clear}
          part="filters-clear"
          onClick={() => {
            onClear();
            setSaid(words.cleared);
            setNext(0);
          }}
        >
          {words.clearAll}
        </button>
      )}
      <span className={unseen} role="status">
        {said}
      </span>
    </div>
  );
}
