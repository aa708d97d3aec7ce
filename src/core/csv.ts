/** A value that a spreadsheet would take for a formula gets a quote in front, which shows it as the text it is. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]/.test(harmless) || harmless !== text ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as comma-separated values, a line each, with CRLF as the format has it. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('');

/** The name of a column whatever its case, with spaces or dashes: "Serial number" is `serial_number`. */
export const columnOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
