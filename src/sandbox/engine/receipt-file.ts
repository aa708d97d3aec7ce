import { Refusal } from '../handler.js';

/** 10 MB, as the contract promises. */
const LIMIT = 10 * 1024 * 1024;

/** Kinds of file by their first bytes: a name or a declared type says nothing. */
const kinds: readonly (readonly [type: string, start: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The name without folders and control characters, of a length that fits on a page. */
const safeName = (name: string): string => name.replace(/^.*[/\\]/, '').replaceAll(/\p{Cc}/gu, '').slice(-120) || 'receipt';

/** The uploaded file, once it is small enough and is what it may be. */
export async function readReceipt(file: Blob): Promise<{ fileName: string; fileType: string; size: number; content: Uint8Array }> {
  if (file.size > LIMIT) throw new Refusal('fileTooLarge', 413, 'The file is larger than 10 MB.', { limit: LIMIT });
  const content = new Uint8Array(await file.arrayBuffer());
  const fileType = kinds.find(([, start]) => start.every((byte, at) => content[at] === byte))?.[0];
  if (!fileType) throw new Refusal('fileTypeRefused', 415, 'Only PDF, JPEG and PNG files can be read.');
  return { fileName: safeName(file instanceof File ? file.name : ''), fileType, size: file.size, content };
}
