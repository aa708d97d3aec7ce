export { createSandbox, type Sandbox, type SandboxOptions } from './app.js';
export type { Db } from './db/db.js';
export { migrate } from './db/migrate.js';
export { inProcessFetch } from './in-process.js';
export { memorySnapshot, openMemoryDb, type MemoryDb } from './db/memory-db.js';
export { ensureWorld, isWorldName, loadWorld, worldNames, type WorldName } from './world/load.js';
export { commercialLogins, everyLogin, logins } from './world/logins.js';
export type { Connection } from './http/visit.js';
