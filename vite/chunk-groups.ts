import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
// A widget's view, or a part of it that is fetched when it is first needed.
const WIDGET = /^\0widget:.*\/widgets\/([^/]+)\/([^/]+)\/([^/]+)\.tsx\.js$/;

const FORM = /\/src\/ui\/form\/form\.tsx$/;

const hasForm = (modules: Set<string> = new Set()): boolean => [...modules].some(id => FORM.test(id));

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
  /** By the widget's name; journeys, which are made of other widgets, apart. */
  widgets: Map<string, Set<string>>;
  journeys: Map<string, Set<string>>;
}

function entriesOf(graph: Graph, from: string): Entries {
  const entries: Entries = { definitions: new Set(), mount: new Set(), widgets: new Map(), journeys: new Map() };
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const lazy of dynamicallyImportedIds) {
      const [, group, widget, part] = WIDGET.exec(lazy) ?? [];
      if (widget && part) (group === 'journeys' ? entries.journeys : entries.widgets).set(part === 'view' ? widget : part, closure(graph, lazy));
      else if (lazy.endsWith('/elements/definitions.ts')) entries.definitions = closure(graph, lazy);
      else if (/\/elements\/mount\.tsx?$/.test(lazy)) entries.mount = closure(graph, lazy);
    }
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next);
  };
  visit(from);
  return entries;
}

/**
 * Which chunk of the script tag a module goes to. Left alone, a bundler makes one chunk for every set of widgets
 * that share something, which is dozens of small requests; here a first widget takes `base` and its own. Few large
 * files are also smaller than many: one file of React, `base` and `lead` saves 1.5 KB over three.
 *
 * - `base`: React, what mounting needs, and all of the first widget of nearly every page (`lead`)
 * - `more`: what other widgets share
 * - `fields`, `panels`: what only those share that ask people to fill in a form, and what only those that do not
 * - one chunk for each widget and each part that is fetched later, and one for what only a journey has
 */
export function chunkGroups(loader: RegExp, lead: string): (id: string, graph: Graph) => string | null {
  let known: Entries | undefined;
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
    known ??= entriesOf(graph, entry);
    const { definitions, mount, widgets, journeys } = known;
    if (id === entry || definitions.has(id)) return null;
    const users = [...widgets].filter(([, modules]) => modules.has(id)).map(([name]) => name);
    if (mount.has(id) || users.includes(lead)) return 'base';
    if (users.length > 1) {
      const forms = users.filter(name => hasForm(widgets.get(name))).length;
      return forms === users.length ? 'fields' : forms === 0 ? 'panels' : 'more';
    }
    return users[0] ?? [...journeys].find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}
