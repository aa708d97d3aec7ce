import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { bytes, owed, requests } from './budgets.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';
import { root } from './lib/paths.mjs';

ensureInstalled();
await ensureBuilt({ only: ['package', 'script tag', 'prerender', 'styles', 'portal'] });
const { brotli, graphOf } = await import('./lib/graph.mjs');
const { weighImport } = await import('./lib/react-host.mjs');

const rows = [];
const measure = (row, actual, detail = '') => rows.push({ ...row, what: detail ? `${row.what}: ${detail}` : row.what, most: owed.get(row) ?? row.budget, actual });
const without = (files, others) => [...files].filter(file => !others.has(file));

// The script tag.
const cdn = graphOf(join(root, 'dist/cdn'));
const { start, widgets } = JSON.parse(readFileSync(join(root, 'dist/cdn/manifest.json'), 'utf8'));
const loader = cdn.closure(['echelon.js']);
const definitions = new Set(start.filter(file => !loader.has(file)));
measure(bytes.loader, cdn.weigh(loader));
measure(bytes.definitions, cdn.weigh(definitions));
const { 'offer-picker': picker = [], ...others } = widgets;
const first = new Set([...start, ...picker]);
measure(bytes.offerPicker, cdn.weigh(first));
// Only a browser without `Element.setHTML` asks for this one; a current Chromium has that, and downloads nothing.
const isStandIn = file => /\/purify-/.test(file);
// What a widget may still ask for later counts as its own.
const withLater = files => cdn.closure([...new Set(without(files, first).flatMap(file => cdn.importsOf(file).lazy))].filter(file => !isStandIn(file)), new Set(files));
// Parts that few people come to, each a file of its own.
const known = new Set([...first, ...Object.values(others).flat()]);
const parts = new Set(Object.values(others).flatMap(files => without(cdn.closure(files), first)).flatMap(file => cdn.importsOf(file).lazy));
// Steps that few people come to: a machine's serial number or receipt, and a membership that waits for its payment. Each is a row of its own.
const isAside = file => /\/(?:proof-step|begin)-/.test(file);
for (const [name, files] of Object.entries(others)) {
  // The journey fetches the account's form by its definition, so no import leads there.
  if (name === 'signup') measure(bytes.signup, cdn.weigh(without(new Set([...start, ...withLater([...files, ...others['create-account']])]), new Set([...parts].filter(isAside)))));
  else if (name === 'payment-form') measure(bytes.paymentForm, cdn.weigh(without(withLater(files), first)));
  else measure(bytes.widget, cdn.weigh(files.slice(0, 1)), `${name} (${cdn.weigh(without(files, first))} with what it shares with others)`);
}
for (const part of without(parts, known)) if (!isStandIn(part)) measure(bytes.part, cdn.weigh([part]), posix.basename(part).replace(/-[^-]*\.js$/, ''));

// The npm package in somebody's React app.
const inReact = await weighImport('OfferPicker', 'offer-picker');
measure(bytes.reactImport, inReact.js + inReact.css, `${inReact.js} JS, ${inReact.css} CSS`);

// The portal.
const portalFolder = join(root, 'dist/hosts/portal');
if (existsSync(join(portalFolder, '.vite/manifest.json'))) {
  const manifest = JSON.parse(readFileSync(join(portalFolder, '.vite/manifest.json'), 'utf8'));
  const filesOf = (key, found = new Set()) => {
    const { file, css = [], imports = [] } = manifest[key];
    for (const own of [file, ...css]) found.add(own);
    for (const other of imports) if (!found.has(manifest[other].file)) filesOf(other, found);
    return found;
  };
  const weigh = files => [...files].reduce((sum, file) => sum + brotli(readFileSync(join(portalFolder, file))), 0);
  const entry = filesOf('index.html');
  const pages = Object.entries(manifest).filter(([key, { isDynamicEntry }]) => isDynamicEntry && /(?:^|\/)pages\//.test(key));
  const overview = pages.find(([key]) => /overview/.test(key));
  // What stands around a member's page comes with the first of them.
  const [area] = Object.keys(manifest).filter(key => /(?:^|\/)area\/area\.tsx$/.test(key));
  const around = new Set([...entry, ...(area ? filesOf(area) : [])]);
  if (overview) measure(bytes.portal, weigh(new Set(['index.html', ...around, ...filesOf(overview[0])])));
  for (const [key] of pages) measure(bytes.portalPage, weigh(without(filesOf(key), around)), posix.basename(key).replace(/\.tsx?$/, ''));
}

// What has to arrive, and in how many rounds: whatever one file imports can only be asked for when it is here.
const roundsTo = (files, targets) => {
  const round = new Map(files.map(file => [file, 1]));
  const queue = [...files];
  for (const file of queue) {
    const { fixed, lazy } = cdn.importsOf(file);
    for (const next of [...fixed, ...lazy]) {
      if (!targets.has(next) || round.has(next)) continue;
      round.set(next, round.get(file) + 1);
      queue.push(next);
    }
  }
  return Math.max(...round.values());
};
const counts = [];
const count = (row, actual) => counts.push({ ...row, most: row.budget, actual });
count(requests.count, first.size);
count(requests.chain, roundsTo(['echelon.js'], first));
count(requests.fonts, readdirSync(join(root, 'dist'), { recursive: true }).filter(file => /\.(?:woff2?|ttf|otf)$/.test(file)).length);

const all = [...rows, ...counts];
const width = Math.max(...all.map(({ what }) => what.length));
console.log(`${''.padEnd(width)}   actual   budget      aim`);
for (const { what, actual, budget, aim, most } of all) {
  const verdict = actual <= aim ? 'ok, aim met' : actual <= budget ? 'ok' : actual <= most ? `OVER BUDGET, owed since before: no more than ${most}` : 'TOO MUCH';
  console.log(`${what.padEnd(width)} ${String(actual).padStart(8)} ${String(budget).padStart(8)} ${String(aim).padStart(8)}  ${verdict}`);
}
process.exitCode = all.every(({ actual, most }) => actual <= most) ? 0 : 1;
