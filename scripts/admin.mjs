import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dataFolder } from './lib/data-folder.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';

// Makes the first administrator, and keys, in the database that the server runs on.
requireNode();
ensureInstalled();
await ensureBuilt({ only: ['node'] });

const data = () => {
  try {
    return dataFolder(process.env);
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
};
const { status } = spawnSync(
  process.execPath,
  [join(root, 'dist/sandbox/node.js'), 'admin', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, ECHELON_DATA: data() },
  },
);
process.exit(status ?? 1);
