import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { bytes } from '../budgets.mjs';
import { brotli } from '../lib/graph.mjs';
import { root } from '../lib/paths.mjs';
import { textsOf } from './texts.mjs';

const folder = 'hosts/portal';

/** What a visitor of the portal downloads. */
export function portal({ graph, measure, largest, files }) {
  const manifest = JSON.parse(readFileSync(join(root, 'dist', folder, '.vite/manifest.json'), 'utf8'));
  const pathOf = file => posix.join(folder, file);
  const filesOf = (key, found = new Set()) => {
    const { file, css = [], imports = [] } = manifest[key];
    for (const own of [file, ...css]) found.add(pathOf(own));
    for (const other of imports) if (!found.has(pathOf(manifest[other].file))) filesOf(other, found);
    return found;
  };
  const weigh = some => [...some].reduce((sum, file) => sum + brotli(readFileSync(join(root, 'dist', file))), 0);
  const without = (some, others) => [...some].filter(file => !others.has(file));

  const entry = filesOf('index.html').add(pathOf('index.html')).add(pathOf('favicon.svg'));
  const pages = Object.keys(manifest).filter(key => manifest[key].isDynamicEntry && /(?:^|\/)pages\//.test(key));
  const overview = pages.find(key => /overview/.test(key));
  // What stands around a member's page comes with the first of them.
  const areas = Object.keys(manifest).filter(key => /(?:^|\/)area\/area\.tsx$/.test(key));
  const around = new Set([...entry, ...areas.flatMap(key => [...filesOf(key)])]);
  const first = new Set([...around, ...filesOf(overview)]);
  measure(bytes.portal, weigh(without(first, new Set([pathOf('favicon.svg')]))), { files: first });

  // A text, another page or what stands around is no part of a page.
  const keysOfWords = Object.keys(manifest).filter(key => /(?:^|\/)languages?[-/]/.test(key));
  const languages = pathOf(manifest[keysOfWords.find(key => /\/language-/.test(key))].file);
  const texts = textsOf(languages, graph);
  const words = new Set([
    ...keysOfWords.flatMap(key => [...filesOf(key)]),
    ...graph.closure([...texts.values()].flatMap(found => [...found.values()].flat())),
  ]);
  const others = new Set([...words, ...[...pages, ...areas].map(key => pathOf(manifest[key].file))]);
  // A brand that somebody gives, and what stands in for Element.setHTML: nearly nobody downloads them, from whatever page.
  const isRare = file => /\/(?:appearance|purify)/.test(file);
  const laterOf = own => {
    const found = new Set();
    const queue = [...own];
    for (const file of queue) {
      if (!file.endsWith('.js')) continue;
      for (const later of graph.importsOf(file).lazy) {
        if (others.has(later) || own.has(later) || around.has(later) || isRare(later)) continue;
        for (const next of graph.closure([later]))
          if (!found.has(next) && !own.has(next) && !around.has(next)) queue.push(...(found.add(next), [next]));
      }
    }
    return found;
  };
  const later = [];
  for (const key of pages) {
    const own = new Set(without(filesOf(key), around));
    const name = posix.basename(key).replace(/\.tsx?$/, '');
    measure(bytes.portalPage, weigh(own), { detail: name, files: own });
    const parts = laterOf(own);
    if (parts.size > 0) later.push({ name, actual: weigh(parts), files: parts });
  }
  largest(bytes.portalLater, later);
  const aside = [...laterOf(around), ...files.filter(file => file.startsWith(`${folder}/`) && isRare(file))];
  largest(
    bytes.portalPart,
    aside.map(file => ({ name: posix.basename(file), actual: weigh([file]), files: [file] })),
  );

  const ownTexts = Object.entries(manifest).filter(([key]) => /^languages\/[^/]+\/portal/.test(key));
  largest(
    bytes.portalLanguage,
    [...texts].map(([name, found]) => {
      const portalTexts = ownTexts
        .filter(([key]) => [name, name.slice(0, 2)].some(language => key.includes(`/${language}/`)))
        .flatMap(([key]) => [...filesOf(key)]);
      const all = without(
        graph.closure([
          languages,
          ...['ui', 'account-overview', 'switched-account'].flatMap(widget => found.get(widget)),
          ...portalTexts,
        ]),
        first,
      );
      return { name, actual: weigh(all), files: all };
    }),
  );
  largest(
    bytes.texts,
    [...words]
      .filter(file => !around.has(file))
      .map(file => ({ name: `${posix.basename(file)} (portal)`, actual: weigh([file]), files: [file] })),
  );
}
