import { parseSync } from 'vite';

interface Node {
  type: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const of = (node: unknown, key: string): unknown => (isNode(node) ? Reflect.get(node, key) : undefined);
/** The name of an element, or of an attribute; none where it is spelled with dots or colons. */
const nameOf = (node: unknown): string => {
  const name = of(of(node, 'name'), 'name');
  return typeof name === 'string' ? name : '';
};

function* openingsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* openingsIn(item);
  if (!isNode(value)) return;
  if (value.type === 'JSXOpeningElement') yield value;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* openingsIn(child);
}

/** What a module writes of HTML in its JSX: elements as `<div`, their attributes as `onClick`. Components and their properties are not HTML. */
export function jsxNames(id: string, code: string): string[] {
  const names = new Set<string>();
  for (const opening of openingsIn(parseSync(id, code).program)) {
    const element = nameOf(opening);
    if (!/^[a-z]/.test(element)) continue;
    names.add(`<${element}`);
    const attributes = of(opening, 'attributes');
    if (Array.isArray(attributes)) for (const attribute of attributes) names.add(nameOf(attribute));
  }
  return [...names];
}
