/** Modules that go into one file, and who loads it. */
export interface Group {
  users: ReadonlySet<string>;
  modules: ReadonlySet<string>;
  /** On the wire. */
  bytes: number;
}

type ImportsOf = (module: string) => readonly string[];

/** What a file costs beside its content, for each who loads it: a request, and words that compress worse apart. */
const PER_FILE = 1600;

/** What joining two groups saves in bytes, over all who load them; below nothing when it costs. */
function gain(a: Group, b: Group): number {
  const both = [...a.users].filter(user => b.users.has(user)).length;
  return PER_FILE * both - b.bytes * (a.users.size - both) - a.bytes * (b.users.size - both);
}

const join = (a: Group, b: Group): Group => ({
  users: new Set([...a.users, ...b.users]),
  modules: new Set([...a.modules, ...b.modules]),
  bytes: a.bytes + b.bytes,
});

/** Whether a way leads from one group to the other over a third: joined, they would wait for it and it for them. */
function leadsAround(from: Group, to: Group, groups: readonly Group[], importsOf: ImportsOf): boolean {
  const home = new Map(groups.flatMap(group => [...group.modules].map(module => [module, group] as const)));
  const seen = new Set<Group>([from, to]);
  const next = (group: Group): Group[] =>
    [...group.modules].flatMap(module => importsOf(module).flatMap(id => home.get(id) ?? []));
  const open = next(from).filter(group => group !== to && group !== from);
  for (let group = open.pop(); group; group = open.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    const further = next(group);
    if (further.includes(to)) return true;
    open.push(...further);
  }
  return false;
}

/** Joins groups for as long as that makes what people download smaller, and never so that files wait for each other. */
export function joinGroups(all: readonly Group[], importsOf: ImportsOf): Group[] {
  const groups = [...all];
  for (;;) {
    const pairs = groups
      .flatMap((a, at) => groups.slice(at + 1).map(b => ({ a, b, gain: gain(a, b) })))
      .filter(pair => pair.gain > 0);
    pairs.sort((one, other) => other.gain - one.gain);
    const best = pairs.find(
      ({ a, b }) => !leadsAround(a, b, groups, importsOf) && !leadsAround(b, a, groups, importsOf),
    );
    if (!best) return groups;
    groups.splice(groups.indexOf(best.a), 1);
    groups.splice(groups.indexOf(best.b), 1);
    groups.push(join(best.a, best.b));
  }
}
