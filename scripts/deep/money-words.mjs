import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putBack as all } from './put-back.mjs';
import { copyTree } from '../lib/copy-tree.mjs';
import { ownTemporary, removeOwn } from '../lib/own-folder.mjs';
import { run } from '../lib/run.mjs';

/** @typedef {import('./dates.mjs').Given} Given */

/** One run of the test in a tree: what it printed of itself, and the first difference. */
async function live(states, seed, { cwd, shownBy } = {}) {
  const env = { RUNS: String(states), SEED: String(seed), DETAILS: '1', ...(shownBy && { SHOWN_BY: shownBy }) };
  const { code, output } = await run('vitest', ['run', '--project=dom-own-page', 'tests/money-words'], { env, cwd });
  const lines = output.split('\n');
  const at = lines.findIndex(line => line.startsWith('money words:'));
  const summary = lines[at] ?? output.slice(-2000);
  return {
    ok: code === 0,
    summary,
    differences: Number(/(\d+) differences/.exec(summary)?.[1] ?? Number.NaN),
    first: at < 0 ? undefined : lines.slice(at + 1).find(line => line !== '' && !line.startsWith('  ')),
    output,
  };
}

/**
 * Reads what ten thousand states of a membership say about money, and holds it against what is charged.
 * @param {Given} given
 * @returns {Promise<number>}
 */
export async function moneyWords({ seed, take = 10_000 }) {
  const { ok, summary, output } = await live(take, seed);
  console.log(ok ? summary : output);
  return ok ? 0 : 1;
}

/**
 * Puts what was false once back, one after the other in a copy: a run has to find each.
 * @param {Given} given
 * @returns {Promise<number>} those that were not found
 */
export async function putBack({ seed, take = 120 }) {
  let missed = 0;
  for (const { name, what, shownBy, edits } of all) {
    const copy = ownTemporary('money-words-');
    try {
      copyTree(copy);
      for (const [file, from, to] of edits) {
        const text = readFileSync(join(copy, file), 'utf8');
        if (!text.includes(from)) throw new Error(`${name}: ${file} does not say ${JSON.stringify(from)} any more.`);
        writeFileSync(
          join(copy, file),
          text.replace(from, () => to),
        );
      }
      const { differences, first, summary } = await live(take, seed, { cwd: copy, shownBy });
      const isFound = differences > 0;
      if (!isFound) missed += 1;
      console.log(`${isFound ? 'found ' : 'MISSED'}  ${name} (${what}): ${differences} differences`);
      console.log(`        ${first ?? summary}`);
    } finally {
      removeOwn(copy);
    }
  }
  return missed;
}
