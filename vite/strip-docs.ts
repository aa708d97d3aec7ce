import { parseSync, type Plugin } from 'vite';

const DEFINITION = /\/src\/widgets\/[^/]+\/[^/]+\/index\.ts$/;
const DOCUMENTATION = new Set(['summary', 'ts']);

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every `summary: '…'` and `ts: '…'` below a node, as ranges of its text. */
function* texts(node: Node): Generator<Node> {
  const found: unknown[] = Object.values(node);
  if (node.type === 'Property' && 'key' in node && 'value' in node) {
    const { key, value } = node;
    if (isNode(key) && 'name' in key && typeof key.name === 'string' && DOCUMENTATION.has(key.name) && isNode(value) && value.type === 'Literal') yield value;
  }
  for (const child of found.flat()) if (isNode(child)) yield* texts(child);
}

/** Takes the sentences out of the definitions of a browser build: they are documentation, and every page would download them. */
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
        for (const { start, end } of [...texts(program)].sort((a, b) => b.start - a.start)) stripped = `${stripped.slice(0, start)}''${stripped.slice(end)}`;
        return { code: stripped, map: null };
      },
    },
  };
}
