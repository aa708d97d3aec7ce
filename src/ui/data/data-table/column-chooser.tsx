import { useId, useRef, useState } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.js';
import { useAnchored } from '../../hooks/use-anchored.js';
import { Icon } from '../../icon/icon.js';
import { columns as columnsIcon } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { chooser, chooserButton, chooserNote } from './column-chooser.css.js';
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
  const shown = columns.filter(column => !hidden.includes(column.id));
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
        {columns.map(column => {
          const isLast = shown.length === 1 && shown[0] === column;
          return (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!hidden.includes(column.id)}
              disabled={isLast || column.hideable === false}
              onChange={checked => onChange(checked ? hidden.filter(one => one !== column.id) : [...hidden, column.id])}
            />
          );
        })}
        <p className={chooserNote} role="status">
          {shown.length === 1 ? words.lastColumn : ''}
        </p>
      </div>
    </>
  );
}
