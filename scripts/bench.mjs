import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, summaryOf, verdictOf } from './bench/numbers.mjs';
import { rows } from './bench/rows.mjs';
import { pointedAt, scriptOf, snippetOf } from './bench/snippet.mjs';
import { chromium as chromiumOptions, ensureChromium } from './lib/chromium.mjs';
import { ownTemporary, removeOwn } from './lib/own-folder.mjs';
import { optionsOf } from './lib/options.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';

const { only, runs = 15 } = optionsOf({ only: 'list', runs: 'number' });
const chosen = rows.filter(({ id }) => !only || only.includes(id));
const strange = only?.filter(name => !rows.some(({ id }) => id === name)) ?? [];
if (strange.length > 0) {
  console.error(
    `There is no row called ${strange.join(', ')}. There are: ${[...new Set(rows.map(({ id }) => id))].join(', ')}.`,
  );
  process.exit(1);
}

ensureInstalled();
ensureChromium();
await ensureBuilt({ only: ['script tag', 'node', 'stripe', 'prerender'] });
const { chromium } = await import('playwright');
const { buildBare } = await import('./bench/build.mjs');
const { heapGrowth } = await import('./bench/heap.mjs');
const { pagesOf, servePages } = await import('./bench/pages.mjs');
const { pressed } = await import('./bench/press.mjs');
const { inColdPage, inTurn, profiles, visit } = await import('./bench/visit.mjs');

const dist = path => pathToFileURL(join(root, 'dist', path)).href;
const { startSandbox } = await import(dist('sandbox/node.js'));
const data = ownTemporary('echelon-bench-');
const sandbox = await startSandbox({ port: 0, dataDir: data, assets: join(root, 'dist') });
const pages = await servePages();
const launch = flags =>
  chromium.launch({ ...chromiumOptions(), args: [...chromiumOptions().args, `--js-flags=${flags}`] });
const browser = await launch('--expose-gc');
const interpreting = await launch('--no-opt --no-maglev --no-sparkplug');

// The key of the partner's page that comes with the sandbox; everyone can read it in that page.
const key = 'pk_echelon_partner';
const snippet = pointedAt(snippetOf(readFileSync(join(root, 'README.md'), 'utf8')), {
  sandbox: sandbox.url,
  key,
  portal: pages.url,
});
const script = scriptOf(snippet);

/** The address from which a page fetches its offers, as the browser saw it: the floor fetches the same one. */
const offersAsked = name =>
  inColdPage(browser, profiles.fast, async page => {
    const [request] = await Promise.all([page.waitForRequest(/\/offers\b/), page.goto(`${pages.url}/${name}`)]);
    return request.url();
  });

/** What is on every card of an answer; the picker shows one billing frequency at a time. */
async function offersOf(address) {
  const answer = await fetch(address, { headers: { 'X-Api-Key': key } });
  if (!answer.ok) throw new Error(`The sandbox does not give its offers: ${answer.status} ${await answer.text()}`);
  const { items } = (await answer.json()).data;
  const offers = items.filter(({ plan }) => plan.frequencyDays === items[0].plan.frequencyDays);
  return {
    offers,
    texts: [...new Set(offers.flatMap(({ plan }) => [plan.name, ...plan.benefits.map(({ text }) => text)]))],
  };
}

const print = (line = '') => console.log(line);

