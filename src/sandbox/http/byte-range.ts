/** The first and the last byte of a part, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a `Range` header asks of a file of so many bytes (RFC 9110, section 14): `undefined` for the whole of it, `none`
 * where nothing of it is asked for. Several parts at once, other units and what cannot be read get the whole, as the
 * RFC allows: players ask for one part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // without a beginning, the last so many bytes
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'none' : { first, last };
}
