import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const TABLE = /m\.f\|\|\(m\.f=\[(.*?)\]\)/;
const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** A chunk and all that it imports at once, with their styles: whoever runs it has them. */
function loadedWith(bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') loadedWith(bundle, imported, found);
  }
  return found;
}

/**
 * What each chunk finds loaded whenever it runs: all that it comes with, and what is there whichever way leads to it, by
 * an import or later.
 */
export function foundBy(bundle: Bundle): Map<string, ReadonlySet<string>> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const own = new Map(chunks.map(chunk => [chunk.fileName, loadedWith(bundle, chunk)]));
  const from = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]));
  for (const { fileName, imports, dynamicImports } of chunks)
    for (const name of [...imports, ...dynamicImports]) from.get(name)?.add(fileName);
  const everything = new Set([...own.values()].flatMap(files => [...files]));
  // from everything down to what no way leaves out
  const found = new Map<string, ReadonlySet<string>>(chunks.map(({ fileName }) => [fileName, everything]));
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const { fileName, isEntry } of chunks) {
      const ways = isEntry ? [] : [...(from.get(fileName) ?? [])].map(way => found.get(way) ?? new Set<string>());
      const [first, ...others] = ways;
      const there = [...(first ?? [])].filter(file => others.every(way => way.has(file)));
      const now = new Set([...there, ...(own.get(fileName) ?? [])]);
      if (now.size === found.get(fileName)?.size) continue;
      found.set(fileName, now);
      isChanged = true;
    }
  }
  return found;
}

/** The same code without these files in its table, and the lists with their new places. */
export function withoutKnown(code: string, known: ReadonlySet<string>): string {
  const table = TABLE.exec(code)?.[1];
  if (!table) return code;
  const files = table.split(',').map(quoted => quoted.slice(1, -1));
  const left = files.filter(file => !known.has(file));
  const places = files.map(file => left.indexOf(file));
  const list = (given: string): string =>
    given
      .split(',')
      .flatMap(index => (index === '' ? [] : [places[Number(index)] ?? -1]))
      .filter(place => place >= 0)
      .join(',');
  return code
    .replace(table, left.map(file => JSON.stringify(file)).join(','))
    .replace(LIST, (_, given: string) => `__vite__mapDeps([${list(given)}])`);
}

/**
 * Before a later part, Vite has the browser fetch every file that the part needs, also those that are there because the
 * part's own page, the entry or every way to that page has brought them. Without these, the lists are less than half as
 * long: 0.4 KB of the portal's entry, and as much of each page.
 */
export function knownPreloads(): Plugin {
  return {
    name: 'echelon:known-preloads',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const found = foundBy(bundle);
        const listing = chunks.filter(({ code }) => TABLE.test(code));
        if (listing.length === 0) this.error('No chunk has a list of what it will need.');
        for (const chunk of listing) chunk.code = withoutKnown(chunk.code, found.get(chunk.fileName) ?? new Set());
      },
    },
  };
}
