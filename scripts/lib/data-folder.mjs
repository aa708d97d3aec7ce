import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { emptyOwn, ownFolder, whyNeverOwn } from './own-folder.mjs';
import { root } from './paths.mjs';

/** All that a server makes in its data folder. */
const holding = ['pglite', 'echelon.lock'];

/** A folder of an earlier version, which set no mark: it holds a database of PGlite and nothing that we did not make. */
const isEarlier = folder => names =>
  names.every(name => holding.includes(name)) && existsSync(join(folder, 'pglite', 'PG_VERSION'));

/**
 * The folder that ECHELON_DATA names, `.data` when it is empty or not set; throws for one that has something else to hold.
 * @param {NodeJS.ProcessEnv} env
 */
export function dataFolder({ ECHELON_DATA }) {
  const named = ECHELON_DATA?.trim() || '.data';
  const folder = isAbsolute(named) ? named : join(root, named);
  const never = named.startsWith('~') ? 'no path: the shell has not put your home in place of ~' : whyNeverOwn(folder);
  if (never)
    throw new Error(`ECHELON_DATA is "${named}", which is ${never}. Name a folder for the data alone, such as .data.`);
  return folder;
}

/** Whether a running process holds this data folder; the sandbox writes its process number there. */
function isInUse(folder) {
  try {
    process.kill(Number(readFileSync(`${folder}/echelon.lock`, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Makes the data folder, marked as ours where it is. */
export const makeDataFolder = folder => ownFolder(folder, { isOurs: isEarlier(folder) });

/**
 * Empties the data folder, if it is ours.
 * @returns {string} what was done, as a sentence
 */
export function emptyData(folder) {
  if (!existsSync(folder)) return `There was no data in ${folder}.`;
  if (isInUse(folder))
    throw new Error(
      `${folder} is in use by another process. Stop that first: what it holds in memory would be written back.`,
    );
  const emptied = emptyOwn(makeDataFolder(folder), { holding });
  return emptied ? `Removed the data in ${emptied}.` : `There was no data in ${folder}.`;
}
