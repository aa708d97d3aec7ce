import { expect, it } from 'vitest';
import { byAudience, table, type Audience } from '../../src/widgets/table.js';
import type { Definition } from '../../src/widgets/element/define.js';

/** Who meets the widgets of a group. A journey may be anybody's. */
const audiencesOf: Record<Definition['group'], readonly Audience[]> = {
  signup: ['public'],
  account: ['member'],
  training: ['training'],
  commercial: ['commercial'],
  staff: ['staff'],
  journeys: ['public', 'member', 'commercial', 'staff'],
};

const entries: readonly (readonly [string, readonly Definition[]])[] = Object.entries(byAudience);

it('a widget is in the table of those who meet it: a page never pays for what staff or dealers use', () => {
  const wrong = entries.flatMap(([audience, widgets]) =>
    widgets.filter(({ group }) => !audiencesOf[group].some(one => one === audience)).map(({ tag }) => tag),
  );
  expect(wrong).toEqual([]);
});

it('a widget is in one table only', () => {
  const tags = entries.flatMap(([, widgets]) => widgets.map(({ tag }) => tag));
  expect(tags).toEqual(table.map(({ tag }) => tag));
  expect(new Set(tags).size).toBe(tags.length);
});

it('a signed-out visitor gets offers ahead from public widgets alone: the loader knows no others', () => {
  expect(
    entries.filter(([, widgets]) => widgets.some(({ asksOffers }) => asksOffers)).map(([audience]) => audience),
  ).toEqual(['public']);
});
