import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const of = (node: unknown, key: string): unknown => (isNode(node) ? Reflect.get(node, key) : undefined);

interface Found {
  /** What it is called in a list: a method by its prototype (`Name.`) and by itself (`Name.method`). */
  names: readonly string[];
  taken: Node;
  left: string;
}

/** `function name() {…}`, `Name.prototype.method = function () {…}` and `object.method = function () {…}`: of the first the body is taken, of the others all. */
function* functionsIn(code: string, statements: readonly Node[]): Generator<Found> {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration') {
      const name = of(of(statement, 'id'), 'name');
      const body = of(statement, 'body');
      if (typeof name === 'string' && isNode(body)) yield { names: [name], taken: body, left: '{}' };
    }
    const assigned = statement.type === 'ExpressionStatement' ? of(statement, 'expression') : undefined;
    const target = of(assigned, 'left');
    const [, owner, prototype, method] = isNode(target)
      ? (/^(\w+\.)(prototype\.)?(\w+)$/.exec(code.slice(target.start, target.end)) ?? [])
      : [];
    if (owner && isNode(of(of(assigned, 'right'), 'body')))
      yield { names: [`${owner}${method}`, ...(prototype ? [owner] : [])], taken: statement, left: '' };
  }
}

/**
 * Takes out what the named functions of a module do; a name that ends in `.` stands for all methods of a prototype.
 * Throws when one is not there: its package has changed, and somebody must look again.
 */
export function emptyFunctions(id: string, code: string, names: readonly string[]): string {
  const wanted = new Set(names);
  const missing = new Set(names);
  const found = [...functionsIn(code, parseSync(id, code).program.body)]
    .filter(({ names: own }) => own.some(name => wanted.has(name)))
    .sort((a, b) => b.taken.start - a.taken.start);
  let emptied = code;
  for (const { names: own, taken, left } of found) {
    for (const name of own) missing.delete(name);
    emptied = emptied.slice(0, taken.start) + left + emptied.slice(taken.end);
  }
  if (missing.size > 0)
    throw new Error(
      `${id.replace(/^.*\/node_modules\//, '')} has no ${[...missing].join(', ')} any more: look at what became of them before they are left out.`,
    );
  return emptied;
}
