import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { minifySync } from 'vite';
import { bytes } from '../budgets.mjs';
import { brotli } from '../lib/graph.mjs';
import { root } from '../lib/paths.mjs';
import { weighEntry, weighImport } from '../lib/react-host.mjs';
import { isOfDesk, nameOf } from './rows.mjs';
import { textsOf } from './texts.mjs';

/** What the page of an app downloads of the npm package: its entries after the app's own bundler, the elements and other files each alone after its minifier. React stays outside. */
export async function npmPackage({ graph, measure, largest, files }) {
  const inReact = await weighImport('OfferPicker', 'offer-picker');
  measure(bytes.reactImport, inReact.js + inReact.css, {
    detail: `${inReact.js} JS, ${inReact.css} CSS`,
    files: ['styles/offer-picker.css'],
  });

  const weights = new Map();
  const weighOne = file => {
    if (!weights.has(file))
      weights.set(
        file,
        brotli(minifySync(file, readFileSync(join(root, 'dist', file), 'utf8'), { module: true }).code),
      );
    return weights.get(file);
  };
  const weigh = some => [...some].reduce((sum, file) => sum + weighOne(file), 0);
  const one = (name, own) => ({ name, actual: weigh(own), files: own });

  const components = files.filter(file => file.startsWith('react/'));
  const isDesk = file => isOfDesk(posix.basename(file, '.js'));
  for (const [row, some] of [
    [bytes.reactComponent, components.filter(file => !isDesk(file))],
    [bytes.reactDesk, components.filter(isDesk)],
  ])
    largest(
      row,
      some.map(file => one(posix.basename(file, '.js'), graph.closure([file]))),
    );
  // The ways into what the panels of a journey share are entries without an export of the package.
  const waysIn = files.filter(file => /^chunks\/membership-[a-z-]+\.js$/.test(file) && !/-[\w-]{7}\.js$/.test(file));
  const entries = {
    packageAll: 'index.js',
    packageStaff: 'staff.js',
    packageTraining: 'training.js',
    packageCommercial: 'commercial.js',
    packageCore: 'core.js',
    packageElements: 'elements.js',
    packageUi: 'ui.js',
    packageIcons: 'icons.js',
  };
  for (const [row, file] of Object.entries(entries)) {
    const all = graph.closure(row === 'packageAll' ? [file, ...waysIn] : [file]);
    // A page may import the elements as they are, without a bundler.
    measure(bytes[row], row === 'packageElements' ? weigh(all) : await weighEntry(file), { files: all });
  }

  // What any of them fetches later: texts in another language, and the parts of widgets.
  const first = graph.closure([...Object.values(entries), ...waysIn, ...components]);
  const isLanguages = file => /\/language-/.test(file);
  const [languages] = [...first].flatMap(file => graph.importsOf(file).lazy).filter(isLanguages);
  const texts = [...textsOf(languages, graph)];
  const shared = graph.closure([languages, ...texts.flatMap(([, found]) => found.get('ui'))], new Set(first));
  largest(
    bytes.texts,
    texts.flatMap(([language, found]) =>
      [...found].map(([widget, ofWidget]) =>
        one(
          `${widget} in ${language} (package)`,
          [...graph.closure(ofWidget, new Set(shared))].filter(own => !shared.has(own)),
        ),
      ),
    ),
  );
  const parts = new Set(first);
  for (const file of parts)
    for (const later of graph.importsOf(file).lazy) if (!isLanguages(later)) graph.closure([later], parts);
  largest(
    bytes.packagePart,
    [...parts].filter(file => !first.has(file)).map(file => one(nameOf(file), [file])),
  );
  largest(
    bytes.packageLanguage,
    texts.map(([language, found]) =>
      one(
        language,
        [...graph.closure([languages, ...found.get('ui')])].filter(file => !first.has(file)),
      ),
    ),
  );

  const css = file => ({
    name: posix.basename(file, '.css'),
    actual: brotli(readFileSync(join(root, 'dist', file))),
    files: [file],
  });
  largest(bytes.widgetStyles, files.filter(file => /^styles\/.*\.css$/.test(file)).map(css));
  measure(bytes.allStyles, css('styles.css').actual, { files: ['styles.css'] });
}
