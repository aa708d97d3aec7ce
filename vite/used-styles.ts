import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** The place of each block of a style sheet, from its selector to its closing bracket. No string in ours holds a bracket. */
function blocksOf(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && (depth += 1) === 1) open = at;
    if (css[at] === '}' && (depth -= 1) === 0) {
      blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

const classes = /\.([a-z_][\w-]*)/gi;

/** The rules of a style sheet that are wanted, by the classes they name; one without a class has none. */
export function rulesWhere(css: string, isWanted: (names: readonly string[]) => boolean): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (/^\s*@(?:media|container|supports|layer)/.test(head)) {
        const inside = rulesWhere(body, isWanted);
        return inside && `${head}{${inside}}`;
      }
      return isWanted([...head.matchAll(classes)].map(([, name = '']) => name)) ? `${head}{${body}}` : '';
    })
    .join('');
}

/** A style sheet without the rules whose classes nothing uses. A rule that names one used class stays, and so does one without a class. */
export const usedRules = (css: string, isUsed: (name: string) => boolean): string =>
  rulesWhere(css, names => names.length === 0 || names.some(isUsed));

/** What a module of an area imports for the styles that its pages alone use: the area's name follows. */
const AREA_SHEET = 'virtual:area-styles.css?';

const hashOf = (...texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

type IsOne = (chunk: Rolldown.OutputChunk) => boolean;

/** Everything that comes with some chunks, now or later, short of others. */
function reached(bundle: Rolldown.OutputBundle, isFirst: IsOne, isBeyond: IsOne): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName) || isBeyond(chunk)) return;
    found.add(fileName);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && isFirst(file)) visit(file.fileName);
  return found;
}

/**
 * Links the package's styles in a page, as far as the page's scripts use them: an application that is built whole needs no
 * piece of the design system that it never shows. What only the pages of an area use comes with that area, in the place of
 * the sheet that it imports as `virtual:area-styles.css?name`; what only one of its pages uses comes with that page, where it
 * has a sheet of its own, `?name-page`. The names have a hash, as every asset's.
 * @param sheet The package's styles, a file.
 * @param areas By its name, what the paths of its modules hold: the folder of an area, or the file of a page.
 * @param sources The application's own sources: which rules are an area's depends on them.
 */
export function usedStyles(sheet: string, areas: Readonly<Record<string, string>>, sources: readonly string[]): Plugin {
  const read = (file: string): string => readFileSync(file, 'utf8');
  const isOf =
    (folder: string): IsOne =>
    ({ moduleIds }) =>
      moduleIds.some(id => id.includes(folder));
  const isPageOf = (page: string, area: string): boolean => page.startsWith(`${area}-`);
  return {
    name: 'echelon:used-styles',
    resolveId: id => (id.startsWith(AREA_SHEET) ? `\0${id.replace('?', '-')}.css` : undefined),
    // the asset is named before its rules are known, so its name comes from all that decides about them
    load: id => {
      const [, area] = /^\0virtual:area-styles\.css-([\w-]+)\.css$/.exec(id) ?? [];
      return area && `.area-styles-${area}{--made:"${hashOf(read(sheet), ...sources.map(read))}"}`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter(file => file.type === 'chunk');
        const ordinary = reached(
          bundle,
          ({ isEntry }) => isEntry,
          chunk => Object.values(areas).some(folder => isOf(folder)(chunk)),
        );
        // asked once of each name: there are thousands of them, and megabytes of code
        const filesBy = new Map<string, readonly string[]>();
        const filesWith = (name: string): readonly string[] => {
          const known = filesBy.get(name);
          if (known) return known;
          const found = chunks.flatMap(({ fileName, code }) => (code.includes(name) ? [fileName] : []));
          filesBy.set(name, found);
          return found;
        };
        const isIn =
          (...parts: readonly ReadonlySet<string>[]) =>
          (name: string): boolean =>
            filesWith(name).some(file => parts.some(part => part.has(file)));
        const css = read(sheet);
        const source = usedRules(css, isIn(ordinary));
        const usedBy = (name: string, folder: string): ReadonlySet<string> => {
          const pages = Object.entries(areas).filter(([one]) => isPageOf(one, name));
          return reached(
            bundle,
            isOf(folder),
            chunk => ordinary.has(chunk.fileName) || pages.some(([, page]) => isOf(page)(chunk)),
          );
        };
        const ofAreas = Object.entries(areas).map(([name, folder]) => {
          const isInArea = isIn(usedBy(name, folder));
          const around = Object.entries(areas).find(([one]) => isPageOf(name, one));
          const isBefore = isIn(ordinary, ...(around ? [usedBy(...around)] : []));
          const rules = rulesWhere(css, names => !names.some(isBefore) && names.some(isInArea));
          return { marker: new RegExp(`\\.area-styles-${name}\\s*\\{[^}]*\\}`), rules };
        });
        const fileName = `assets/styles-${hashOf(source)}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const file of files) {
          if (file.type !== 'asset') continue;
          if (file.fileName.endsWith('.css'))
            for (const { marker, rules } of ofAreas) file.source = String(file.source).replace(marker, () => rules);
          if (!file.fileName.endsWith('.html')) continue;
          // before the page's own, which may overrule them
          file.source = String(file.source).replace(
            '<link rel="stylesheet"',
            `<link rel="stylesheet" crossorigin href="/${fileName}">\n    $&`,
          );
        }
      },
    },
  };
}
