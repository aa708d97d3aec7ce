import { parseSync, type Plugin } from 'vite';

const FIGURES = /\/core\/figures\.js$/;
const SAYS = /\/src\/(?:widgets|ui|core)\/.*\.tsx?(?:\?.*)?$/;

interface Node {
  type: string;
  start: number;
  end: number;
}

/** What a source has from one place to another, and what it has there instead. */
interface Change {
  start: number;
  end: number;
  to: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && 'name' in node && typeof node.name === 'string' ? node.name : undefined;

/** Where the claim stands among what is given to a function of `core/figures.ts`. */
const places: Readonly<Record<string, number>> = { sayMoney: 2, sayDate: 2, claims: 1 };

/** What an object says of the prices that it goes with. */
const properties = new Set(['when']);

/** Every figure's claim below a node, from the end of what stands before it to its own end. */
function* claimsIn(node: Node, code: string): Generator<Change> {
  const children: unknown[] = Object.values(node);
  for (const child of children.flat()) if (isNode(child)) yield* claimsIn(child, code);
  // Blank, so that everything else stays where the source has it.
  const gone = (start: number, end: number) => ({ start, end, to: code.slice(start, end).replace(/\S/g, ' ') });
  if (node.type === 'CallExpression' && 'callee' in node && 'arguments' in node && Array.isArray(node.arguments)) {
    const place = places[nameOf(node.callee) ?? ''];
    const [before, claim]: unknown[] = place === undefined ? [] : node.arguments.slice(place - 1, place + 1);
    // what it is given stays, in parentheses, which end with no comma
    const alone = isNode(node.callee) && nameOf(node.callee) === 'claims' ? node.callee : undefined;
    if (isNode(before) && isNode(claim)) yield gone(before.end, alone ? node.end - 1 : claim.end);
    if (alone) yield gone(alone.start, alone.end);
  }
  if (node.type === 'ObjectExpression' && 'properties' in node && Array.isArray(node.properties))
    for (const property of node.properties)
      if (isNode(property) && 'key' in property && properties.has(nameOf(property.key) ?? ''))
        yield gone(property.start, property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0));
}

/** The same functions without marks, from where they are: a page that says no date downloads nothing about dates. */
const plain: Readonly<Record<string, readonly [file: string, name: string]>> = {
  sayDate: ['dates', 'formatDate'],
  sayMoney: ['money', 'formatMoney'],
  sayMoneyParts: ['money', 'moneyParts'],
};

/** What has no other meaning without marks: of `claims`, what it is given stays. */
const nothing: Readonly<Record<string, string>> = { claims: '', markFigures: 'const markFigures = () => {};' };

/** What is imported of the figures, imported from below them. */
function* importsIn(program: Node): Generator<Change> {
  if (!('body' in program) || !Array.isArray(program.body)) return;
  for (const statement of program.body) {
    if (!isNode(statement) || statement.type !== 'ImportDeclaration' || !('source' in statement)) continue;
    const { source } = statement;
    if (!isNode(source) || !('value' in source) || typeof source.value !== 'string' || !FIGURES.test(source.value))
      continue;
    const folder = source.value.replace(FIGURES, '/core');
    const names =
      'specifiers' in statement && Array.isArray(statement.specifiers)
        ? statement.specifiers
            .filter(one => !('importKind' in one && one.importKind === 'type'))
            .map(one => nameOf('imported' in one ? one.imported : undefined) ?? '')
        : [];
    const to = names.map(name => {
      const [file, own] = plain[name] ?? [];
      return file ? `import { ${own} as ${name} } from '${folder}/${file}.js';` : (nothing[name] ?? '');
    });
    yield { start: statement.start, end: statement.end, to: to.join(' ') };
  }
}

/** Takes out of a browser build what figures about money claim: a test reads it, where the marks are on. */
export function unmarkedFigures(): Plugin {
  return {
    name: 'echelon:unmarked-figures',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: SAYS },
      handler(code, id) {
        if (!/core\/figures\.js'|\/price-terms\.js'/.test(code)) return undefined;
        const { program } = parseSync(id.replace(/\?.*$/, ''), code);
        let unmarked = code;
        const blanked = [...claimsIn(program, code)];
        for (const { start, end, to } of blanked) unmarked = unmarked.slice(0, start) + to + unmarked.slice(end);
        for (const { start, end, to } of [...importsIn(program)].toReversed())
          unmarked = unmarked.slice(0, start) + to + unmarked.slice(end);
        return { code: unmarked, map: null };
      },
    },
  };
}
