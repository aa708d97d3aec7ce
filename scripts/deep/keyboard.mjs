import { ensureChromium } from '../lib/chromium.mjs';
import { run } from '../lib/run.mjs';
import { ensureBuilt } from '../lib/setup.mjs';

/** Runs one test of the sites on all that it takes a slice of elsewhere. */
async function whole(file, named, env) {
  await ensureBuilt();
  ensureChromium();
  const { code } = await run('playwright', ['test', '--project=hosts', file, '-g', named], { env, show: true });
  return code === 0 ? 0 : 1;
}

/**
 * Presses all that every story of a widget shows, and what comes of that, with a keyboard: the focus is never lost.
 * @param {import('./dates.mjs').Given} given
 * @returns {Promise<number>}
 */
export const presses = ({ seed }) =>
  whole('tests/hosts/storybook.spec.ts', 'never loses the focus', { PRESSES: 'all', ECHELON_SEED: String(seed) });

/**
 * Goes through every page of an area, and what opens over it, with Tab, on a phone and at 400 %: nothing that has the
 * focus is covered.
 * @returns {Promise<number>}
 */
export const covered = () =>
  whole('tests/hosts/portal-covered.spec.ts', 'sees some of all that has the focus', { COVERED: 'all' });
