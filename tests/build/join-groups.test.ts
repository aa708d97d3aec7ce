import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinGroups, type Group } from '../../vite/join-groups.js';

const users = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });

/** Groups of one module each, of which each imports only later ones. */
const graphs = fc
  .array(fc.record({ users, bytes: fc.nat(5000), imports: fc.array(fc.nat(9)) }), { maxLength: 10 })
  .map(made => ({
    groups: made.map(({ users: who, bytes }, at): Group => ({
      users: new Set(who),
      modules: new Set([`m${at}`]),
      bytes,
    })),
    importsOf: (id: string) =>
      (made[Number(id.slice(1))]?.imports ?? [])
        .filter(at => at > Number(id.slice(1)) && at < made.length)
        .map(at => `m${at}`),
  }));

/** The groups that a group waits for. */
const needs = (group: Group, all: readonly Group[], importsOf: (id: string) => readonly string[]) =>
  all.filter(
    other =>
      other !== group && [...group.modules].some(id => importsOf(id).some(imported => other.modules.has(imported))),
  );

function isWaitedForByItself(
  group: Group,
  all: readonly Group[],
  importsOf: (id: string) => readonly string[],
): boolean {
  const open = needs(group, all, importsOf);
  const seen = new Set(open);
  for (let next = open.pop(); next; next = open.pop()) {
    if (next === group) return true;
    for (const further of needs(next, all, importsOf))
      if (!seen.has(further)) open.push(...(seen.add(further), [further]));
  }
  return false;
}

describe('files that are joined', () => {
  it('hold each module once, for everybody who needs it', () => {
    fc.assert(
      fc.property(graphs, ({ groups, importsOf }) => {
        const joined = joinGroups(groups, importsOf);
        expect(joined.flatMap(({ modules }) => [...modules]).toSorted()).toEqual(
          groups.flatMap(({ modules }) => [...modules]).toSorted(),
        );
        for (const {
          users: who,
          modules: [id = ''],
        } of groups) {
          const home = joined.find(({ modules }) => modules.has(id));
          expect([...who].every(user => home?.users.has(user))).toBe(true);
        }
      }),
    );
  });

  it('never wait for each other', () => {
    fc.assert(
      fc.property(graphs, ({ groups, importsOf }) => {
        const joined = joinGroups(groups, importsOf);
        expect(joined.filter(group => isWaitedForByItself(group, joined, importsOf))).toEqual([]);
      }),
    );
  });

  it('are joined where everybody needs both, and left apart where few need a large one', () => {
    const group = (name: string, who: string[], bytes: number): Group => ({
      users: new Set(who),
      modules: new Set([name]),
      bytes,
    });
    const names = (groups: readonly Group[]) =>
      joinGroups(groups, () => []).map(({ modules }) => [...modules].join('+'));
    expect(names([group('x', ['a', 'b'], 100), group('y', ['a', 'b'], 100)])).toEqual(['x+y']);
    expect(names([group('x', ['a', 'b', 'c'], 100), group('y', ['a'], 9000)])).toEqual(['x', 'y']);
  });
});
