import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * What people read of an element or component, or a screen reader speaks; their names end so, too: `closeLabel`,
 * `aria-label`.
 */
const readAloud =
  /^(?:label|title|subtitle|heading|placeholder|alt|helper|warning|error|legend|tooltip|summary|text|message|children|aria-(?:description|roledescription|valuetext|placeholder))$|[lL]abel$|Text$|Title$|Note$/;

/** Looks like words, as any default: a name of our own (`'md'`, `'secondary'`) has neither a capital nor a space. */
const looksSaid = /^\p{Lu}\p{Ll}|\p{L}\s\p{L}/u;

/** Literals that are no words of a language, by file; each with its reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The brand's own name, in its own letters.
  'src/ui/identity/logo/logo.tsx': ['Echelon'],
  'src/ui/identity/copyright/copyright.tsx': ['Echelon'],
  'src/ui/page/footer/footer.tsx': ['Echelon'],
  // What is printed on a key.
  'src/ui/navigation/command-search/command-search.tsx': ['esc'],
};

type Found = { at: string; text: string };
interface Node {
  readonly type: string;
  readonly start: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A part of a node of any kind. */
const part = (node: object, name: string): unknown => Object.entries(node).find(([key]) => key === name)?.[1];
const partsOf = (node: object, name: string): Node[] => [part(node, name)].flat().filter(isNode);
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const name = part(node, 'name') ?? part(node, 'value');
  return typeof name === 'string' ? name : '';
};

/** The texts that an expression can produce: `a ? 'One' : 'Two'`, `given ?? 'Three'`, `${count} four`. */
function texts(node: Node | undefined): string[] {
  if (!node) return [];
  const of = (...names: string[]) => names.flatMap(name => partsOf(node, name).flatMap(texts));
  switch (node.type) {
    case 'Literal': {
      const value = part(node, 'value');
      return typeof value === 'string' ? [value] : [];
    }
    case 'JSXText':
      return [nameOf(node)];
    case 'TemplateLiteral':
      return [
        ...partsOf(node, 'quasis').flatMap(quasi => {
          const value = part(quasi, 'value');
          return typeof value === 'object' && value !== null ? [String(part(value, 'cooked'))] : [];
        }),
        ...of('expressions'),
      ];
    case 'ConditionalExpression':
      return of('consequent', 'alternate');
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.type === 'LogicalExpression' || part(node, 'operator') === '+' ? of('left', 'right') : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of('expression');
    default:
      return [];
  }
}

/** Every literal in a place that a person reads. */
function literalsOf(file: string, source: string): Found[] {
  const found: Found[] = [];
  const note = (where: string, node: Node | undefined) => {
    for (const text of texts(node)) if (/\p{L}/u.test(text)) found.push({ at: where, text: text.trim() });
  };
  const walk = (node: Node): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of partsOf(node, 'children'))
        if (child.type === 'JSXText' || child.type === 'JSXExpressionContainer') note('child', child);
    const [value] = partsOf(node, 'value');
    if (node.type === 'JSXAttribute' && readAloud.test(nameOf(part(node, 'name'))))
      note(nameOf(part(node, 'name')), value);
    // `{ label: 'Text' }` handed to a component, and `{ label = 'Text' }` taken by one.
    if (node.type === 'Property') {
      const [preset] = value?.type === 'AssignmentPattern' ? partsOf(value, 'right') : [];
      const said = readAloud.test(nameOf(part(node, 'key'))) || texts(preset).some(text => looksSaid.test(text));
      if (said) note(nameOf(part(node, 'key')), preset ?? value);
    }
    for (const inner of Object.values(node).flat()) if (isNode(inner)) walk(inner);
  };
  walk(parseSync(file, source).program);
  return found;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const views = ['src/widgets', 'src/ui', 'hosts/portal'].flatMap(folder =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.tsx')),
);

describe('a view', () => {
  it.each(views)('%s has no text that is not in its words', file => {
    const allowed = exceptions[file] ?? [];
    const found = literalsOf(file, readFileSync(`${root}${file}`, 'utf8')).filter(
      ({ text }) => !allowed.includes(text),
    );
    expect(found).toEqual([]);
  });

  it.each(Object.entries(exceptions))('%s still has its exceptions', (file, texts_) => {
    const found = literalsOf(file, readFileSync(`${root}${file}`, 'utf8')).map(({ text }) => text);
    expect(texts_.filter(text => !found.includes(text))).toEqual([]);
  });
});

describe('a literal word is found', () => {
  it.each([
    ['between tags', 'const a = <p>Save</p>;'],
    ['in an expression between tags', "const a = <p>{busy ? 'Saving' : copy.save}</p>;"],
    ['in a template', 'const a = <p>{`${count} rows`}</p>;'],
    ['in an attribute', 'const a = <Button tooltip="Not yet" />;'],
    ['in an attribute’s expression', "const a = <Button closeLabel={label ?? 'Close'} />;"],
    ['in a default', "function A({ label = 'Date' }) { return <b>{label}</b>; }"],
    ['in a default of any other name', "function A({ owner = 'Our company' }) { return <b>{owner}</b>; }"],
    ['in an object that a component takes', "const a = <Dialog left={{ label: 'Cancel' }} />;"],
  ])('%s', (_, source) => {
    expect(literalsOf('a.tsx', source)).toHaveLength(1);
  });

  it.each([
    ['a class or a part', 'const a = <p className="row" part="text">{copy.text}</p>;'],
    ['a mark', 'const a = <p>· {copy.a} / 2</p>;'],
    ['a default that is a kind', "function A({ size = 'md' }) { return <b data-size={size} />; }"],
    ['a comparison', "const a = <p>{is === 'open' && copy.open}</p>;"],
  ])('but not %s', (_, source) => {
    expect(literalsOf('a.tsx', source)).toEqual([]);
  });
});
