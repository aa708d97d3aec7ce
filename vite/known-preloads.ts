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
 * part's own page or the entry has brought them. Without these, the lists are a third shorter: 0.4 KB of the portal's
 * entry, and as much of each page.
 */
export function knownPreloads(): Plugin {
  return {
    name: 'echelon:known-preloads',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const entries = chunks.filter(({ isEntry }) => isEntry);
        const always = new Set(entries.flatMap(entry => [...loadedWith(bundle, entry)]));
        const listing = chunks.filter(({ code }) => TABLE.test(code));
        if (listing.length === 0) this.error('No chunk has a list of what it will need.');
        for (const chunk of listing)
          chunk.code = withoutKnown(chunk.code, new Set([...always, ...loadedWith(bundle, chunk)]));
      },
    },
  };
}
