import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Builds the sandbox unless it is built: `npm test` has built it, and of files that run at the same time one builds. */
async function buildSandbox(): Promise<string> {
  await promisify(execFile)(process.execPath, [path('scripts/build.mjs'), '--only=node']);
  return path('dist');
}

let built: Promise<string> | undefined;

/** The folder of the built sandbox. */
export const builtSandbox = (): Promise<string> => (built ??= buildSandbox());

/** A sandbox in a process of its own: it can be killed. */
export interface SandboxProcess {
  url: string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** The code that it ends with; null where a signal ended it. */
  code: Promise<number | null>;
  /** The last that it printed. */
  printed(): string;
}

function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise(resolve => child.once('exit', resolve));
}

const cheapScrypt = ['--import', pathToFileURL(path('tests/support/cheap-scrypt-everywhere.mjs')).href];

/**
 * Builds the sandbox once from its sources, and starts it on a free port. Passwords are hashed at the lowest cost, as
 * hundreds of people sign in, unless `hashing` is `asShipped`.
 */
export async function startProcess(
  env: Record<string, string>,
  { hashing = 'cheap' }: { hashing?: 'cheap' | 'asShipped' } = {},
): Promise<SandboxProcess> {
  const folder = await builtSandbox();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const first = hashing === 'cheap' ? cheapScrypt : [];
  const child = spawn(process.execPath, [...first, `${folder}/sandbox/node.js`], {
    env: { ...inherited, PORT: '0', ECHELON_WORLD: 'fresh', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stderr.on('data', part => (complaint += String(part)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', part => {
      output = (output + String(part)).slice(-10_000);
      const listening = /"listening":"([^"]+)"/.exec(output)?.[1];
      if (listening) resolve(listening);
    });
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${complaint}`)));
  });
  return {
    url,
    async end(signal) {
      child.kill(signal);
      await ended(child);
    },
    code: ended(child),
    printed: () => output,
  };
}
