import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { bytes } from '../budgets.mjs';
import { brotli } from '../lib/graph.mjs';
import { filesUnder } from '../lib/inputs.mjs';
import { root } from '../lib/paths.mjs';
import { textsOf } from './texts.mjs';

const folder = 'hosts/portal';

const isArea = key => /(?:^|\/)(?:[a-z]+-)?area\.tsx$/.test(key);

/** The pages that the portal's lists name, by their paths in it, and the folder of the list: around what an area lists stands that area. */
function listedPages() {
  const lists = filesUnder(folder).filter(file => /\/(?:routes|doors|[a-z]+-pages)\.ts$/.test(file));
  return new Map(
    lists.flatMap(list => {
      const text = readFileSync(join(root, list), 'utf8');
      const { dynamicImports } = parseSync(list, text).module;
      const own = posix.relative(folder, posix.dirname(list));
      const paths = dynamicImports.map(({ moduleRequest: { start, end } }) =>
        posix.join(own, text.slice(start + 1, end - 1)).replace(/\.js$/, '.tsx'),
      );
      // what names others is no page, and no page is what stands around them
      return paths.filter(path => existsSync(join(root, folder, path)) && !isArea(path)).map(path => [path, own]);
    }),
  );
}

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

  const html = readFileSync(join(root, 'dist', folder, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file]) => pathOf(file));
  const entry = new Set([...filesOf('index.html'), ...linked, pathOf('index.html'), pathOf('favicon.svg')]);
  const listed = listedPages();
  const isPage = key => listed.has(key) || key.startsWith('pages/');
  const pages = Object.keys(manifest).filter(key => manifest[key].isDynamicEntry && isPage(key));
  if ([...listed.keys()].some(key => !pages.includes(key))) throw new Error('The portal lists a page that it has not.');
  // What stands around the pages of an area comes with the first of them.
  const [members, staffs, commercials, trainings] = [
    'area/area.tsx',
    'staff/staff-area.tsx',
    'commercial/commercial-area.tsx',
    'training/training-area.tsx',
  ];
  const areas = Object.keys(manifest).filter(isArea);
  const aroundIn = key => new Set([...entry, ...filesOf(key)]);
  const around = aroundIn(members);
  const first = new Set([...around, ...filesOf('pages/overview.tsx')]);
  measure(bytes.portal, weigh(without(first, new Set([pathOf('favicon.svg')]))), { files: first });
  const aroundStaff = aroundIn(staffs);
  const ofStaff = without(aroundStaff, entry);
  measure(bytes.portalStaff, weigh(ofStaff), { files: ofStaff });
  const aroundCommercial = aroundIn(commercials);
  const ofCommercial = without(aroundCommercial, entry);
  measure(bytes.portalCommercial, weigh(ofCommercial), { files: ofCommercial });
  const aroundTraining = aroundIn(trainings);
  const ofTraining = without(aroundTraining, entry);
  measure(bytes.portalTraining, weigh(ofTraining), { files: ofTraining });
  // What members come back to every day: its first page with everything around it.
  const ofToday = new Set([...aroundTraining, ...filesOf('training/today.tsx')]);
  measure(bytes.portalToday, weigh(without(ofToday, new Set([pathOf('favicon.svg')]))), { files: ofToday });
  const aroundBy = new Map([
    [posix.dirname(staffs), aroundStaff],
    [posix.dirname(commercials), aroundCommercial],
    [posix.dirname(trainings), aroundTraining],
  ]);
  const laterRows = new Map([
    [posix.dirname(staffs), bytes.portalLaterDesk],
    [posix.dirname(commercials), bytes.portalLaterDesk],
    [posix.dirname(trainings), bytes.portalLaterTraining],
  ]);
  const aroundOf = key => aroundBy.get(listed.get(key)) ?? around;

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
  const laterOf = (own, before) => {
    const found = new Set();
    const queue = [...own];
    for (const file of queue) {
      if (!file.endsWith('.js')) continue;
      for (const later of graph.importsOf(file).lazy) {
        if (others.has(later) || own.has(later) || before.has(later) || isRare(later)) continue;
        for (const next of graph.closure([later]))
          if (!found.has(next) && !own.has(next) && !before.has(next)) queue.push(...(found.add(next), [next]));
      }
    }
    return found;
  };
  const later = [];
  for (const key of pages) {
    const before = aroundOf(key);
    const own = new Set(without(filesOf(key), before));
    const name = posix.basename(key).replace(/\.tsx?$/, '');
    measure(bytes.portalPage, weigh(own), { detail: name, files: own });
    const parts = laterOf(own, before);
    if (parts.size > 0) {
      const row = laterRows.get(listed.get(key)) ?? bytes.portalLater;
      later.push({ name, actual: weigh(parts), files: parts, row });
    }
  }
  for (const one of [bytes.portalLater, bytes.portalLaterDesk, bytes.portalLaterTraining])
    largest(
      one,
      later.filter(({ row }) => row === one),
    );
  const aside = [
    ...laterOf(around, around),
    ...laterOf(aroundStaff, aroundStaff),
    ...laterOf(aroundCommercial, aroundCommercial),
    ...laterOf(aroundTraining, aroundTraining),
    ...files.filter(file => file.startsWith(`${folder}/`) && (isRare(file) || /\/climb[\w-]*\.svg$/.test(file))),
  ];
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
