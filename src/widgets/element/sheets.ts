import type { SheetSource } from './define.js';

interface Registry {
  get(source: SheetSource): CSSStyleSheet[];
  replace(source: SheetSource): void;
}

function createRegistry(page: typeof globalThis): Registry {
  const made = new Map<string, CSSStyleSheet>();
  // Keyed by text as well, so that two versions of the library on one page never overwrite each other.
  const keyOf = (id: string, css: string) => (import.meta.env.DEV ? id : `${id}\n${css}`);
  const sheet = ([id, css]: SheetSource[number]) => {
    const key = keyOf(id, css);
    let found = made.get(key);
    if (!found) {
      found = new page.CSSStyleSheet();
      found.replaceSync(css);
      made.set(key, found);
    }
    return found;
  };
  return {
    get: source => source.map(sheet),
    replace: source => {
      for (const [id, css] of source) made.get(keyOf(id, css))?.replaceSync(css);
    },
  };
}

const KEY = Symbol.for('echelon.sheets');
const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' && value !== null && 'get' in value && 'replace' in value;

/** One `CSSStyleSheet` per stylesheet, shared by every element of a page. A sheet belongs to the document that made it. */
export function sheets({ defaultView }: Document = document): Registry {
  const page = defaultView ?? globalThis;
  const found: unknown = Reflect.get(page, KEY);
  if (isRegistry(found)) return found;
  const made = createRegistry(page);
  Reflect.set(page, KEY, made);
  return made;
}
