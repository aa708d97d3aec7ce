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

/** What a module of this area imports for the styles that its pages alone use. */
const AREA_SHEET = 'virtual:area-styles.css';
const marker = /\.area-styles\s*\{[^}]*\}/;

const hashOf = (...texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

/** Everything that comes with a chunk, now or later, short of the chunks of an area. */
function reached(bundle: Rolldown.OutputBundle, isArea: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName) || isArea(chunk)) return;
    found.add(fileName);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
  return found;
}

/**
 * Links the package's styles in a page, as far as the page's scripts use them: an application that is built whole needs no
 * piece of the design system that it never shows. What only the pages of one area use comes with that area, in the place
 * of the sheet that it imports as `virtual:area-styles.css`. The names have a hash, as every asset's.
 * @param sheet The package's styles, a file.
 * @param area The folder of the area, as its modules' paths hold it.
 * @param sources The application's own sources: which rules are the area's depends on them.
 */
export function usedStyles(sheet: string, area: string, sources: readonly string[]): Plugin {
  const read = (file: string): string => readFileSync(file, 'utf8');
  return {
    name: 'echelon:used-styles',
    resolveId: id => (id === AREA_SHEET ? `\0${AREA_SHEET}` : undefined),
    // the asset is named before its rules are known, so its name comes from all that decides about them
    load: id =>
      id === `\0${AREA_SHEET}` ? `.area-styles{--made:"${hashOf(read(sheet), ...sources.map(read))}"}` : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter(file => file.type === 'chunk');
        const ordinary = reached(bundle, ({ moduleIds }) => moduleIds.some(id => id.includes(area)));
        const codeOf = (wanted: (name: string) => boolean): string =>
          chunks.flatMap(({ fileName, code }) => (wanted(fileName) ? [code] : [])).join('\n');
        const [everywhere, inArea] = [codeOf(name => ordinary.has(name)), codeOf(name => !ordinary.has(name))];
        const css = read(sheet);
        const source = usedRules(css, name => everywhere.includes(name));
        const areaOnly = rulesWhere(
          css,
          names => !names.some(name => everywhere.includes(name)) && names.some(name => inArea.includes(name)),
        );
        const fileName = `assets/styles-${hashOf(source)}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const file of files) {
          if (file.type !== 'asset') continue;
          if (file.fileName.endsWith('.css')) file.source = String(file.source).replace(marker, () => areaOnly);
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
