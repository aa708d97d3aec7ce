import type { TableColumn } from './columns.js';

export interface ColumnChoice {
  id: string;
  header: string;
  /** Whether it may be hidden at all. */
  hideable: boolean;
  isShown: boolean;
  /** It is the only one that is shown, so it stays. */
  isLast: boolean;
  /** What is hidden once this column is hidden, or shown again. */
  next: readonly string[];
}

/** What can be done about each column; one is always shown. `hidden` may name columns that are not there. */
export function columnChoices<Row>(
  columns: readonly TableColumn<Row>[],
  hidden: readonly string[],
): readonly ColumnChoice[] {
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  return columns.map(({ id, header, hideable = true }) => {
    const isShown = !hidden.includes(id);
    return {
      id,
      header,
      hideable,
      isShown,
      isLast: isShown && shown.length === 1,
      next: isShown ? [...hidden, id] : hidden.filter(one => one !== id),
    };
  });
}
