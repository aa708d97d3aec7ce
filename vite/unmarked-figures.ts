import { parseSync, type Plugin } from 'vite';

const FIGURES = /\/src\/core\/figures\.ts$/;
const SAYS = /\/src\/(?:widgets|ui|core)\/.*\.tsx?(?:\?.*)?$/;

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Where the claim stands among what is given to a function of `core/figures.ts`. */
const places: Readonly<Record<string, number>> = { sayMoney: 2, sayDate: 2, claims: 1 };

/** From the end of what stands before a claim to the end of the claim, of every figure below a node. */
function* claimsIn(node: Node): Generator<{ start: number; end: number }> {
  const children: unknown[] = Object.values(node);
  for (const child of children.flat()) if (isNode(child)) yield* claimsIn(child);
  if (node.type !== 'CallExpression' || !('callee' in node) || !('arguments' in node)) return;
  const { callee, arguments: given } = node;
  if (!isNode(callee) || !('name' in callee) || typeof callee.name !== 'string' || !Array.isArray(given)) return;
  const place = places[callee.name];
  const [before, claim]: unknown[] = place === undefined ? [] : given.slice(place - 1, place + 1);
  if (isNode(before) && isNode(claim)) yield { start: before.end, end: claim.end };
}

/** The same functions without marks: as cheap as formatting by hand. */
const PLAIN = `export { formatDate as sayDate } from './dates.js';
export { formatMoney as sayMoney, moneyParts as sayMoneyParts } from './money.js';
export const claims = money => money;
export const markFigures = () => {};
`;

/** Takes out of a browser build what figures about money claim: a test reads it, where the marks are on. */
export function unmarkedFigures(): Plugin {
  return {
    name: 'echelon:unmarked-figures',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: SAYS },
      handler(code, id) {
        if (FIGURES.test(id)) return { code: PLAIN, map: null };
        if (!code.includes('core/figures.js')) return undefined;
        const { program } = parseSync(id.replace(/\?.*$/, ''), code);
        let plain = code;
        // Blank, so that everything else stays where the source has it.
        for (const { start, end } of claimsIn(program))
          plain = plain.slice(0, start) + code.slice(start, end).replace(/\S/g, ' ') + plain.slice(end);
        return { code: plain, map: null };
      },
    },
  };
}
