import { createSandbox, loadWorld, openMemoryDb, type WorldName } from '../../src/sandbox/index.js';
import { scryptInJavaScript, type Scrypt } from '../../src/sandbox/security/passwords.js';
import { storedSnapshot } from './stored-snapshot.js';

/** A password is hashed by the same salt over and over here; once is enough. */
const hashes = new Map<string, Promise<Uint8Array>>();

const scrypt: Scrypt = (password, salt, cost) => {
  const name = [password, salt, cost.N, cost.r, cost.p].join(' ');
  const hash = hashes.get(name) ?? scryptInJavaScript(password, salt, cost);
  hashes.set(name, hash);
  return hash;
};

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
