import { snapshotUrl } from 'virtual:database-snapshot';
import { createSandbox, loadWorld, openMemoryDb, type WorldName } from '../../src/sandbox/index.js';
import { scryptInJavaScript, type Scrypt } from '../../src/sandbox/access/passwords.js';

/** At the lowest cost: a password keeps nobody out here, and one hashed as it should be holds a page up for a second. */
const scrypt: Scrypt = (password, salt, cost) => scryptInJavaScript(password, salt, { ...cost, N: 16, r: 8, p: 1 });

/** The database that was made when the handbook was built. */
async function storedSnapshot(): Promise<Blob> {
  const response = await fetch(snapshotUrl);
  if (!response.ok) throw new Error(`The handbook's database did not come: ${response.status} for ${snapshotUrl}.`);
  return new Blob([await response.arrayBuffer()], { type: 'application/gzip' });
}

async function open() {
  const { db } = await openMemoryDb(await storedSnapshot());
  return { db, sandbox: createSandbox({ db, host: { scrypt } }) };
}

let opened: ReturnType<typeof open> | undefined;

/** The page's one back end, in this state. A database takes seconds to open and a tenth of one to seed, so it is kept. */
export async function sandboxIn(world: WorldName) {
  opened ??= open();
  const { db, sandbox } = await opened;
  await loadWorld(db, world, scrypt);
  return sandbox;
}
