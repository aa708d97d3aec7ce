import { spawnSync } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';

// Makes the first administrator, and keys, in the database that the server runs on.
requireNode();
ensureInstalled();
await ensureBuilt({ only: ['node'] });

const { ECHELON_DATA = '.data' } = process.env;
const { status } = spawnSync(
  process.execPath,
  [join(root, 'dist/sandbox/node.js'), 'admin', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, ECHELON_DATA: isAbsolute(ECHELON_DATA) ? ECHELON_DATA : join(root, ECHELON_DATA) },
  },
);
process.exit(status ?? 1);
