import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../.storybook/source-facts.js';
import { uiFacts } from '../../.storybook/ui-facts.js';

const stories = fileURLToPath(new URL('../../stories/', import.meta.url));

const isNode = (value: unknown): value is { type: string } & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Reads what `const meta = …` of a story file says, from its source: the files themselves want a browser. */
function readerOf(file: string) {
  const { program } = parseSync(file, readFileSync(join(stories, file), 'utf8'));
  const constants = new Map<string, unknown>();
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) if (id.type === 'Identifier') constants.set(id.name, init);
  }
  /** `{ … } as const satisfies T` → `{ … }`, and a constant's name → its value. */
  const bare = (value: unknown): unknown => {
    if (!isNode(value)) return value;
    if (/^TS\w+Expression$/.test(value.type)) return bare(value['expression']);
    return value.type === 'Identifier' ? bare(constants.get(String(value['name']))) : value;
  };
  const propertyOf = (value: unknown, name: string): unknown => {
    const object = bare(value);
    if (!isNode(object) || object.type !== 'ObjectExpression' || !Array.isArray(object['properties'])) return undefined;
    return object['properties']
      .filter(isNode)
      .find(({ type, key }) => type === 'Property' && isNode(key) && (key['name'] ?? key['value']) === name)?.['value'];
  };
  const at = (...path: string[]): unknown => path.reduce(propertyOf, constants.get('meta'));
  const textOf = (value: unknown): string => {
    const node = bare(value);
    return isNode(node) && node.type === 'Literal' ? String(node['value']) : '';
  };
  return {
    file,
    title: textOf(at('title')),
    list: (name: string): string[] => {
      const list = bare(at('parameters', 'handbook', name));
      return isNode(list) && list.type === 'ArrayExpression' && Array.isArray(list['elements'])
        ? list['elements'].map(textOf)
        : [];
    },
  };
}

const files = readdirSync(stories, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.stories.tsx'))
  .map(file => file.replaceAll('\\', '/'))
  .toSorted();
const pieces = files.map(readerOf).filter(({ title }) => title.startsWith('Design system/'));
const groups = ['Actions', 'Forms', 'Feedback', 'Navigation', 'Data', 'Page', 'Identity'];

describe('the handbook', () => {
  it('lets staff find every piece in one of its groups', () => {
    const known = new RegExp(`^Design system/(?:${groups.join('|')})/[A-Z][^/]+$`);
    expect(pieces.filter(({ title }) => !known.test(title)).map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('says about every piece what it is for, what to avoid, and what does better when', () => {
    const silent = pieces.filter(({ list }) => !['use', 'avoid', 'instead'].every(name => list(name).length > 0));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it('gives advice in full sentences', () => {
    const texts = pieces.flatMap(({ file, list }) => ['use', 'avoid'].flatMap(list).map(text => ({ file, text })));
    expect(
      texts
        .filter(({ text }) => text !== '' && !/^[A-Z"“0-9].*[.!?]["”]?$/s.test(text))
        .map(({ file, text }) => `${file}: ${text}`),
    ).toEqual([]);
  });
});

describe("a component's page", () => {
  it('lists the parts that its source names, by default and by condition too', () => {
    const facts = factsOf(
      {
        'src/ui/card/card.tsx': `export function Card({ part = 'card' }) {\n  return <a part={on ? 'card card-on' : 'card'}><b part="card-title" /><i part={part} /></a>;\n}`,
      },
      () => false,
    );
    expect(facts.parts).toEqual(['card', 'card-on', 'card-title']);
    expect(facts.components).toMatchObject([{ name: 'Card', from: 'src/ui/card/card.js' }]);
  });

  it('lists the properties under the names that a page sets', () => {
    const facts = factsOf(
      { 'src/ui/card/card.css.ts': 'style({ color: vars.colorTextMuted, gap: vars.space3, fontSize: vars.fontBody })' },
      () => false,
    );
    expect(facts.properties).toEqual(['--echelon-color-text-muted', '--echelon-font-body', '--echelon-space-3']);
  });

  it('asks sites to import what the package gives them, from the package', () => {
    expect(uiFacts()['button']?.components).toMatchObject([{ name: 'Button', from: '@echelon/membership/ui' }]);
    expect(uiFacts()['host']?.components.every(({ from }) => from.startsWith('src/ui/host/'))).toBe(true);
  });
});
