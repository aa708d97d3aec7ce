import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.js';

export { openDb, type OpenDb } from './open-db.js';
export { scryptNative } from './scrypt.js';
export { startSandbox, type RunningSandbox, type StartOptions } from './start.js';

const here = fileURLToPath(import.meta.url);

/** `node dist/sandbox/node.js` runs a sandbox; importing the file only offers it. */
if (process.argv[1] && realpathSync(process.argv[1]) === here) {
  try {
    await main(dirname(dirname(here)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