try {
  const given = { snippet, script, key, offers: [], prerendered: '', asked: { snippet: '', picker: '' } };
  pages.add(pagesOf(given));
  const asked = { snippet: await offersAsked('snippet'), picker: await offersAsked('picker') };
  const [ofSnippet, ofPicker, bare, { prerender }] = await Promise.all([
    offersOf(asked.snippet),
    offersOf(asked.picker),
    buildBare(),
    import(dist('prerender/index.js')),
  ]);
  pages.add(
    pagesOf({
      ...given,
      asked,
      offers: ofPicker.offers,
      prerendered: await prerender('echelon-offer-picker', { offers: ofPicker.offers }),
    }),
    bare,
  );

  const textsOf = name => (name === 'snippet' || name === 'bare' ? ofSnippet.texts : ofPicker.texts);
  const presses = new Set(['snippet', 'bare']);
  const once = (name, profile) => () =>
    visit(browser, `${pages.url}/${name}`, profile, { texts: textsOf(name), presses: presses.has(name) });
  const groups = {
    fast: names => inTurn(runs, Object.fromEntries(names.map(name => [name, once(name, profiles.fast)]))),
    slow: names => inTurn(runs, Object.fromEntries(names.map(name => [name, once(name, profiles.slow)]))),
    fifty: names => inTurn(runs, Object.fromEntries(names.map(name => [name, once(name, profiles.fast)]))),
    press: () => inTurn(runs, { visits: () => pressed(browser, `${pages.url}/snippet`, ofSnippet.texts) }),
    heap: () => inTurn(runs, { visits: () => heapGrowth(browser, `${pages.url}/oursEmpty`, ofPicker.texts) }),
    // The row counts the code that the engine's compilers make of what is used often; this is what grows besides.
    interpreted: () => inTurn(1, { visits: () => heapGrowth(interpreting, `${pages.url}/oursEmpty`, ofPicker.texts) }),
  };

  print(`${runs} cold visits of each page, in turn; medians. The snippet of the README:\n\n${snippet}\n`);
  const seen = {};
  for (const [name, group] of Object.entries(groups)) {
    const wanted = chosen.filter(({ from, beside }) => from === name || beside === name);
    if (wanted.length > 0) seen[name] = await group([...new Set(wanted.flatMap(row => row.pages ?? []))]);
  }

  print('page                  first   visible   interactive   main thread   longest task   shift (worst)');
  for (const profile of ['fast', 'slow', 'fifty']) {
    for (const [name, visits] of Object.entries(seen[profile] ?? {})) {
      const cell = (measure, width) =>
        median(visits.map(one => one[measure]))
          .toFixed(0)
          .padStart(width);
      print(
        `${`${name}, ${profile === 'slow' ? 'slow' : 'fast'}`.padEnd(18)} ${cell('first', 8)} ${cell('visible', 9)} ${cell('interactive', 13)} ${cell('task', 13)} ${cell('longest', 14)} ${Math.max(
          ...visits.map(({ shift }) => shift),
        )
          .toFixed(4)
          .padStart(15)}`,
      );
    }
  }
  for (const { requests, first } of [seen.slow?.snippet?.[0]].filter(Boolean)) {
    print(`\nWhat the snippet asked for before its cards stood there, in one slow visit (ms):`);
    for (const { url, type, start, end } of requests)
      if (start < first)
        print(
          `  ${start.toFixed(0).padStart(5)} – ${end.toFixed(0).padStart(5)}  ${type.padEnd(9)} ${url.replace(/^https?:\/\/[^/]+/, '')}`,
        );
  }
  if (seen.press) {
    print('\nPresses at a quarter of the processor (ms until their feedback is painted):');
    for (const press of Object.keys(seen.press.visits[0].took))
      print(`  ${press.padEnd(34)} ${median(seen.press.visits.map(({ took }) => took[press])).toFixed(0)}`);
  }
  if (seen.heap)
    print(
      `\nHeap: ${(median(seen.heap.visits.map(({ few }) => few)) / 1e6).toFixed(2)} MB after 10, ${(median(seen.heap.visits.map(({ many }) => many)) / 1e6).toFixed(2)} MB after 100; ${seen.interpreted.visits[0].growth.toFixed(3)} without the engine's compilers.`,
    );

  const results = chosen.map(row => ({
    ...row,
    name: row.profile ? `${row.what}, ${row.profile}` : row.what,
    value: row.value(seen[row.from]),
  }));
  const width = Math.max(...results.map(({ name }) => name.length));
  print(`\n${''.padEnd(width)}   ratio  budget   aim`);
  for (const result of results) {
    const { name, value, budget, aim } = result;
    print(
      `${name.padEnd(width)} ${value.toFixed(budget >= 5 ? 0 : 3).padStart(7)} ${String(budget).padStart(7)} ${String(aim).padStart(5)}  ${verdictOf(result)}`,
    );
  }
  const { line, exitCode } = summaryOf(results);
  print(`\n${line}`);
  process.exitCode = exitCode;
} finally {
  await browser.close();
  await interpreting.close();
  pages.close();
  await sandbox.close();
  removeOwn(data);
}
