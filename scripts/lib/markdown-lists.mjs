/** Cells as a table of Markdown. */
export const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`),
  ].join('\n');

export const code = text => `\`${text}\``;

/** Where a list stands in a document: two comments, the first of which names the script that writes what is between. */
export const placeOf = (name, script) =>
  new RegExp(`(<!-- ${name}: written by ${script} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);

/** A document with its lists, by name, as they are now. */
export const withLists = (document, text, lists, script) =>
  Object.entries(lists).reduce((before, [name, list]) => {
    const place = placeOf(name, script);
    if (!place.test(before)) throw new Error(`${document} has no place for the ${name}.`);
    return before.replace(place, (_, start, end) => `${start}\n${list}\n\n${end}`);
  }, text);
