import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { openHeaders } from '../http/security-headers.js';
import { readBelow } from './assets.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Packed {
  type: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

async function pack({ type, body }: { type: string; body: string }): Promise<Packed> {
  const plain = new TextEncoder().encode(body);
  const br = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: new Uint8Array(br),
    gzip: new Uint8Array(await zip(plain, { level: 9 })),
  };
}

/** Chunks carry a hash of their content in their names; the entry does not. */
const cacheOf = (path: string) =>
  path.includes('/chunks/') ? 'public, max-age=31536000, immutable' : 'public, no-cache';

/** `/cdn/…`: the built library, as a content network would serve it to any page. */
export function cdnRoutes(folder: string): Hono {
  // good compression is slow, and the same content always compresses to the same bytes
  const packed = new Map<string, Promise<Packed>>();

  return new Hono().get('/*', async c => {
    const path = c.req.path.replace(/^\/cdn\//, '/');
    const asset = await readBelow(folder, path);
    if (!asset) return c.text('There is no such file. Has the library been built?', 404, openHeaders);
    const known = packed.get(asset.body) ?? pack(asset);
    packed.set(asset.body, known);
    const file = await known;
    const headers = {
      ...openHeaders,
      'content-type': file.type,
      'cache-control': cacheOf(path),
      'timing-allow-origin': '*',
      etag: file.etag,
      vary: 'accept-encoding',
    };
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
    const accepted = c.req.header('accept-encoding') ?? '';
    if (/\bbr\b/.test(accepted)) return c.body(file.br, 200, { ...headers, 'content-encoding': 'br' });
    if (/\bgzip\b/.test(accepted)) return c.body(file.gzip, 200, { ...headers, 'content-encoding': 'gzip' });
    return c.body(file.plain, 200, headers);
  });
}
