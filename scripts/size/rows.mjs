/** The rows that `size` prints, and the files that stand in one of them. */
export function newRows() {
  const rows = [];
  const counted = new Set();
  /** A row of its own; `files` are those that its number counts. */
  const measure = (row, actual, { detail = '', files = [] } = {}) => {
    for (const file of files) counted.add(file);
    rows.push({ ...row, what: detail ? `${row.what}: ${detail}` : row.what, actual });
  };
  /** One row for many things of a kind, each within the budget when the largest is. */
  const largest = (row, things) => {
    if (things.length === 0) throw new Error(`There is nothing to weigh for "${row.what}".`);
    const [first, ...rest] = things.toSorted((a, b) => b.actual - a.actual);
    measure(row, first.actual, {
      detail: `${first.name}${rest.length > 0 ? `, the largest of ${things.length}` : ''}`,
      files: things.flatMap(({ files }) => [...files]),
    });
  };
  return { measure, largest, rows, isCounted: file => counted.has(file) };
}

/** Prints them, those that are over their budget once more at the end, and answers whether all are in budget. */
export function printed(all) {
  const width = Math.max(...all.map(({ what }) => what.length));
  console.log(`${''.padEnd(width)}   actual   budget      aim`);
  for (const { what, actual, budget, aim } of all) {
    const verdict = actual <= aim ? 'ok, aim met' : actual <= budget ? 'ok' : 'TOO MUCH';
    console.log(
      `${what.padEnd(width)} ${String(actual).padStart(8)} ${String(budget).padStart(8)} ${String(aim).padStart(8)}  ${verdict}`,
    );
  }
  const over = all.filter(({ actual, budget }) => actual > budget);
  if (over.length > 0) console.log('\nOver their budget:');
  for (const { what, actual, budget } of over)
    console.log(`  ${what}: ${actual}, ${actual - budget} more than ${budget}`);
  return over.length === 0;
}

/** A file without the hash and the folders of its name. */
export const nameOf = file =>
  file
    .replace(/^.*\//, '')
    .replace(/-[\w-]{8}\.(?:js|css)$|-[\w-]{7}\.js$/, '')
    .replace(/\.(?:js|css)$/, '');

/** Widgets that somebody works with all day, by the name of their folder. */
export const isOfDesk = name =>
  /-(?:manager|list|editor)$/.test(name) &&
  !['family-manager', 'subscription-manager', 'profile-editor'].includes(name);
