import { ensureChromium } from '../lib/chromium.mjs';
import { environmentAt } from '../lib/date-setting.mjs';
import { folder, playwrightKinds, vitestKinds } from '../lib/kinds.mjs';
import { ensurePostgres, startPostgres } from '../lib/postgres.mjs';
import { ensureBuilt } from '../lib/setup.mjs';
import { dateText, drawn, testDates } from '../lib/test-dates.mjs';

/** @typedef {{ seed: number, reports: string, take?: number, kinds?: string[], on?: string[] }} Given */

/**
 * Those in which dates are read, written, counted or waited for: rules and calls, widgets, every screen in its states, and
 * people in a browser. The others ask what pages do to widgets, which no day changes.
 */
const runners = {
  unit: vitestKinds,
  dom: vitestKinds,
  postgres: vitestKinds,
  storybook: vitestKinds,
  journeys: playwrightKinds,
};

/**
 * Runs the suites under each date.
 * @param {Given} given
 * @returns {Promise<number>} failed tests
 */
export async function dates({ seed, reports, take, kinds = Object.keys(runners), on }) {
  const strange = kinds.filter(kind => !(kind in runners));
  if (strange.length > 0) throw new Error(`Dates know ${Object.keys(runners).join(', ')}, not ${strange.join(', ')}.`);
  await ensureBuilt();
  ensureChromium();
  ensurePostgres();
  const own = process.env.DATABASE_URL ? undefined : await startPostgres(folder);
  const databaseUrl = process.env.DATABASE_URL ?? own?.url;
  const table = [];
  for (const date of on ?? drawn(testDates, seed, take)) {
    for (const kind of kinds) {
      const runKinds = runners[kind](`${reports}/dates-${kind}.json`);
      const { counts, output, ok } = await runKinds([kind], { workers: 2, databaseUrl, dateEnv: environmentAt(date) });
      for (const { passed, failed } of counts) {
        table.push({ date: dateText(date), kind, passed, failed });
        console.log(`${ok ? 'ok    ' : 'FAILED'}  ${dateText(date)}  ${kind}: ${passed} passed, ${failed} failed`);
      }
      if (!ok) {
        console.log(`        ECHELON_DATE='${date ?? ''}' npm test -- --only ${kind}`);
        console.log(`${output.trimEnd().replaceAll(/^/gm, '        ')}\n`);
      }
    }
  }
  await own?.stop();
  console.log(`\n${tableOf(table, kinds)}\n`);
  return table.reduce((sum, { failed }) => sum + failed, 0);
}

/** Date × kind: passed, and failed where any did. */
function tableOf(table, kinds) {
  const said = [...new Set(table.map(({ date }) => date))];
  const cell = (date, kind) => {
    const found = table.find(one => one.date === date && one.kind === kind);
    return found ? `${found.passed}${found.failed > 0 ? ` (${found.failed} failed)` : ''}` : '';
  };
  return [
    `  ${'date'.padEnd(44)} ${kinds.map(kind => kind.padStart(18)).join('')}`,
    ...said.map(date => `  ${date.padEnd(44)} ${kinds.map(kind => cell(date, kind).padStart(18)).join('')}`),
  ].join('\n');
}
