import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memorySnapshot } from '../db/memory-db.js';
import { migrationTexts } from '../db/migrate.js';

/**
 * The path of a migrated, empty PGlite as a tar file in this folder, made when there is none for this schema. Making one
 * takes seconds and loading it half a second, so tests and the handbook share one.
 */
export async function storedSnapshot(folder: string): Promise<string> {
  const name = createHash('sha256').update(migrationTexts.join('\n')).digest('hex').slice(0, 16);
  const file = join(folder, `pglite-${name}.tar`);
  if (existsSync(file)) return file;
  const snapshot = await memorySnapshot();
  await mkdir(folder, { recursive: true });
  // written aside and renamed: another process must never read half of it
  const aside = join(folder, `pglite-${name}.${process.pid}.tmp`);
  await writeFile(aside, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(aside, file);
  return file;
}
