import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { table } from '../src/widgets/table.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

const src = filesUnder('src');
const hosts = filesUnder('hosts');
const isCode = (file: string): boolean => /\.tsx?$/.test(file);
const exists = new Set([...src, ...hosts]);

interface Import {
  from: string;
  /** A file of ours (`src/…`), or a package's name as written. */
  to: string;
  isType: boolean;
  isDynamic: boolean;
}

/** `./money.js` names the source beside it, in any language of source. */
function fileOf(from: string, specifier: string): string {
  const path = join(dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];
  return candidates.find(candidate => exists.has(candidate)) ?? path;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const one = (specifier: string, isType: boolean, isDynamic: boolean): Import => ({
    from: file,
    to: specifier.startsWith('.') ? fileOf(file, specifier) : specifier,
    isType,
    isDynamic,
  });
  return [
    ...module.staticImports.map(({ entries, moduleRequest }) =>
      one(moduleRequest.value, entries.length > 0 && entries.every(entry => entry.isType), false),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [one(moduleRequest.value, isType, false)] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const [, specifier] = /^['"`](.*)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return specifier ? [one(specifier, false, true)] : [];
    }),
  ];
}

const imports = [...src, ...hosts].filter(isCode).flatMap(importsOf);

/** The kinds of place a file can be in; the first that matches is its place. */
const places: readonly (readonly [place: string, pattern: RegExp])[] = [
  ['stripe page', /^src\/sandbox\/stripe\//],
  ['console', /^src\/console\//],
  ['sandbox', /^src\/sandbox\//],
  ['contract', /^src\/core\/contract\//],
  ['client', /^src\/core\/client\//],
  ['session', /^src\/core\/session\//],
  ['card provider', /^src\/core\/stripe\//],
  ['core', /^src\/core\/index\.ts$/],
  ['rules', /^src\/core\/[^/]+\.ts$/],
  ['ui', /^src\/ui\//],
  ['languages', /^src\/languages\//],
  ['journey', /^src\/widgets\/journeys\//],
  ['model', /^src\/widgets\/[^/]+\/[^/]+\/.*(?:model|copy|[a-z-]+-model)\.ts$/],
  ['model', /^src\/widgets\/[^/]+\/[^/]+\/(?!index\.ts|[a-z-]+\.css\.ts)[a-z-]+\.ts$/],
  ['view', /^src\/widgets\/[^/]+\/[^/]+\/.+\.(?:tsx|css\.ts)$/],
  ['definition', /^src\/widgets\/[^/]+\/[^/]+\/index\.ts$/],
  ['table', /^src\/widgets\/(?:table\.ts$|tables\/)/],
  ['widget frame', /^src\/widgets\//],
  ['elements', /^src\/elements\//],
  ['react', /^src\/react(?:(?:-staff|-commercial|-training)?\.ts$|\/)/],
  ['prerender', /^src\/prerender\.ts$/],
  ['ambient', /^src\/[a-z-]+\.d\.ts$/],
  ['host', /^hosts\//],
];

const placeOf = (file: string): string | undefined => places.find(([, pattern]) => pattern.test(file))?.[0];

/** "One way": what each place may import from which. A place may always import from itself. */
const mayImport: Record<string, readonly string[]> = {
  contract: ['rules'],
  client: ['contract', 'rules'],
  session: ['client', 'contract', 'rules'],
  core: ['contract', 'client', 'session', 'rules'],
  rules: ['contract'],
  'card provider': ['contract', 'rules'],
  ui: ['rules'],
  languages: ['ui', 'widget frame', 'view', 'model', 'journey', 'rules'],
  console: ['client', 'contract', 'rules'],
  sandbox: ['contract', 'rules', 'stripe page'],
  'stripe page': ['contract', 'rules'],
  model: ['session', 'contract', 'client', 'rules', 'card provider', 'widget frame'],
  view: ['model', 'ui', 'widget frame', 'definition', 'contract', 'rules', 'card provider'],
  definition: ['model', 'view', 'widget frame', 'contract', 'rules'],
  journey: [
    'definition',
    'view',
    'model',
    'session',
    'ui',
    'contract',
    'rules',
    'widget frame',
    'client',
    'card provider',
  ],
  'widget frame': ['ui', 'session', 'contract', 'rules', 'client', 'languages'],
  table: ['definition', 'journey'],
  prerender: ['elements', 'table', 'widget frame'],
  elements: ['table', 'widget frame', 'session', 'rules', 'definition', 'view', 'journey'],
  react: ['table', 'definition', 'view', 'journey', 'widget frame', 'session', 'core', 'elements', 'contract', 'rules'],
  ambient: [],
  host: [],
};

/** These may only be named as types: the other side's values would come along into the wrong bundle. */
const typesOnly: Record<string, readonly string[]> = {
  rules: ['contract'],
  view: ['definition', 'contract'],
  definition: ['contract', 'rules'],
  ui: ['contract'],
  // Each language is a file of its own, and must not bring the English along.
  languages: ['widget frame', 'view', 'model', 'journey'],
};

const isOwn = (specifier: string): boolean => specifier.startsWith('src/') || specifier.startsWith('hosts/');
const folderOf = (file: string): string => dirname(file);
const line = ({ from, to, isType }: Import): string => `${from} → ${isType ? 'type ' : ''}${to}`;
const owned = imports.filter(({ to }) => isOwn(to));

describe('the one way', () => {
  it('gives every source file a place', () => {
    expect(src.filter(file => isCode(file) && placeOf(file) === undefined)).toEqual([]);
  });

  it('lets each place import only what is before it', () => {
    const wrong = owned.filter(({ from, to }) => {
      const [here, there] = [placeOf(from), placeOf(to)];
      return here !== undefined && here !== there && !(there && mayImport[here]?.includes(there));
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('lets some places be named as types only', () => {
    const wrong = owned.filter(({ from, to, isType }) => {
      const [here, there] = [placeOf(from) ?? '', placeOf(to) ?? ''];
      return !isType && here !== there && typesOnly[here]?.includes(there);
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('keeps widgets apart: two of them meet only in the session, or where staff see what customers see', () => {
    const widget = /^src\/widgets\/(?!journeys\/)[^/]+\/([^/]+)\//;
    const wrong = owned.filter(({ from, to }) => {
      const [here, there] = [widget.exec(from)?.[1], widget.exec(to)?.[1]];
      return here && there && here !== there && !(from.startsWith('src/widgets/staff/') && placeOf(to) === 'view');
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('keeps React and styles out of the core', () => {
    const wrong = imports.filter(
      ({ from, to, isType }) => from.startsWith('src/core/') && !isType && /^react|vanilla-extract|\.css/.test(to),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('keeps React and the document out of the models', () => {
    const wrong = imports.filter(
      ({ from, to, isType }) =>
        (placeOf(from) === 'model' || from.endsWith('/model.ts')) && !isType && /^(?:react|react-dom)(?:\/|$)/.test(to),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('keeps Node out of everything but the entries that run on it', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('src/') &&
        to.startsWith('node:') &&
        !/^src\/sandbox\/node\/|^src\/console\/(?:main|file-store)\.ts$|\.config\.ts$/.test(from),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('makes hosts use the package by its public names', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('hosts/') && (to.startsWith('src/') || /@echelon\/membership\/(?:src|dist)/.test(to)),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('leaves the API to the widgets: no host makes a call itself, but others for the price on their buttons', () => {
    // `serve` is the server behind the sites.
    const pages = hosts.filter(file => /\.(?:tsx?|js|html)$/.test(file) && !/^hosts\/serve(?:\/|\.ts$)/.test(file));
    expect(
      pages.filter(file =>
        /\brequest\(|\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/.test(readFileSync(join(root, file), 'utf8')),
      ),
    ).toEqual(['hosts/landing/price.js', 'hosts/partner/deal.js']);
    expect(pages.length).toBeGreaterThan(30);
  });

  it('says every amount and date about money with what it claims, so that words can be held against the charge', () => {
    const saysMoney =
      /^src\/(?:widgets\/(?:signup|journeys|screen|account\/(?:account-overview|account-history|billing-history|receipt-upload|redemption-box))\/|sandbox\/mails\/)/;
    const bare = src
      .filter(file => isCode(file) && saysMoney.test(file))
      .filter(file => /\b(?:formatMoney|moneyParts|formatDate)\(/.test(readFileSync(join(root, file), 'utf8')));
    expect(bare, 'use sayMoney and sayDate of core/figures.ts').toEqual([]);
  });

  it('has no file that imports itself through others, by its types neither', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, isDynamic } of owned) if (!isDynamic) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, path: readonly string[]): void => {
      const at = path.indexOf(file);
      if (at >= 0) circles.push([...path.slice(at), file].join(' → '));
      if (at >= 0 || done.has(file)) return;
      for (const other of next.get(file) ?? []) walk(other, [...path, file]);
      done.add(file);
    };
    for (const file of next.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });
});

describe('names', () => {
  it('are kebab-case for files and folders', () => {
    // A language's folder is its locale.
    const kebab = /^(?:[a-z]{2}-[A-Z]{2}|[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*)$/;
    const wrong = [...src, ...hosts]
      .filter(file => !/\/migrations\//.test(file))
      .filter(file => !file.split('/').every(part => kebab.test(part)));
    expect(wrong).toEqual([]);
  });

  it('are given to every export: none is the default', () => {
    const wrong = src
      .filter(file => isCode(file) && !/\.(?:config|d)\.ts$/.test(file))
      .filter(file => {
        const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
        return module.staticExports.some(({ entries }) =>
          entries.some(({ exportName, isType }) => exportName.kind === 'Default' && !isType),
        );
      });
    expect(wrong).toEqual([]);
  });

  it('run through every layer: each widget has its folder, its story and its test', () => {
    const beside = [...filesUnder('stories'), ...filesUnder('tests')];
    const missing = table.flatMap(({ tag }) => {
      const name = tag.replace(/^echelon-/, '');
      return [
        ...(src.some(file => basename(folderOf(file)) === name && file.startsWith('src/widgets/'))
          ? []
          : [`src/widgets/…/${name}/`]),
        ...(beside.some(file => file.endsWith(`/${name}.stories.tsx`)) ? [] : [`stories/…/${name}.stories.tsx`]),
        ...(beside.some(file => file.startsWith('tests/') && new RegExp(`/${name}\\.test\\.tsx?$`).test(file))
          ? []
          : [`tests/…/${name}.test.ts`]),
      ];
    });
    expect(missing).toEqual([]);
  });
});

describe('what is on a disk', () => {
  it('is removed with all that is in it by one module alone, which knows what this program made', () => {
    const removes =
      /\b(?:rm|rmSync|rmdir|rmdirSync)\((?:[^()]|\([^()]*\))*\brecursive\b|\brimraf\b|\brm -[a-z]*[rR]|'-rf?'|emptyOutDir: true/;
    const all = ['scripts', 'src', 'vite', 'hosts', '.storybook', '.ci'].flatMap(filesUnder);
    const readable = [...all, 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'package.json'].filter(
      file => /\.(?:[cm]?[jt]sx?|json|sh)$/.test(file) || file.startsWith('.ci/'),
    );
    const removing = readable.filter(file => removes.test(readFileSync(join(root, file), 'utf8')));
    expect(removing).toEqual(['scripts/lib/own-folder.mjs']);
    expect(readable.length).toBeGreaterThan(2000);
  });
});

describe('tests', () => {
  it('wait for a state, as long as is said for all: less is no check, and fails where the machine is slow', () => {
    const ownTime = /\btimeout: \d|\bsetTimeout\([\d_]+\)|^ *\}, [\d_]+\);$|performance\.now\(\) - \w+\)\.toBeLess/m;
    // What the client is told to wait for is what its tests are about.
    const ofClient = ['tests/core/client/client.test.ts', 'tests/core/client/ofetch.test.ts'];
    // Here two looks that take too long are no failure: the reader looks again.
    const looks = ['read', 'training', 'hands'].map(name => `tests/journeys/lost-answers/${name}.ts`);
    const wrong = ['tests', 'stories', '.storybook']
      .flatMap(filesUnder)
      .filter(file => isCode(file) && ![...ofClient, ...looks].includes(file))
      .filter(file => ownTime.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('read the clock once: a second reading, in what is expected, may be of the next second', () => {
    const again = /\.(?:toBe|toEqual|toStrictEqual|toMatchObject|toContain|toHaveProperty)\(.*\bnow\(\)/;
    const wrong = [...filesUnder('tests'), ...filesUnder('stories')].filter(isCode).filter(file =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .some(text => again.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});
