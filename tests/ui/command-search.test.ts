import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupCommands } from '../../src/ui/navigation/command-search/group-commands.js';
import { rankCommands, score } from '../../src/ui/navigation/command-search/rank-commands.js';

const command = (id: string, label: string, more: { keywords?: string[]; group?: string; found?: boolean } = {}) => ({
  id,
  label,
  ...more,
});
const commands = [
  command('offers', 'Offers', { group: 'Pages' }),
  command('new-offer', 'New offer', { group: 'Commands' }),
  command('coffee', 'Coffee machines', { group: 'Pages' }),
  command('billing', 'Billing providers', { group: 'Pages', keywords: ['stripe', 'payment'] }),
  command('refund', 'Credit an invoice', { group: 'Commands', keywords: ['refund'] }),
];
const labels = (query: string) => rankCommands(query, commands).map(({ label }) => label);

describe('finding a command', () => {
  it('puts the beginning of a name before the beginning of a word, and that before the middle of one', () => {
    expect(labels('off')).toEqual(['Offers', 'New offer', 'Coffee machines']);
  });

  it('knows other words for the same', () => {
    expect(labels('stripe')).toEqual(['Billing providers']);
    expect(labels('refund')).toEqual(['Credit an invoice']);
  });

  it('needs every word to be found somewhere, in any order', () => {
    expect(labels('offer new')).toEqual(['New offer']);
    expect(labels('offer xyz')).toEqual([]);
  });

  it('takes letters in their order with others between them, three at the least', () => {
    expect(labels('blprv')).toEqual(['Billing providers']);
    expect(labels('bp')).toEqual([]);
  });

  it('does not need accents, capitals or single spaces', () => {
    expect(score('  PRÉSTAMO   nuevo ', { label: 'Nuevo prestamo' })).toBeGreaterThan(0);
  });

  it('keeps what a search elsewhere has found, after what fits by its words', () => {
    const found = [...commands, command('robin', 'Robin Marsh', { found: true })];
    expect(rankCommands('offer', found).at(-1)?.label).toBe('Robin Marsh');
  });

  it('finds every command by its own name, and none that does not fit', () => {
    const label = fc.stringMatching(/^[A-Za-z]{1,8}( [A-Za-z]{1,8}){0,2}$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 20 }), fc.nat(), (texts, pick) => {
        const wanted = texts[pick % texts.length] ?? '';
        const ranked = rankCommands(
          wanted,
          texts.map((text, at) => command(String(at), text)),
        );
        expect(ranked[0]?.label.toLowerCase()).toBe(wanted.toLowerCase());
        expect(ranked.every(one => score(wanted, one) > 0)).toBe(true);
      }),
    );
  });
});

describe('what the palette shows', () => {
  it('is what was used last and then everything, each once, before anything is typed', () => {
    const { groups } = groupCommands('', commands, ['refund', 'gone'], 'Recent', 50);
    expect(groups.map(group => [group.label, group.commands.map(({ id }) => id)])).toEqual([
      ['Recent', ['refund']],
      ['Pages', ['offers', 'coffee', 'billing']],
      ['Commands', ['new-offer']],
    ]);
  });

  it('puts the group of the best find first', () => {
    expect(groupCommands('new', commands, [], 'Recent', 50).groups.map(group => group.label)).toEqual(['Commands']);
    expect(groupCommands('offer', commands, [], 'Recent', 50).groups.map(group => group.label)).toEqual([
      'Pages',
      'Commands',
    ]);
  });

  it('says how many it leaves out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('', 'plan'),
        (count, used, query) => {
          const plans = Array.from({ length: count }, (_, at) => command(String(at), `Plan ${at}`));
          const { groups, left } = groupCommands(
            query,
            plans,
            plans.slice(0, used).map(({ id }) => id),
            'Recent',
            50,
          );
          const shown = groups.reduce((sum, group) => sum + group.commands.length, 0);
          expect(shown).toBe(Math.min(count, 50));
          expect(left).toBe(count - shown);
        },
      ),
    );
  });
});
