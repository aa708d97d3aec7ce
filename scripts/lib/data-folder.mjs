import { readFileSync } from 'node:fs';

/** Whether a running process holds this data folder; the sandbox writes its process number there. */
export function isInUse(folder) {
  try {
    process.kill(Number(readFileSync(`${folder}/echelon.lock`, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
