/** @typedef {{ engine: string, titles: readonly string[], status: string, reason?: string, errors: readonly string[] }} Result */

const marks = { expected: '+', skipped: '-' };
const markOf = status => marks[status] ?? 'X';

/**
 * Promise × widget × engine: a row for each promise, a column for each widget, in it a mark for each engine.
 * @param {readonly Result[]} results
 * @param {readonly string[]} engines
 */
export function tableOf(results, engines) {
  const placed = results.map(result => {
    const [file = '', ...titles] = result.titles;
    const tag = titles.find(title => title.startsWith('echelon-')) ?? '';
    return { ...result, tag, promise: titles.filter(title => title !== tag).join(': '), file };
  });
  const tags = [...new Set(placed.map(({ tag }) => tag))].sort((a, b) => Number(b === '') - Number(a === ''));
  const rows = new Map(placed.map(({ promise }) => [promise, placed.filter(result => result.promise === promise)]));
  const cell = (row, tag) => {
    const here = row.filter(result => result.tag === tag);
    return here.length === 0
      ? ''
      : engines
          .map(
            engine =>
              here
                .filter(result => result.engine === engine)
                .map(({ status }) => markOf(status))
                .join('') || ' ',
          )
          .join('');
  };
  const width = Math.max(engines.length, 2) + 1;
  const head = tags.map((tag, at) => (tag === '' ? 'page' : String(at)).padStart(width)).join('');
  const lines = [...rows].map(
    ([promise, row]) => `${tags.map(tag => cell(row, tag).padStart(width)).join('')}  ${promise}`,
  );
  const legend = tags.map((tag, at) => (tag === '' ? undefined : `${String(at).padStart(4)} ${tag}`)).filter(Boolean);
  const resultsWith = (status, of) => placed.filter(result => markOf(result.status) === status).map(of);
  const skipped = [
    ...new Set(
      resultsWith('-', ({ engine, promise, reason }) => `  ${engine}: ${promise}: ${reason ?? 'NO REASON GIVEN'}`),
    ),
  ];
  const failed = resultsWith(
    'X',
    ({ engine, tag, promise, errors }) =>
      `  ${engine}: ${tag} ${promise}\n${errors.join('\n').trimEnd().replaceAll(/^/gm, '      ')}`,
  );
  return [
    `\nIn each cell ${engines.join(', ')}: + passed, X failed, - skipped.\n`,
    ...legend,
    `\n${head}  promise`,
    ...lines,
    ...(skipped.length > 0 ? ['\nSkipped:', ...skipped] : []),
    ...(failed.length > 0 ? ['\nFailed:', ...failed] : []),
    '',
  ].join('\n');
}
