import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'echelon.lock';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function holderOf(path: string): Promise<number | undefined> {
  try {
    const pid = Number(await readFile(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a data folder for this process; answers how to give it back. PGlite has no lock of its own: two
 * processes on one folder lose writes without any error. A lock whose process is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, FILE);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path)) return () => rm(path, { force: true });
    const pid = await holderOf(path);
    if (pid !== undefined && isRunning(pid)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${pid}. Two processes on one folder would lose data. ` +
          `Stop that process, or give this one another folder (ECHELON_DATA) or a PostgreSQL server (DATABASE_URL).`,
      );
    }
    // the process is gone; of several that find this out, one creates the new file and the others meet it
    await rm(path, { force: true });
  }
  throw new Error(
    `The data folder ${folder} could not be locked: its lock file changes hands all the time. Start again.`,
  );
}
