import { ensureChromium } from '../lib/chromium.mjs';
import { run } from '../lib/run.mjs';
import { ensureBuilt } from '../lib/setup.mjs';

/**
 * Presses all that every story of a widget shows, and what comes of that, with a keyboard: the focus is never lost.
 * @param {import('./dates.mjs').Given} given
 * @returns {Promise<number>}
 */
export async function presses({ seed }) {
  await ensureBuilt();
  ensureChromium();
  const { code } = await run(
    'playwright',
    ['test', '--project=hosts', 'tests/hosts/storybook.spec.ts', '-g', 'never loses the focus'],
    { env: { PRESSES: 'all', ECHELON_SEED: String(seed) }, show: true },
  );
  return code === 0 ? 0 : 1;
}
