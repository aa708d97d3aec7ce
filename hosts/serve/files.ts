import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file as it goes over the wire. */
export interface ServedFile {
  body: Uint8Array<ArrayBuffer>;
  /** The same in brotli; absent where it would gain nothing. */
  brotli?: Uint8Array<ArrayBuffer>;
  type: string;
  isText: boolean;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isCompressible = (type: string): boolean => /^text\/|json|svg/.test(type);

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses what gains by it. */
export function served(body: Uint8Array, type: string): ServedFile {
  const isText = isCompressible(type);
  const file = { body: new Uint8Array(body), type, isText };
  return isText && body.length > 600 ? { ...file, brotli: new Uint8Array(brotliCompressSync(body, fast)) } : file;
}

/**
 * Reads files of one folder and nothing outside it; each file once for as long as it does not change.
 * Texts go through `rewrite` first.
 */
export function folderOf(
  folder: string,
  rewrite: (text: string) => string,
): (path: string) => Promise<ServedFile | undefined> {
  const known = new Map<string, { changed: number; file: ServedFile }>();
  return async path => {
    const full = normalize(join(folder, path));
    if (!full.startsWith(folder + sep) || !existsSync(full)) return undefined;
    const { mtimeMs, isFile } = await stat(full).then(info => ({ mtimeMs: info.mtimeMs, isFile: info.isFile() }));
    if (!isFile) return undefined;
    const cached = known.get(full);
    if (cached?.changed === mtimeMs) return cached.file;
    const type = types[extname(full)] ?? 'application/octet-stream';
    const bytes = await readFile(full);
    const file = served(isCompressible(type) ? new TextEncoder().encode(rewrite(bytes.toString('utf8'))) : bytes, type);
    known.set(full, { changed: mtimeMs, file });
    return file;
  };
}
