/** The middle one of some values. */
export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The value below which that part of sorted ones lies. */
export const at = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Columns as wide as what is in them: the first to the left, the others to the right. */
export function table(head, lines) {
  const rows = [head, ...lines].map(cells => cells.map(String));
  const widths = head.map((_, column) => Math.max(...rows.map(cells => cells[column].length)));
  return rows
    .map(cells =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
