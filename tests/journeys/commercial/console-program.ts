import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import type { World } from '../../support/world.js';

const program = fileURLToPath(new URL('../../../scripts/console.mjs', import.meta.url));

/** The program of a machine's console, as `npm run console` starts it: what it says, and its keys. */
export class ConsoleProgram {
  readonly #state = mkdtempSync(join(tmpdir(), 'echelon-console-'));
  readonly #process: ChildProcessWithoutNullStreams;
  #said = '';

  constructor(world: World, serialNumber: string, more: readonly string[] = []) {
    const who = ['--serial', serialNumber, '--model', 'ex-9s-pro'];
    const where = ['--url', world.origins.sandbox, '--state', this.#state];
    this.#process = spawn(process.execPath, [program, ...who, ...where, ...more]);
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream.on('data', part => (this.#said += String(part)));
  }

  /** One of its keys, with Enter. */
  press(key: 's' | 'n' | 'p' | 'x'): void {
    this.#process.stdin.write(`${key}\n`);
  }

  /** Waits until it has said this; answers what it was. */
  async says(what: RegExp): Promise<string> {
    let [found] = what.exec(this.#said) ?? [];
    await expect
      .poll(() => {
        [found] = what.exec(this.#said) ?? [];
        return found === undefined ? this.#said : what.source;
      }, `The console says ${what.source}.`)
      .toBe(what.source);
    return found ?? '';
  }

  /** Nothing that it has said so far counts any more. */
  forget(): void {
    this.#said = '';
  }

  async end(): Promise<void> {
    const { exitCode } = this.#process;
    if (exitCode === null) {
      const ended = new Promise(resolve => this.#process.once('exit', resolve));
      this.#process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#state, { recursive: true, force: true });
  }
}
