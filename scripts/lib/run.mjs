import { spawn } from 'node:child_process';
import { freemem } from 'node:os';
import { stripVTControlCharacters as plain } from 'node:util';
import { root } from './paths.mjs';

const running = new Set();

// A signal to a run stops all of it; when nothing runs, the caller handles the signals.
const stopAll = signal => {
  for (const child of running) child.kill(signal);
  process.exit(1);
};
const begin = child => {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
  running.add(child);
};
const finish = child => {
  running.delete(child);
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stopAll);
};

const gibibyte = 2 ** 30;

/**
 * For programs written in Go, such as the compiler and the linter: where there is memory for all that they make, they need
 * not look for what is over, which is a quarter of their work.
 */
const withoutCollecting = () => (freemem() > 12 * gibibyte ? { GOGC: 'off', GOMEMLIMIT: '6GiB' } : {});

/**
 * Runs a program, in the checkout if nothing else is said, and waits for its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string }} [options] `show` prints while it runs
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(command, args, { env = {}, show = false, cwd = root } = {}) {
  const began = performance.now();
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...withoutCollecting(),
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    begin(child);
    const parts = [];
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', part => {
        parts.push(part);
        if (show) out.write(part);
      });
    }
    const end = code => {
      finish(child);
      resolve({
        code: code ?? 1,
        output: plain(Buffer.concat(parts).toString()),
        seconds: (performance.now() - began) / 1000,
      });
    };
    child.on('error', error => {
      parts.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.on('close', end);
  });
}

/**
 * Runs tasks, at most so many at a time, each when the tasks it names in `after` are done.
 * @template {{ name: string, after?: readonly string[] }} Task
 * @param {readonly Task[]} tasks
 * @param {number} atOnce
 * @param {(task: Task) => Promise<void>} work
 */
export async function inOrder(tasks, atOnce, work) {
  const names = new Set(tasks.map(task => task.name));
  const done = new Set();
  const waiting = new Set(tasks);
  const going = new Set();
  while (waiting.size > 0 || going.size > 0) {
    for (const task of waiting) {
      if (going.size >= atOnce) break;
      if ((task.after ?? []).some(name => names.has(name) && !done.has(name))) continue;
      waiting.delete(task);
      const one = work(task).finally(() => {
        done.add(task.name);
        going.delete(one);
      });
      going.add(one);
    }
    if (going.size === 0)
      throw new Error(`Tasks wait for each other: ${[...waiting].map(task => task.name).join(', ')}`);
    await Promise.race(going);
  }
}
