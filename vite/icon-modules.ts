import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const ICON = '\0icon:';

/** Where icons are imported from: in the sources, and by an app that has the package. */
const froms = {
  sources: { code: /\/icon\/shapes\.js/, id: /\/src\/.*\.tsx?$/, path: String.raw`[^'"]*\/icon\/shapes\.js` },
  package: {
    code: /\bicons\b/,
    id: /\/(?:dist|hosts)\//,
    path: String.raw`(?:\.\.?\/icons\.js|@echelon\/membership\/icons)`,
  },
} as const;

/**
 * Makes a module of each icon, so that a file holds the icons of those who load it, and the first one not those of every
 * widget. Saves 1.3 KB of the first offer picker.
 */
export function iconModules(from: keyof typeof froms = 'sources'): Plugin {
  const { path, ...filter } = froms[from];
  const importing = new RegExp(String.raw`import \{([^}]*)\} from ['"]${path}['"];`, 'g');
  const drawings = new Map(
    [
      ...readFileSync(new URL('../src/ui/icon/shapes.ts', import.meta.url), 'utf8').matchAll(
        /^export const (\w+): IconShape = (.+);$/gm,
      ),
    ].map(([, name = '', drawing]) => [name, drawing]),
  );
  const imported = (named: string): string => {
    const name = named.trim();
    // Types are gone before anything is built.
    return !name || name.startsWith('type ')
      ? ''
      : `import { icon as ${name.split(' as ')[1] ?? name} } from '${ICON}${name.split(' as ')[0]}';`;
  };
  return {
    name: 'echelon:icon-modules',
    enforce: 'pre',
    resolveId: id => (id.startsWith(ICON) ? { id, moduleSideEffects: false } : null),
    load(id) {
      if (!id.startsWith(ICON)) return null;
      const drawing = drawings.get(id.slice(ICON.length));
      if (!drawing) this.error(`There is no icon ${id.slice(ICON.length)}.`);
      return `export const icon = ${drawing};`;
    },
    transform: {
      filter,
      handler: code => ({
        code: code.replace(importing, (_, names: string) => names.split(',').map(imported).join(' ')),
        map: null,
      }),
    },
  };
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Everything that a module imports without being asked for later. */
function closure(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of graph.getModuleInfo(id)?.importedIds ?? []) closure(graph, other, found);
  return found;
}

/**
 * Names the file of an icon: one for each of these groups of modules that show it, the first first, and one for all others
 * that more than one module shows. An icon of a single module stays with that.
 */
export function iconGroups(
  firsts: Readonly<Record<string, readonly string[]>>,
): (id: string, graph: Graph) => string | null {
  let groups: { name: string; shown: Set<string> }[] | undefined;
  return (id, graph) => {
    if (!id.startsWith(ICON)) return null;
    groups ??= Object.entries(firsts).map(([name, modules]) => ({
      name,
      shown: new Set(modules.flatMap(one => [...closure(graph, one)])),
    }));
    const group = groups.find(({ shown }) => shown.has(id));
    return group?.name ?? ((graph.getModuleInfo(id)?.importers.length ?? 0) > 1 ? 'more-icons' : null);
  };
}
