/** Marks of an encoding at the beginning of a text, and what a `<` looks like in one that has no mark. */
const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

/** The encoding that XML names in its first line; undefined for none, and for one that nobody knows. */
function namedIn(bytes: Uint8Array): string | undefined {
  const head = String.fromCodePoint(...bytes.subarray(0, 200));
  const [, name] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head) ?? [];
  try {
    return name && new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** Bytes of a text file as its text: by its mark, by what its first line says, else as UTF-8. */
export function textOfFile(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  return new TextDecoder(marked ?? namedIn(bytes) ?? 'utf-8').decode(bytes);
}
