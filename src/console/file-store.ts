import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { kept, type Kept, type Store } from './kept.js';

/** Remembers in a file that only its owner reads: a secret is in it. Whole or not at all, whenever the power goes. */
export function fileStore(path: string, first: Kept): Store {
  let has: Kept = existsSync(path) ? v.parse(kept, JSON.parse(readFileSync(path, 'utf8'))) : first;
  return {
    read: () => has,
    write(next) {
      has = next;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(next, null, 2), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
