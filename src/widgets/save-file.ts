/** Milliseconds for which a file stays readable: a browser that asks where to store it reads it afterwards. */
const KEPT = 60_000;

/** What tells a spreadsheet that a text is UTF-8; without it Excel takes `é` for two letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a table (RFC 4180) to the person, as a file for their own disk. It was fetched before: no token is in an address. */
export function saveCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
