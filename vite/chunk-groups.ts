import type { Rolldown } from 'vite';
import { joinGroups, type Group } from './join-groups.js';
import { root } from '../scripts/lib/paths.mjs';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
// A widget's view, or a part of one that is fetched when it is first needed.
const WIDGET = /^\0widget:.*\/widgets\/(.+)\.tsx\.js$/;

// What other audiences than the public have defined; members' definitions come with what finds the rest.
const TABLE = /\/widgets\/tables\/(\w+)\.ts$/;
const MEMBERS = /\/elements\/other-audiences\.ts$/;

/** Bytes on the wire that whoever does not need them may get all the same. */
const SMALL = 1500;

/** What a character of source comes to on the wire. */
const ON_THE_WIRE = 0.15;

const FORM = /\/src\/ui\/forms\/form\/form\.tsx$/;

const hasForm = (modules: Set<string> = new Set()): boolean => [...modules].some(id => FORM.test(id));

/**
 * What the pages of a kind are made of goes into files of its own before a second widget shares it, so that the next one
 * costs what is its own. The first that matches has a module; the library of the tables alone would be too large for one.
 */
const KINDS = {
  // Tables, lists and their filters have these; in the file of one, the files would wait for one another.
  chips: /\/src\/(?:ui\/data\/filter-chips\/filter-chips\.tsx|widgets\/list\/copy\.ts)$|^\0icon:(?:filter|arrowUp)$/,
  'table-core': /\/table-core\/dist\/core\/table\/constructTable\.js$/,
  'table-features': /\/table-core\/dist\/index\.js$/,
  table: /\/src\/ui\/data\/data-table\/data-table\.tsx$/,
  chart: /\/src\/ui\/data\/(?:bar|line)-chart\/(?:bar|line)-chart\.tsx$/,
  'workout-graph': /\/src\/ui\/data\/workout-graph\/workout-graph\.tsx$/,
  list: /\/src\/widgets\/list\/(?:model\.ts|view\.tsx)$/,
  'draft-model': /\/src\/widgets\/draft\/model\.ts$/,
  draft: /\/src\/widgets\/draft\/page\.tsx$/,
};

// What only people at a desk load (staff, dealers, owners), and members who look at their training.
const OF_OTHERS = /^(?:staff|commercial|training|list|draft)\//;

/** The styles that a view brings stand in none of its modules. */
const withoutSheet = (id: string): string => id.replace(/\.vanilla\.css\?inline$/, '');

/** Everything that comes with a module without being asked for later. */
function closure(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of graph.getModuleInfo(id)?.importedIds ?? []) closure(graph, other, found);
  return found;
}

interface Entries {
  definitions: Set<string>;
  /** Those of the other audiences, by their names. */
  others: Map<string, Set<string>>;
  mount: Set<string>;
  /** What comes with each view and each part, by its path under `widgets`. */
  views: Map<string, Set<string>>;
}

function entriesOf(graph: Graph, from: string): Entries {
  const entries: Entries = { definitions: new Set(), others: new Map(), mount: new Set(), views: new Map() };
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const lazy of dynamicallyImportedIds) {
      const [, path] = WIDGET.exec(lazy) ?? [];
      const audience = MEMBERS.test(lazy) ? 'member' : TABLE.exec(lazy)?.[1];
      if (path) entries.views.set(path, closure(graph, lazy));
      else if (audience) entries.others.set(audience, closure(graph, lazy));
      else if (lazy.endsWith('/elements/definitions.ts')) entries.definitions = closure(graph, lazy);
      else if (/\/elements\/mount\.tsx?$/.test(lazy)) entries.mount = closure(graph, lazy);
    }
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next);
  };
  visit(from);
  return entries;
}

/**
 * What few people come to on a journey: its end, which is fetched when it has succeeded, where a code is typed, why it is
 * refused, that they have nothing to sign up for, that there are no offers, or what keeps the card fields away. What is in it is no part of the way.
 */
