import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { affix, affixed } from '../field/affixed.css.js';
import { Field, type FieldTexts } from '../field/field.js';
import { useAnchored } from '../../hooks/use-anchored.js';
import { Icon } from '../../icon/icon.js';
import { search } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { numberFormat } from '../../../core/numbers.js';
import { input } from '../search-field/search-field.css.js';
import { unseen } from '../../style/unseen.css.js';
import { popup } from './combobox.css.js';
import type { ComboboxOption } from './match.js';
import { next } from './next.js';
import { optionId, SuggestionList, type Suggestions } from './suggestion-list.js';
import { comboboxWords } from './words.js';

export type { ComboboxOption } from './match.js';
export type { Suggestions } from './suggestion-list.js';

export interface ComboboxProps extends FieldTexts {
  /** What is written. It need not be one of the suggestions, and is never changed but by a choice. */
  value: string;
  onChange: (value: string) => void;
  /** The suggestions for what is written, as they come: `filterOptions` finds them in a list that is at hand. */
  suggestions: Suggestions;
  /** One was chosen; `onChange` has been called with its label. */
  onChoose: (option: ComboboxOption) => void;
  /** Asks again after the suggestions did not come. */
  onRetry?: (() => void) | undefined;
  name: string;
  placeholder?: string | undefined;
  /** What to say, and do, when nothing is found. */
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
}

/** Text with suggestions: to find one of many by a part of its name. */
export function Combobox({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  suggestions,
  onChoose,
  onRetry,
  name,
  placeholder,
  emptyText,
  disabled,
}: ComboboxProps) {
  const words = useWords(comboboxWords);
  const locale = useLocale();
  const listId = useId();
  const own = useId();
  const control = id ?? own;
  const box = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [activeValue, setActiveValue] = useState<string>();
  const options = typeof suggestions === 'string' ? [] : suggestions;
  const open = asked && !disabled && (typeof suggestions === 'string' || suggestions.length > 0 || value.trim() !== '');
  const active = open ? options.find(option => option.value === activeValue) : undefined;
  const activeId = active && optionId(listId, active);
  useAnchored({ open, anchor: box, popover: list, sameWidth: true });
  useEffect(() => {
    if (activeId === undefined) return;
    const tree = list.current?.getRootNode();
    if (tree instanceof ShadowRoot || tree instanceof Document)
      tree.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = (shown: boolean) => {
    setAsked(shown);
    setActiveValue(undefined);
  };
  const choose = (option: ComboboxOption) => {
    show(false);
    onChange(option.label);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    if (key === 'Escape' && open) {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    } else if (key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      setActiveValue(undefined);
    } else {
      const to = next(key, open ? options : [], active);
      if (to === undefined && !(key.startsWith('Arrow') && !open)) return;
      event.preventDefault();
      setAsked(true);
      setActiveValue((to ?? next(key, options, undefined))?.value);
    }
  };
  const leave = (event: FocusEvent) => {
    // To the button that asks again, and back, is not away.
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) show(false);
  };
  const news = (): string => {
    if (!open) return '';
    if (suggestions === 'loading') return words.loading;
    if (suggestions === 'failed') return words.failed;
    return options.length === 0
      ? (emptyText ?? words.empty(value.trim()))
      : words.count(options.length, numberFormat(locale).format(options.length));
  };
  const listed = open && options.length > 0;
  return (
    <Field label={label} required={required} helper={helper} warning={warning} error={error} id={control}>
      {wiring => (
        <span onBlur={leave}>
          <span ref={box} className={affixed} part="control">
            <span className={affix}>
              <Icon shape={search} />
            </span>
            <input
              {...wiring}
              className={input}
              type="text"
              role="combobox"
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? listId : undefined}
              aria-activedescendant={activeId}
              value={value}
              onKeyDown={onKeyDown}
              onClick={() => setAsked(true)}
              onChange={event => {
                onChange(event.target.value);
                show(true);
              }}
            />
          </span>
          <div
            ref={list}
            className={popup}
            popover="manual"
            part="suggestions"
            role="presentation"
            onMouseDown={event => event.preventDefault()}
          >
            {open && (
              <SuggestionList
                id={listId}
                labelledBy={`${control}-label`}
                typed={value}
                suggestions={suggestions}
                active={active}
                onChoose={choose}
                onRetry={onRetry}
                emptyText={emptyText}
              />
            )}
          </div>
          <span className={unseen} role="status">
            {news()}
          </span>
        </span>
      )}
    </Field>
  );
}
