import { useImperativeHandle, useId, useRef, type KeyboardEvent, type Ref } from 'react';
import { affix, affixed } from '../field/affixed.css.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { Icon } from '../../icon/icon.js';
import { close, search } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { unseen } from '../../style/unseen.css.js';
import { box, clearPlace, dense as denseClass, input } from './search-field.css.js';
import { searchFieldWords } from './words.js';

export interface SearchFieldProps {
  value: string;
  /** With every letter, for a list that narrows as one types. */
  onChange: (value: string) => void;
  /** With the Enter key, for a search that costs a call; with nothing when it is cleared. */
  onSearch?: ((value: string) => void) | undefined;
  /** What is searched, for screen readers: 'Search members'. Without it 'Search'. */
  label?: string | undefined;
  /** Say what can be searched for: 'Name, email or serial number'. */
  placeholder?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** 36 px high, beside the tools of a table. */
  dense?: boolean | undefined;
  /** Id of the list that it narrows. */
  controls?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Words to look for. A landmark of its own, but no form, so that it can be in one. */
export function SearchField({
  value,
  onChange,
  onSearch,
  label,
  placeholder,
  name = 'search',
  id,
  dense,
  controls,
  ref,
}: SearchFieldProps) {
  const words = useWords(searchFieldWords);
  const own = useId();
  const control = id ?? own;
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, []);
  const clear = () => {
    onChange('');
    onSearch?.('');
    element.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter and the Escape of an input method choose or drop a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(event.currentTarget.value);
    }
    if (event.key === 'Escape' && value !== '') {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  return (
    <div
      className={box}
      role="search"
      part="search"
      data-dense={dense ? '' : undefined}
      aria-label={label ?? words.label}
    >
      <label className={unseen} htmlFor={control}>
        {label ?? words.label}
      </label>
      <span className={cx(affixed, dense && denseClass)} part="control">
        <span className={affix}>
          <Icon shape={search} size="sm" />
        </span>
        <input
          ref={element}
          className={input}
          id={control}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-controls={controls}
          placeholder={placeholder}
          value={value}
          onChange={event => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <span className={clearPlace}>
            <IconButton
              shape={close}
              label={words.clear}
              size={dense ? '2xs' : 'sm'}
              controls={control}
              onClick={clear}
            />
          </span>
        )}
      </span>
    </div>
  );
}
