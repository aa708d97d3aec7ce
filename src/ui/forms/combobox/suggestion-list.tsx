import { Button } from '../../actions/button/button.js';
import { useWords } from '../../language/language.js';
import { Spinner } from '../../feedback/spinner/spinner.js';
import { mark, message, note, option as optionClass, waiting } from './combobox.css.js';
import { matchOf, type ComboboxOption } from './match.js';
import { comboboxWords } from './words.js';

/** What is found so far: the options, or why there are none yet. */
export type Suggestions = readonly ComboboxOption[] | 'loading' | 'failed';

export interface SuggestionListProps {
  id: string;
  labelledBy: string;
  typed: string;
  suggestions: Suggestions;
  active: ComboboxOption | undefined;
  onChoose: (option: ComboboxOption) => void;
  onRetry: (() => void) | undefined;
  /** Instead of 'Nothing found for …'. */
  emptyText: string | undefined;
}

export const optionId = (list: string, { value }: ComboboxOption) => `${list}-${value}`;

/** The popover of a combobox: a list box, or one line that says why there is none. */
export function SuggestionList({
  id,
  labelledBy,
  typed,
  suggestions,
  active,
  onChoose,
  onRetry,
  emptyText,
}: SuggestionListProps) {
  const words = useWords(comboboxWords);
  if (suggestions === 'loading')
    return (
      <p className={message}>
        <span className={waiting}>
          <Spinner />
          {words.loading}
        </span>
      </p>
    );
  if (suggestions === 'failed')
    return (
      <p className={message}>
        {words.failed}
        {onRetry && (
          <Button size="sm" type="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </p>
    );
  if (suggestions.length === 0) return <p className={message}>{emptyText ?? words.empty(typed.trim())}</p>;
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-labelledby={labelledBy}>
      {suggestions.map(option => (
        // The keys are the text's, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={optionId(id, option)}
          className={optionClass}
          role="option"
          tabIndex={-1}
          part="option"
          aria-selected={option.value === active?.value}
          aria-disabled={option.disabled || undefined}
          onClick={() => {
            if (!option.disabled) onChoose(option);
          }}
        >
          <Marked text={option.label} typed={typed} />
          {option.note !== undefined && (
            <span className={note}>
              <Marked text={option.note} typed={typed} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const found = matchOf(text, typed);
  if (!found) return <span>{text}</span>;
  const [start, end] = found;
  return (
    <span>
      {text.slice(0, start)}
      <mark className={mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
