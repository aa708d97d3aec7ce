import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Below node_modules, so that what is built finds its packages. */
const outDir = path('node_modules/.cache/echelon/sandbox-process');

let built: Promise<unknown> | undefined;

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
  built ??= build({ configFile: path('vite/node.config.ts'), logLevel: 'silent', build: { outDir } });
  await built;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [`${outDir}/sandbox/node.js`], { env: { ...inherited, PORT: '0', ECHELON_WORLD: 'fresh', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
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
