import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Every file at or under a path of the checkout, sorted. */
export function filesUnder(path) {
  const full = join(root, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .flatMap(entry => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort((a, b) => (a < b ? -1 : 1));
}

const contents = new Map();
const read = path => {
  const known = contents.get(path);
  if (known) return known;
  const hash = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest();
  contents.set(path, hash);
  return hash;
};

/** One hash over names and contents; the same files give the same hash on every machine. */
export function hashOf(paths, keep = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).filter(keep)) hash.update(file).update('\0').update(read(file));
  return hash.digest('hex').slice(0, 24);
}
