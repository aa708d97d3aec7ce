import { requests } from './budgets.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';
import { root } from './lib/paths.mjs';

ensureInstalled();
await ensureBuilt({ only: ['package', 'script tag', 'node', 'prerender', 'styles', 'stripe', 'portal'] });
const { graphOf } = await import('./lib/graph.mjs');
const { downloadable } = await import('./size/downloadable.mjs');
const { film } = await import('./size/film.mjs');
const { npmPackage } = await import('./size/npm-package.mjs');
const { portal } = await import('./size/portal.mjs');
const { prerendered } = await import('./size/prerendered.mjs');
const { newRows, printed } = await import('./size/rows.mjs');
const { sandboxStripe } = await import('./size/sandbox-stripe.mjs');
const { scriptTag } = await import('./size/script-tag.mjs');

const files = downloadable();
const { measure, largest, rows, isCounted } = newRows();
const what = { graph: graphOf(`${root}/dist`), measure, largest, files };
const counts = scriptTag(what);
await prerendered(what);
await npmPackage(what);
sandboxStripe(what);
film(what);
portal(what);
counts.push({ ...requests.fonts, actual: files.filter(file => /\.(?:woff2?|ttf|otf)$/.test(file)).length });

const keeps = printed([...rows, ...counts]);
const inNoRow = files.filter(file => !isCounted(file));
if (inNoRow.length > 0)
  console.log(
    `\nA page can download these, and no row counts them:\n${inNoRow.map(file => `  dist/${file}`).join('\n')}`,
  );
process.exitCode = keeps && inNoRow.length === 0 ? 0 : 1;
