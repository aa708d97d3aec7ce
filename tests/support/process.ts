import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/**
 * Builds the sandbox from its sources into a folder named by what came out, so that test files that
 * run at the same time never write what another one runs. Below node_modules, where packages are found.
 */
async function buildSandbox(): Promise<string> {
  const result = await build({ configFile: path('vite/node.config.ts'), logLevel: 'silent', build: { write: false } });
  if (!('output' in result)) throw new Error('The build of the sandbox gave no files.');
  const files = result.output.map((file) => ({ name: file.fileName, text: file.type === 'chunk' ? file.code : file.source }));
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(name).update(text);
  const folder = path(`node_modules/.cache/echelon/sandbox-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  for (const { name, text } of files) {
    await mkdir(dirname(`${aside}/${name}`), { recursive: true });
    await writeFile(`${aside}/${name}`, text);
  }
  // somebody else may have been faster, with the same files
  await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
  return folder;
}

let built: Promise<string> | undefined;

/** The folder of the built sandbox, made once. */
export const builtSandbox = (): Promise<string> => (built ??= buildSandbox());

/** A sandbox in a process of its own: it can be killed. */
export interface SandboxProcess {
  url: string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Builds the sandbox once from its sources, and starts it on a free port. */
export async function startProcess(env: Record<string, string>): Promise<SandboxProcess> {
  const folder = await builtSandbox();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [`${folder}/sandbox/node.js`], { env: { ...inherited, PORT: '0', ECHELON_WORLD: 'fresh', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaint = '';
  child.stderr.on('data', (part) => (complaint += String(part)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part) => {
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
  };
}
