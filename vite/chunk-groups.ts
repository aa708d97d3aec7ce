import type { Rolldown } from 'vite';
import { joinGroups, type Group } from './join-groups.js';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
// A widget's view, or a part of one that is fetched when it is first needed.
const WIDGET = /^\0widget:.*\/widgets\/(.+)\.tsx\.js$/;

/** What a character of source comes to on the wire. */
const ON_THE_WIRE = 0.15;

/** Everything that comes with a module without being asked for later. */
function closure(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of graph.getModuleInfo(id)?.importedIds ?? []) closure(graph, other, found);
  return found;
}

interface Entries {
  definitions: Set<string>;
  mount: Set<string>;
  /** What comes with each view and each part, by its path under `widgets`. */
  views: Map<string, Set<string>>;
}

function entriesOf(graph: Graph, from: string): Entries {
  const entries: Entries = { definitions: new Set(), mount: new Set(), views: new Map() };
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const lazy of dynamicallyImportedIds) {
      const [, path] = WIDGET.exec(lazy) ?? [];
      if (path) entries.views.set(path, closure(graph, lazy));
      else if (lazy.endsWith('/elements/definitions.ts')) entries.definitions = closure(graph, lazy);
      else if (/\/elements\/mount\.tsx?$/.test(lazy)) entries.mount = closure(graph, lazy);
    }
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next);
  };
  visit(from);
  return entries;
}

/** A journey brings its parts one after the other: what they share is downloaded once for all of them. */
function journeysOf(graph: Graph, views: Entries['views']): Map<string, Set<string>> {
  const journeys = new Map<string, Set<string>>();
  for (const [path, modules] of views) {
    const parts = [...modules].flatMap(id => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).flatMap(id => WIDGET.exec(id)?.[1] ?? []);
    if (parts.length > 0) journeys.set(`${path} in all`, new Set([path, ...parts].flatMap(part => [...(views.get(part) ?? [])])));
  }
  return journeys;
}

/** What is always loaded together, then joined where few large files are better than many small ones. */
function groupsOf(graph: Graph, { definitions, mount, views }: Entries, lead: Set<string>): Group[] {
  const users = new Map([...views, ...journeysOf(graph, views)]);
  const groups = new Map<string, Group>();
  for (const id of new Set([...views.values()].flatMap(modules => [...modules]))) {
    if (REACT.test(id) || definitions.has(id) || mount.has(id) || lead.has(id)) continue;
    const usedBy = [...users].filter(([, modules]) => modules.has(id)).map(([name]) => name);
    const key = usedBy.join(' ');
    const group = groups.get(key) ?? { users: new Set(usedBy), modules: new Set<string>(), bytes: 0 };
    group.modules.add(id);
    group.bytes += (graph.getModuleInfo(id)?.code?.length ?? 0) * ON_THE_WIRE;
    groups.set(key, group);
  }
  return joinGroups([...groups.values()], id => graph.getModuleInfo(id)?.importedIds ?? []);
}

/**
 * Which chunk of the script tag a module goes to. Left alone, a bundler makes one chunk for every set of widgets
 * that share something, which is dozens of small requests; here a first widget takes `base` and its own. Few large
 * files are also smaller than many: one file of React, `base` and `lead` saves 1.5 KB over three.
 *
 * - `base`: React, what mounting needs, and all of the first widget of nearly every page (`lead`)
 * - one chunk for each widget and each part that is fetched later
 * - what several of them share, by who shares it; small ones are joined (`joinGroups`)
 */
export function chunkGroups(loader: RegExp, lead: string): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined;
  let entry: string | undefined;
  return (id, graph) => {
    if (REACT.test(id)) return 'base';
    if (!entry) {
      // Any module leads back to the loader by its importers.
      const back = new Set<string>();
      const find = (at: string): string | undefined => {
        if (back.has(at)) return undefined;
        back.add(at);
        if (loader.test(at)) return at;
        const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(at) ?? {};
        for (const importer of [...importers, ...dynamicImporters]) {
          const found = find(importer);
          if (found) return found;
        }
        return undefined;
      };
      entry = find(id);
    }
    if (!entry) return null;
    if (!names) {
      const entries = entriesOf(graph, entry);
      const first = [...entries.views].find(([path]) => path.endsWith(`/${lead}/view`))?.[1] ?? new Set();
      names = new Map();
      for (const own of [...entries.mount, ...first]) if (own !== entry && !entries.definitions.has(own)) names.set(own, 'base');
      for (const [number, { modules, users }] of groupsOf(graph, entries, first).entries()) {
        const [only = ''] = users;
        for (const module of modules) if (module !== entry) names.set(module, users.size === 1 ? only.replaceAll('/', '-') : `shared-${number}`);
      }
    }
    return names.get(id) ?? null;
  };
}
