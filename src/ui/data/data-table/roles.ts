/** What the elements are anyway, said again: laid out as a list of cards, some browsers no longer take a table for one. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
} as const;
