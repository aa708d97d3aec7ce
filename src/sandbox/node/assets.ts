import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { FILM } from '../content/clip.js';
import type { Films } from '../http/film-answer.js';
import type { Asset } from '../http/static-files.js';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
};

async function read(path: string): Promise<Asset | undefined> {
  const type = types[extname(path)];
  if (!type) return undefined;
  try {
    return { type, body: await readFile(path, 'utf8') };
  } catch {
    return undefined;
  }
}

/** A file below the folder; undefined for anything else, however the path is spelled. */
export async function readBelow(folder: string, path: string): Promise<Asset | undefined> {
  const root = resolve(folder);
  const file = resolve(root, `.${sep}${path}`);
  return file.startsWith(root + sep) ? read(file) : undefined;
}

/** The built browser files of the card provider; missing ones are left out. */
export async function readStripeAssets(folder: string): Promise<Record<string, Asset>> {
  const found: Record<string, Asset> = {};
  for (const name of ['stripe.js', 'frame.js', 'challenge.js']) {
    const asset = await read(join(folder, name));
    if (asset) found[name] = asset;
  }
  return found;
}

/** The films of classes, from the folder that the build puts them in; a missing one is left out. */
export async function readFilms(folder: string): Promise<Films> {
  try {
    return new Map([[FILM, new Uint8Array(await readFile(join(folder, FILM)))]]);
  } catch {
    return new Map();
  }
}

const manifest = v.object({ version: v.string() });

/** The version of the package that the built library is in; `dev` where there is none. */
export async function readVersion(assets: string): Promise<string> {
  try {
    return v.parse(manifest, JSON.parse(await readFile(join(assets, '..', 'package.json'), 'utf8'))).version;
  } catch {
    return 'dev';
  }
}
