import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const of = (node: unknown, key: string): unknown => (isNode(node) ? Reflect.get(node, key) : undefined);

/** `function name() {…}` and `Name.prototype.method = function () {…}`: what it is called in a list, and its body. */
function* bodies(code: string, statements: readonly Node[]): Generator<{ name: string; body: Node }> {
  for (const statement of statements) {
    const declared = statement.type === 'FunctionDeclaration' ? of(of(statement, 'id'), 'name') : undefined;
    const assigned = statement.type === 'ExpressionStatement' ? of(statement, 'expression') : undefined;
    const target = of(assigned, 'left');
    const [, method] = isNode(target) ? (/^(\w+\.)prototype\.\w+$/.exec(code.slice(target.start, target.end)) ?? []) : [];
    const name = typeof declared === 'string' ? declared : method;
    const body = of(declared === undefined ? of(assigned, 'right') : statement, 'body');
    if (name !== undefined && isNode(body)) yield { name, body };
  }
}

/**
 * Takes out what the named functions of a module do; a name that ends in `.` stands for all methods of a prototype.
 * Throws when one is not there: its package has changed, and somebody must look again.
 */
export function emptyFunctions(id: string, code: string, names: readonly string[]): string {
  const wanted = new Set(names);
  const missing = new Set(names);
  const found = [...bodies(code, parseSync(id, code).program.body)].filter(({ name }) => wanted.has(name)).sort((a, b) => b.body.start - a.body.start);
  let emptied = code;
  for (const { name, body } of found) {
    missing.delete(name);
    emptied = `${emptied.slice(0, body.start)}{}${emptied.slice(body.end)}`;
  }
  if (missing.size > 0) throw new Error(`${id.replace(/^.*\/node_modules\//, '')} has no ${[...missing].join(', ')} any more: look at what became of them before they are left out.`);
  return emptied;
}
