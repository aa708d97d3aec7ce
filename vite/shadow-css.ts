import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { normalizePath, parseSync, type Plugin } from 'vite';
import { root } from '../scripts/lib/paths.mjs';

const SHEETS = '?shadow-css';
const PAGE_SHEETS = '?page-css';
const WIDGET = '?widget';
const SHEETS_ID = '\0shadow-css:';
const PAGE_SHEETS_ID = '\0page-css:';
const WIDGET_ID = '\0widget:';
const virtual = { [SHEETS]: SHEETS_ID, [PAGE_SHEETS]: PAGE_SHEETS_ID, [WIDGET]: WIDGET_ID };
const MODULE = /\.(?:[cm]?[jt]sx?|css)$/;
const VANILLA = /\.css\.[jt]s$/;

/** Names a file so that what is built from it is the same in every folder. */
const nameOf = (file: string): string => normalizePath(relative(root, file));
const fileOf = (name: string): string => normalizePath(join(root, name));

interface Resolver {
  resolve(
    source: string,
    importer?: string,
  ): Promise<{ id: string; external: boolean | 'absolute' | 'relative' } | null>;
  addWatchFile(id: string): void;
}

/** What a module imports or re-exports as values, in source order. */
function valueImports(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const found: { at: number; specifier: string }[] = [];
  for (const { entries, moduleRequest } of module.staticImports) {
    if (entries.length === 0 || entries.some(entry => !entry.isType))
      found.push({ at: moduleRequest.start, specifier: moduleRequest.value });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest && !isType) found.push({ at: moduleRequest.start, specifier: moduleRequest.value });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ specifier }) => specifier);
}

/** What a module imports when it is needed, where that is written out. */
function lazyImports(file: string, code: string): string[] {
  const written = parseSync(file, code).module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(code.slice(start, end))?.[1],
  );
  return written.filter(specifier => specifier !== undefined).map(specifier => specifier.replace(/\?.*$/, ''));
}

interface Source {
  /** The files it imports. */
  imports: string[];
  /** The files it imports when they are needed. */
  lazy: string[];
  /** Whether it makes a stylesheet; a file of tokens or mixins alone makes none. */
  hasSheet: boolean;
}

async function readSource(context: Resolver, file: string): Promise<Source> {
  const code = await readFile(file, 'utf8');
  const filesOf = async (specifiers: readonly string[]) => {
    const found = await Promise.all(specifiers.map(specifier => context.resolve(specifier, file)));
    return found.flatMap(resolved => (resolved && !resolved.external && MODULE.test(resolved.id) ? [resolved.id] : []));
  };
  const imports = await filesOf(valueImports(file, code));
  const lazy = await filesOf(lazyImports(file, code));
  // Resolving also makes sure that the stylesheet was compiled.
  return {
    imports,
    lazy,
    hasSheet: VANILLA.test(file) && (await context.resolve(`${file}.vanilla.css`, file)) !== null,
  };
}

/** The stylesheets of a module graph, dependencies first, and every file that was read to find them; `all` follows what is imported later too. */
async function collect(
  context: Resolver,
  entry: string,
  known: Map<string, Promise<Source>>,
  all: boolean,
): Promise<{ sheets: string[]; files: Set<string> }> {
  const files = new Set<string>();
  const sheets: string[] = [];
  const later: string[] = [];
  const walk = async (file: string): Promise<void> => {
    if (files.has(file) || file.includes('/node_modules/')) return;
    files.add(file);
    context.addWatchFile(file);
    if (file.endsWith('.css')) {
      sheets.push(file);
      return;
    }
    const source = known.get(file) ?? readSource(context, file);
    known.set(file, source);
    const { imports, lazy, hasSheet } = await source;
    for (const next of imports) await walk(next);
    if (hasSheet) sheets.push(`${file}.vanilla.css`);
    if (all) later.push(...lazy);
  };
  await walk(entry);
  for (const file of later) await walk(file);
  return { sheets, files };
}

/**
 * Styles for shadow roots, from the same sources that make `styles.css`.
 *
 * - `import sheets from './view.tsx?shadow-css'` → `[[id, cssText], …]` of every stylesheet the view imports.
 * - `import sheets from './view.tsx?page-css'` → the same, with those of everything that the view imports later.
 * - `import('./view.tsx?widget')` → `{ View, css }`: the view and its own sheets in one lazy chunk.
 */
export function shadowCss(): Plugin {
  const filesOf = new Map<string, Set<string>>();
  // Views share most of what they import; while developing, files change, and each walk reads them again.
  const built = new Map<string, Promise<Source>>();
  let serving = false;
  return {
    name: 'echelon:shadow-css',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    async resolveId(source, importer) {
      const [query, prefix] = Object.entries(virtual).find(([ending]) => source.endsWith(ending)) ?? [];
      if (!query) return undefined;
      const view = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      // The ending makes other plugins take the virtual module for what it is: JavaScript.
      return view && `${prefix}${nameOf(view.id)}.js`;
    },
    async load(id) {
      if (id.startsWith(WIDGET_ID)) {
        const view = fileOf(id.slice(WIDGET_ID.length, -'.js'.length));
        return `export { View } from ${JSON.stringify(view)};\nexport { default as css } from ${JSON.stringify(view + SHEETS)};`;
      }
      const prefix = [SHEETS_ID, PAGE_SHEETS_ID].find(start => id.startsWith(start));
      if (!prefix) return undefined;
      const { sheets, files } = await collect(
        this,
        fileOf(id.slice(prefix.length, -'.js'.length)),
        serving ? new Map() : built,
        prefix === PAGE_SHEETS_ID,
      );
      filesOf.set(id, files);
      // Only the replacer of edited styles asks for names; built styles are told apart by their text.
      const name = (file: string): string => (serving ? nameOf(file).replace(/\.vanilla\.css$/, '') : '');
      return [
        ...sheets.map((file, index) => `import css${index} from ${JSON.stringify(`${file}?inline`)};`),
        `export default [${sheets.map((file, index) => `[${JSON.stringify(name(file))}, css${index}]`).join(', ')}];`,
        // The element runtime leaves a replacer here while developing, so that an edited style shows without a reload.
        ...(serving
          ? [
              "import.meta.hot?.accept(next => next && globalThis[Symbol.for('echelon.sheets')]?.replace?.(next.default));",
            ]
          : []),
      ].join('\n');
    },
    // `?inline` modules do not follow the file they come from, so the virtual modules join its update.
    hotUpdate({ file, modules }) {
      if (!/\.css(?:\.[jt]s)?$/.test(file)) return undefined;
      const affected = [...filesOf]
        .filter(([, files]) => files.has(file))
        .map(([id]) => this.environment.moduleGraph.getModuleById(id));
      return affected.length > 0 ? [...modules, ...affected.filter(module => module !== undefined)] : undefined;
    },
  };
}
