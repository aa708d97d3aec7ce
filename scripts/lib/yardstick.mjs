import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/*
 * How fast the machine is while a run goes on. Machines are shared: with the same code, a run took 12 minutes one day and 25
 * the next, and the processor's own count of its time doubled with it. So a piece of work that never changes is measured
 * beside the run, and the run is judged by the time of a machine on which that work takes `USUAL_SECONDS`.
 */

/**
 * Processor time of the work where a whole run takes twelve minutes. Reckoned, not measured there: on one machine the work took
 * 0.49 s beside a run of 1,344 s, and nearly the same commit had run in 732 s on another.
 */
const USUAL_SECONDS = 0.27;

const EVERY_SECONDS = 30;

/** Of what a run does most: starting a program, making and dropping objects, texts, maps, sorting. */
function work() {
  let sum = 0;
  for (let round = 0; round < 8; round += 1) {
    const rows = Array.from({ length: 6000 }, (_, id) => ({
      id,
      name: `row ${(id * 7919) % 6007}`,
      tags: [`t${id % 17}`, `u${id % 5}`],
    }));
    const byName = new Map(rows.map(row => [row.name, row]));
    const text = JSON.stringify(rows.toSorted((one, other) => one.name.localeCompare(other.name)));
    sum += JSON.parse(text).length + byName.size + text.replaceAll(/row (\d+)/g, (_, number) => number).length;
  }
  return sum;
}

/** Processor seconds that one go of the work takes in a program of its own; undefined when it cannot be started now. */
const measure = () =>
  new Promise(resolve => {
    execFile(process.execPath, [fileURLToPath(import.meta.url)], (error, output) =>
      resolve(error ? undefined : Number(output)),
    );
  });

/**
 * Measures from now until it is stopped. `stop` answers how many times as long as usual the work took: 2 on a machine, or
 * beside neighbours, where everything takes twice as long; never below 1, so that a fast machine has no less time.
 * @param {{ usual?: number }} [options] the processor seconds that are usual
 * @returns {{ stop: () => Promise<number> }}
 */
export function yardstick({ usual = USUAL_SECONDS } = {}) {
  const taken = [];
  const over = new AbortController();
  const going = (async () => {
    while (!over.signal.aborted) {
      const seconds = await measure();
      if (seconds !== undefined) taken.push(seconds);
      await sleep(EVERY_SECONDS * 1000, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      over.abort();
      await going;
      const mean = taken.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, taken.length);
      return Math.max(1, mean / usual);
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  work();
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
}