const isAside = (path: string): boolean =>
  /^journeys\/.*\/(?:welcome|code-form|refusal|cannot-join)$|\/(?:offer-picker\/nothing|payment-form\/cannot-go-on)$/.test(
    path,
  );

/** A journey and all the parts that it comes to bring. */
function partsOf(graph: Graph, views: Entries['views'], journey: string, found = new Set<string>()): Set<string> {
  const modules = views.get(journey);
  if (!modules || found.has(journey) || isAside(journey)) return found;
  found.add(journey);
  for (const id of modules)
    for (const lazy of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      partsOf(graph, views, WIDGET.exec(lazy)?.[1] ?? '', found);
  // A part that comes with the journey itself, and is a widget too.
  for (const [path, own] of views)
    if (!found.has(path) && [...own].every(id => modules.has(id) || id.startsWith('\0'))) found.add(path);
  return found;
}

const isJourney = (path: string): boolean => path.startsWith('journeys/');

/** A step that nobody sees outside of its journey, or what stands beside such steps. */
const isStep = (path: string): boolean => /^journeys\/.*(?:-step|\/summary)$/.test(path);

/** The chunk of what the journey in which most people come brings: few files, whoever else may want something of them. */
function chunkOfJourney(
  usedBy: readonly string[],
  journey: string,
  parts: ReadonlySet<string>,
  { views, alone }: Pick<Entries, 'views'> & { alone: string },
): string {
  const widgets = usedBy.filter(path => parts.has(path) && !isJourney(path));
  const isFirst = usedBy.includes(journey);
  // What the journey's first screen shares, and the part that is shown alone, comes with the very first file: nobody waits for one more.
  const sharing = widgets.length + (isFirst ? 1 : 0);
  if ((isFirst || widgets.includes(alone)) && sharing > 1) return 'base';
  const [only = ''] = widgets;
  // A step that has something in common with a part that it does not show comes without that part.
  const isApart =
    widgets.length === 1 &&
    !hasForm(views.get(only)) &&
    usedBy.some(path => isStep(path) && ![...(views.get(path) ?? [])].some(id => id.endsWith(`/widgets/${only}.tsx`)));
  if (isApart) return only === alone ? 'base' : 'more';
  // What its first screen needs never waits in the file of a later step.
  if (isFirst) return journey;
  if (widgets.length > 1) return widgets.every(path => hasForm(views.get(path))) ? 'fields' : 'more';
  return widgets[0] ?? usedBy.find(path => parts.has(path) && !isStep(path)) ?? 'steps';
}

// Some modules name files by their whole path; where the project lies must not decide what goes together.
const codeOf = (graph: Graph, id: string): string => graph.getModuleInfo(id)?.code?.replaceAll(root, '') ?? '';

const bytesOf = (graph: Graph, ids: Iterable<string>): number =>
  [...ids].reduce((sum, id) => sum + codeOf(graph, id).length * ON_THE_WIRE, 0);

/** Names the kind of page that a module is of: all who load it are pages of that kind, or parts of its own. */
function kindsOf(graph: Graph, views: Entries['views']): (id: string, usedBy: readonly string[]) => string | undefined {
  const kinds = Object.entries(KINDS).map(([name, pattern]) => {
    const modules = new Set<string>();
    const users = new Set<string>();
    for (const [path, own] of views)
      for (const id of own)
        if (pattern.test(id)) {
          users.add(path);
          closure(graph, id, modules);
        }
    return { name, modules, users };
  });
  return (id, usedBy) =>
    kinds.find(
      ({ name, modules, users }) =>
        modules.has(withoutSheet(id)) && usedBy.every(path => users.has(path) || path.startsWith(`${name}/`)),
    )?.name;
}

/** Names a chunk for each module: those of the journey first; of the others by who loads them, small ones joined. */
function namesOf(
  graph: Graph,
  { definitions, others, mount, views }: Entries,
  lead: string,
  journey: string,
  alone: string,
): Map<string, string> {
  const names = new Map<string, string>();
  const first = [...views].find(([path]) => path.endsWith(`/${lead}/view`))?.[1] ?? new Set<string>();
  for (const id of [...mount, ...first]) names.set(id, 'base');
  for (const id of definitions) names.set(id, 'definitions');
  for (const [audience, modules] of others)
    for (const id of modules) if (!names.has(id)) names.set(id, `${audience}-definitions`);
  const parts = partsOf(graph, views, journey);
  const groups = new Map<string, Group & { modules: Set<string> }>();
  const wanted = new Map<string, string[]>();
  const kindOf = kindsOf(graph, views);
  for (const id of new Set([...views.values()].flatMap(modules => [...modules]))) {
    if (REACT.test(id) || names.has(id)) continue;
    const usedBy = [...views].filter(([, modules]) => modules.has(id)).map(([path]) => path);
    if (usedBy.some(path => parts.has(path))) {
      const chunk = chunkOfJourney(usedBy, journey, parts, { views, alone });
      names.set(id, chunk.replaceAll('/', '~'));
      // What others want of a part they are not to get with all of it.
      if ((views.has(chunk) || chunk === 'steps') && usedBy.some(path => !parts.has(path) && !isAside(path)))
        wanted.set(chunk, [...(wanted.get(chunk) ?? []), id]);
      continue;
    }
    const aside = usedBy.find(isAside);
    if (aside) {
      names.set(id, aside.replaceAll('/', '~'));
      continue;
    }
    const kind = kindOf(id, usedBy);
    if (kind) {
      names.set(id, kind);
      continue;
    }
    // What several other widgets share is cut as if those pages were not there; of what is one widget's own, they get a part.
    const outside = usedBy.filter(path => !OF_OTHERS.test(path));
    const users = outside.length > 1 ? outside : usedBy;
    const key = users.join(' ');
    const group = groups.get(key) ?? { users: new Set(users), modules: new Set<string>(), bytes: 0 };
    group.modules.add(id);
    group.bytes += bytesOf(graph, [id]);
    groups.set(key, group);
  }
  for (const [part, ids] of wanted) {
    const shared =
      part === journey || part === alone ? 'base' : part === 'steps' || hasForm(views.get(part)) ? 'fields' : 'more';
    if (bytesOf(graph, ids) < SMALL) for (const id of ids) names.set(id, shared);
  }
  const joined = joinGroups([...groups.values()], id => graph.getModuleInfo(id)?.importedIds ?? []);
  for (const [number, { modules, users }] of joined.entries()) {
    const [only = ''] = users;
    for (const id of modules) names.set(id, users.size === 1 ? only.replaceAll('/', '~') : `shared-${number}`);
  }
  return names;
}

/**
 * Which chunk of the script tag a module goes to. Left alone, a bundler makes one chunk for every set of widgets
 * that share something, which is dozens of small requests; here a first widget takes `base` and its own. Few large
 * files are also smaller than many: one file of React, `base` and `lead` saves 1.5 KB over three. By the bundler's own
 * `entriesAware` the family manager would be 114 KB in 11 files in place of 91 in 9 (decision 21).
 *
 * - `base`: React, what mounting needs, all of the first widget of nearly every page (`lead`), and what others share
 *   with the first screen of `journey` and with its part `alone`, which partners show by itself: each needs one file more
 * - `definitions`: those that every page downloads, before any widget is used; beside it one file for each other audience
 * - one chunk for each widget and each part that is fetched later
 * - `more`: what the later parts of `journey` share
 * - `steps`: the steps that only `journey` shows
 * - `fields`: what only those of its parts share that ask people to fill in a form
 * - `table`, `list`, `draft`: what the pages of a kind are made of, from the first of them on
 * - what other widgets share, by who shares it; small ones are joined (`joinGroups`)
 */
export function chunkGroups(
  loader: RegExp,
  lead: string,
  journey: string,
  alone: string,
): (id: string, graph: Graph) => string | null {
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
    if (id === entry) return null;
    names ??= namesOf(graph, entriesOf(graph, entry), lead, journey, alone);
    return names.get(id) ?? null;
  };
}
