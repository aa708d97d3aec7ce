import type { PieceProperty } from './props-of.js';

/** What a folder of `src/ui` says about itself. */
export interface SourceFacts {
  /** Its components, each with the path to import it by, and its properties. */
  readonly components: readonly {
    readonly name: string;
    readonly from: string;
    readonly props: readonly PieceProperty[];
  }[];
  /** What a page may style through `::part()`. */
  readonly parts: readonly string[];
  /** The `--echelon-*` properties that it reads itself. */
  readonly properties: readonly string[];
}

/** A token's public name; the contract spells it in the same way: `fontBody` is `--echelon-font-body`. */
const propertyOf = (token: string): string =>
  `--echelon-${token.replace(/([A-Z]|\d+)/g, part => `-${part.toLowerCase()}`)}`;

/** `part="a"`, `part = 'a'` in the props, and every text of `part={…}`: what a condition chooses from. */
function* partsIn(source: string): Generator<string> {
  for (const [, quoted, byDefault, code] of source.matchAll(/\bpart(?:="([^"]+)"| = '([^']+)'|=\{([^}]*)\})/g)) {
    for (const text of code === undefined
      ? [quoted ?? byDefault ?? '']
      : [...code.matchAll(/'([^']+)'/g)].map(([, inner = '']) => inner))
      yield* text.split(' ');
  }
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].filter(Boolean).sort();

/** Reads the sources of one folder, given by their path in the project; `isPublic` knows what the package exports. */
export function factsOf(
  sources: Readonly<Record<string, string>>,
  isPublic: (component: string) => boolean,
  propsOf: (component: string) => readonly PieceProperty[] = () => [],
): SourceFacts {
  const files = Object.entries(sources);
  const named = files.flatMap(([file, source]) =>
    [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => ({ name, file })),
  );
  return {
    components: named.map(({ name, file }) => ({
      name,
      from: isPublic(name) ? '@echelon/membership/ui' : file.replace(/\.tsx$/, '.js'),
      props: propsOf(name),
    })),
    parts: sorted(files.flatMap(([, source]) => [...partsIn(source)])),
    properties: sorted(
      files.flatMap(([, source]) => [...source.matchAll(/\bvars\.(\w+)/g)].map(([, token = '']) => propertyOf(token))),
    ),
  };
}
