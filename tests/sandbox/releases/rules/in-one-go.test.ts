import { describe, expect, it } from 'vitest';
import { inOneGo, type Step } from '../../../../src/sandbox/releases/in-one-go.js';

/** A step that needs others first, and excludes some. */
function stepsOf(all: Readonly<Record<string, { needs?: string[]; hates?: string[] }>>) {
  const done: string[] = [];
  const steps = Object.entries(all).map(([id, { needs = [], hates = [] }]): Step => ({
    kind: 'thing',
    id,
    title: id.toUpperCase(),
    problems: async () => [
      ...needs.filter(one => !done.includes(one)).map(one => ({ path: 'needs', message: one })),
      ...hates.filter(one => done.includes(one)).map(one => ({ path: 'hates', message: one })),
    ],
    run: async () => void done.push(id),
  }));
  return { done, steps };
}

describe('things that are done in one go', () => {
  it('are done in the order in which they need each other, each once', async () => {
    const { done, steps } = stepsOf({ offer: { needs: ['campaign'] }, campaign: { needs: ['partner'] }, partner: {} });
    expect(await inOneGo(steps)).toEqual([]);
    expect(done).toEqual(['partner', 'campaign', 'offer']);
  });

  it('name every one that is in the way, not the first alone', async () => {
    const { steps } = stepsOf({ a: { needs: ['x'] }, fine: {}, b: { needs: ['a'] }, c: { needs: ['x', 'y'] } });
    expect((await inOneGo(steps)).map(({ id, problems }) => [id, problems.length])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('are in the way of each other though each was fine alone, in either order', async () => {
    for (const all of [
      { plan: { hates: ['addon'] }, addon: {} },
      { addon: {}, plan: { hates: ['addon'] } },
    ])
      expect(await inOneGo(stepsOf(all).steps)).toEqual([
        { kind: 'thing', id: 'plan', title: 'PLAN', problems: [{ path: 'hates', message: 'addon' }] },
      ]);
  });
});
