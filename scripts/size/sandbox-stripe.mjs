import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytes } from '../budgets.mjs';
import { brotli } from '../lib/graph.mjs';
import { root } from '../lib/paths.mjs';

/** What stands in for the card provider where there is only the sandbox: its script in the page, its fields in frames. */
export function sandboxStripe({ measure, files }) {
  const own = files.filter(file => file.startsWith('sandbox/stripe/'));
  measure(
    bytes.sandboxStripe,
    own.reduce((sum, file) => sum + brotli(readFileSync(join(root, 'dist', file))), 0),
    { files: own },
  );
}
