import { useId, useRef, useState } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.js';
import { useAnchored } from '../../hooks/use-anchored.js';
import { Icon } from '../../icon/icon.js';
import { columns as columnsIcon } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { chooser, chooserButton, chooserNote } from './column-chooser.css.js';
import { columnChoices } from './column-choices.js';
import type { TableColumn } from './columns.js';
import { dataTableWords } from './words.js';

interface ColumnChooserProps<Row> {
  columns: readonly TableColumn<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Which columns are shown; one always is. */
export function ColumnChooser<Row>({ columns, hidden, onChange }: ColumnChooserProps<Row>) {
  const words = useWords(dataTableWords);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useAnchored({ open, anchor, popover, align: 'end', onDismiss: () => setOpen(false) });
  const choices = columnChoices(columns, hidden);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={chooserButton}
        part="table-columns"
        popoverTarget={id}
        aria-expanded={open}
        // The target makes a press on the button no press outside; showing is left to the state, or the two would undo each other.
        onClick={event => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Icon shape={columnsIcon} size="xs" />
        {words.columns}
      </button>
      <div ref={popover} className={chooser} id={id} popover="auto" role="group" aria-label={words.columnsShown}>
        {choices.map(({ id: column, header, hideable, isShown, isLast, next }) => (
          <Checkbox
            key={column}
            label={header}
            checked={isShown}
            disabled={isLast || !hideable}
            onChange={() => onChange(next)}
          />
        ))}
        <p className={chooserNote} role="status">
          {choices.some(({ isLast }) => isLast) ? words.lastColumn : ''}
        </p>
      </div>
    </>
  );
}
