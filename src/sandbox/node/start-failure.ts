import type { Settings } from './settings.js';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const portTaken = ({ port }: Settings) =>
  `PORT is "${port}", which another program has: write another port, or 0 for any free one.`;
const notHere = ({ host }: Settings) =>
  `HOST is "${host}", which is no address of this machine: write one that is, such as 127.0.0.1, or 0.0.0.0 for every one.`;
const portForbidden = ({ port }: Settings) =>
  `PORT is "${port}", which this user may not listen on: write one above 1023.`;

const listening: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: portTaken,
  EADDRNOTAVAIL: notHere,
  EACCES: portForbidden,
};

/** What a folder answers that cannot hold data: a file in its way, nobody's right to write, a disk that is only read or full. */
const unusable: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOSPC']);

const isListening = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen';

/** What a server answers that lets nobody in, or what is said where there is none; the secret is not repeated. */
const isRefusal = (code: string): boolean => /^(?:E[A-Z]+|28...|3D000|08...)$/.test(code);

/**
 * Says in one sentence which setting has the form of one and is of no use here, and what to write; undefined for what no
 * setting is to blame for.
 */
export function startFailure(error: unknown, settings: Settings): string | undefined {
  const code = codeOf(error);
  if (isListening(error)) return listening[code]?.(settings);
  if (settings.databaseUrl !== undefined && isRefusal(code))
    return `DATABASE_URL is something else (not shown here) than a database that lets us in (${code}): write the address of a PostgreSQL server that runs, with a user, a password and a database of it.`;
  if (settings.dataDir !== undefined && unusable.has(code))
    return `ECHELON_DATA is ${JSON.stringify(settings.dataDir)}, where nothing can be written (${code}): write the path of a folder of this user's.`;
  return undefined;
}
