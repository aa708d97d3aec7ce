/** The text of a file that was chosen, or why it has none: it holds no text, or the browser cannot read it any more. */
export type FileText = { is: 'text'; text: string } | { is: 'refused'; problem: 'notText' | 'unreadable' };

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, at) => bytes[at] === byte);

function decoded(bytes: Uint8Array): string {
  // what Excel calls "Unicode text"
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // what Excel writes as "CSV" on a Windows of the West
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a file of any of the encodings in which spreadsheets write one. */
export async function textOf(file: Blob): Promise<FileText> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { is: 'refused', problem: 'unreadable' };
  }
  const text = decoded(bytes);
  // a workbook, a picture: no text has a zero in it
  return text.includes('\0') ? { is: 'refused', problem: 'notText' } : { is: 'text', text };
}
