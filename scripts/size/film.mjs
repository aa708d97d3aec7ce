import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytes } from '../budgets.mjs';
import { root } from '../lib/paths.mjs';

/** The film that a page plays of any class: its bytes as they are, since nothing compresses a film further. */
export function film({ measure, files }) {
  const own = files.filter(file => file.startsWith('sandbox/clips/'));
  measure(
    bytes.film,
    own.reduce((sum, file) => sum + readFileSync(join(root, 'dist', file)).length, 0),
    { files: own },
  );
}
