import { parseSync, type Plugin } from 'vite';

const DEFINITION =
  /\/src\/(?:widgets\/(?:element\/define|[^/]+\/[^/]+\/index)|core\/contract\/(?:(?!schemas\/)[^/]+\/)?[^/]+)\.ts$/;
// Of a definition its sentences; of a call who may make it, what it gives, how often and how again, which is the server's to know.
const DOCUMENTATION = new Set([
  'summary',
  'ts',
  'options',
  'example',
  'mainEvent',
  'detail',
  'parts',
  'slots',
  'group',
  'prerenders',
  'guard',
  'scoped',
  'acting',
  'audit',
  'gives',
  'limit',
  'money',
  'idempotent',
  'repeatable',
]);
const VALUES = new Set(['Literal', 'ObjectExpression', 'ArrayExpression', 'CallExpression']);

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The values of `oneOf([…], { … })`: a page is not told which there are. */
function valuesOf(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || !('callee' in node) || !('arguments' in node)) return undefined;
  const { callee, arguments: given } = node;
  const isOneOf = isNode(callee) && 'name' in callee && callee.name === 'oneOf';
  const [values]: unknown[] = isOneOf && Array.isArray(given) ? given : [];
  return isNode(values) ? values : undefined;
}

/** Every `oneOf([…])` below a node. */
function* choices(node: Node): Generator<Node> {
  const values = valuesOf(node);
  if (values) yield values;
  const children: unknown[] = Object.values(node);
  for (const child of children.flat()) if (isNode(child)) yield* choices(child);
}

const isText = (node: unknown, text: string): boolean => isNode(node) && 'value' in node && node.value === text;

/** `call()('POST', path, {…})`: only there does a page have to be told that a call is a look. */
const isPost = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  'arguments' in node &&
  Array.isArray(node.arguments) &&
  isText(node.arguments[0], 'POST');

/** Every `summary: '…'`, `ts: '…'`, `parts: {…}` and the like below a node; not what stands inside one of them. */
function* documentation(node: Node, isPosted = false): Generator<Node> {
  if (node.type === 'Property' && 'key' in node && 'value' in node) {
    const { key, value } = node;
    const isGiven = isNode(value) && VALUES.has(value.type);
    if (isNode(key) && 'name' in key && typeof key.name === 'string' && DOCUMENTATION.has(key.name) && isGiven) {
      if (!(isPosted && key.name === 'repeatable' && isText(value, 'reads'))) yield node;
      return;
    }
  }
  const children: unknown[] = Object.values(node);
  for (const child of children.flat()) if (isNode(child)) yield* documentation(child, isPosted || isPost(node));
}

/** Takes out of a browser build what is only read elsewhere: the sentences and types of definitions, the guards and limits of calls. Saves 2.8 KB of the definitions, which every page downloads. */
export function stripDocs(): Plugin {
  return {
    name: 'echelon:strip-docs',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: DEFINITION },
      handler(code, id) {
        const { program } = parseSync(id, code);
        let stripped = code;
        // Something has to stand before the comma.
        for (const { start, end } of choices(program))
          stripped = `${stripped.slice(0, start)}0${code.slice(start + 1, end).replace(/\S/g, ' ')}${stripped.slice(end)}`;
        for (const { start, end } of documentation(program)) {
          const after = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
          // Blank, so that everything else stays where the source has it.
          stripped = stripped.slice(0, start) + code.slice(start, after).replace(/\S/g, ' ') + stripped.slice(after);
        }
        return { code: stripped, map: null };
      },
    },
  };
}
