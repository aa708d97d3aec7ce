import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const pathOf = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** A module, by its path under `src`, with everything that comes with it without being asked for later. */
function closure(graph: Graph, path: string): Set<string> {
  const found = new Set([pathOf(path)]);
  for (const id of found) for (const other of graph.getModuleInfo(id)?.importedIds ?? []) found.add(other);
  return found;
}

// What can be done with chosen rows, and the way there: tables have both, a list without a table fetches them later.
const BULK = ['ui/data/data-table/bulk-line.tsx', 'ui/data/data-table/to-bulk.tsx'];

const names = ['page', 'icons', 'session', 'frame', 'bulk'] as const;
type Name = (typeof names)[number];

function chunksOf(graph: Graph): Map<string, Name> {
  const elements = closure(graph, 'elements/index.ts');
  const icons = closure(graph, 'ui/icon/shapes.ts');
  const figures = closure(graph, 'core/figures.ts');
  const core = new Set([...closure(graph, 'core/index.ts'), ...figures]);
  const every = [
    'widgets/element/component.tsx',
    'widgets/screen/use-model.ts',
    'ui/feedback/coming/coming.tsx',
    'ui/feedback/skeleton/skeleton.tsx',
  ].flatMap(path => [...closure(graph, path)]);
  const nameOf = (id: string): Name => {
    if (elements.has(id)) return 'page';
    if (icons.has(id)) return 'icons';
    return core.has(id) ? 'session' : 'frame';
  };
  const known = new Set([...every, ...figures]);
  const bulk = BULK.map(path => [pathOf(path), 'bulk'] as const);
  return new Map<string, Name>([...[...known].map(id => [id, nameOf(id)] as const), ...bulk]);
}

/**
 * The chunks of the npm package for what nearly every component stands on: few files are smaller than many in an app
 * that shows one component, 0.7 KB of an offer picker.
 *
 * - `page`: what elements need of the page before any of them is used
 * - `icons`: every icon
 * - `session`: what is of the core: the client, the session, money
 * - `frame`: what stands around each widget
 * - `bulk`: what can be done with chosen rows of a table or list
 */
export function packageChunks(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  let chunks: Map<string, Name> | undefined;
  // A group takes along what it imports, unless one of a higher priority has it.
  return names.map((name, index) => ({
    name: (id, graph) => ((chunks ??= chunksOf(graph)).get(id) === name ? name : null),
    priority: names.length - index,
  }));
}
