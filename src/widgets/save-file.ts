/** Milliseconds for which a file stays readable: a browser that asks where to store it reads it afterwards. */
const KEPT = 60_000;

/** What tells a spreadsheet that a text is UTF-8; without it Excel takes `é` for two letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a file to the person, for their own disk. It was fetched before: no token is in an address. */
export function saveBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

const csvBlob = (csv: string): Blob => new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' });

/** Hands a table (RFC 4180) to the person. */
export const saveCsv = (fileName: string, csv: string): void => saveBlob(fileName, csvBlob(csv));

export interface FetchedFile {
  fileName: string;
  contentType: string;
  encoding: 'text' | 'base64';
  content: string;
}

/** What is in a file of any kind, as the server made it. */
export const blobOf = ({ contentType, encoding, content }: Omit<FetchedFile, 'fileName'>): Blob =>
  contentType.startsWith('text/csv')
    ? csvBlob(content)
    : new Blob([encoding === 'text' ? content : Uint8Array.from(atob(content), sign => sign.charCodeAt(0))], {
        type: contentType,
      });

/** The same with a file of any kind. */
export const saveFile = (file: FetchedFile): void => saveBlob(file.fileName, blobOf(file));
