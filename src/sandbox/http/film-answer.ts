import type { Context } from 'hono';
import { byteRange } from './byte-range.js';
import type { Env } from './visit.js';

/** Films as they are kept, by their names below `/static/clips/`. */
export type Films = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * A film, or the part of it that is asked for: players seek by parts, and Safari plays nothing that has none. There is no
 * validator, so a part of what somebody had before (`If-Range`) is the whole of it again.
 */
export function filmAnswer(c: Context<Env>, film: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  const asked = c.req.method === 'GET' && !c.req.header('if-range') ? c.req.header('range') : undefined;
  const range = byteRange(asked, film.length);
  const all = { ...headers, 'content-type': 'video/mp4', 'accept-ranges': 'bytes' };
  if (range === 'none') return c.body(null, 416, { ...all, 'content-range': `bytes */${film.length}` });
  if (!range) return c.body(film, 200, { ...all, 'content-length': `${film.length}` });
  const part = film.slice(range.first, range.last + 1);
  return c.body(part, 206, {
    ...all,
    'content-range': `bytes ${range.first}-${range.last}/${film.length}`,
    'content-length': `${part.length}`,
  });
}
