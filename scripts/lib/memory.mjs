import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const needed = 4 * 2 ** 30;

/**
 * A folder whose files are kept in memory, if there is room in it for what a whole run of tests writes. They make databases
 * by the dozen and empty them over and over, and on a disk that costs more than the work in them.
 */
export function folderInMemory() {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > needed ? memory : undefined;
}
