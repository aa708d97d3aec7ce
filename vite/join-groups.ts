/** Modules that go into one file, and who loads it. */
export interface Group {
  users: Set<string>;
  modules: Set<string>;
  /** On the wire. */
  bytes: number;
}

/** What a file costs beside its content, for each who loads it: a request, and words that compress worse apart. */
const PER_FILE = 300;

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => [...some].filter(one => !others.has(one)).length;

/** What joining two groups saves in bytes, over all who load them; below nothing when it costs. */
const gain = (a: Group, b: Group): number =>
  PER_FILE * (a.users.size - without(a.users, b.users)) - b.bytes * without(a.users, b.users) - a.bytes * without(b.users, a.users);

const join = (a: Group, b: Group): Group => ({ users: new Set([...a.users, ...b.users]), modules: new Set([...a.modules, ...b.modules]), bytes: a.bytes + b.bytes });

/** Whether a way leads from one group to the other over a third: joined, they would wait for it and it for them. */
function leadsAround(from: Group, to: Group, groups: readonly Group[], importsOf: (module: string) => readonly string[]): boolean {
  const home = new Map(groups.flatMap(group => [...group.modules].map(module => [module, group] as const)));
  const seen = new Set<Group>([from, to]);
  const next = (group: Group): Group[] => [...group.modules].flatMap(module => importsOf(module).flatMap(id => home.get(id) ?? []));
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
export function joinGroups(all: readonly Group[], importsOf: (module: string) => readonly string[]): Group[] {
  const groups = [...all];
  for (;;) {
    const pairs = groups.flatMap((a, at) => groups.slice(at + 1).map(b => ({ a, b, gain: gain(a, b) }))).filter(pair => pair.gain > 0);
    pairs.sort((one, other) => other.gain - one.gain);
    const best = pairs.find(({ a, b }) => !leadsAround(a, b, groups, importsOf) && !leadsAround(b, a, groups, importsOf));
    if (!best) return groups;
    groups.splice(groups.indexOf(best.a), 1);
    groups.splice(groups.indexOf(best.b), 1);
    groups.push(join(best.a, best.b));
  }
}
