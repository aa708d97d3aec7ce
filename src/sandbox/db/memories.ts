import type { Db } from './db.js';

/** How much is remembered, and since when, unix seconds of the machine's clock; null where nobody noted it. */
export interface MemorySize {
  entries: number;
  since: number | null;
}

/** Something that this process remembers (docs/decisions/0017-what-processes-remember.md). */
export interface NamedMemory {
  key: string;
  /** Read from the database, and forgotten by every process when the stamp changes. */
  isStamped: boolean;
  look: (db: Db) => Promise<MemorySize>;
  /** In this process alone. */
  forget: (db: Db) => void;
}

const named = new Map<string, NamedMemory>();

/** Makes a memory known to administrators. Called once for each, where it is made. */
export function nameMemory(memory: NamedMemory): void {
  named.set(memory.key, memory);
}

/** What this process remembers, by key. */
export const namedMemories = (): NamedMemory[] =>
  [...named.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
