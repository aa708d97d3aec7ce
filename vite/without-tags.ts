import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const of = (node: unknown, key: string): unknown => (isNode(node) ? Reflect.get(node, key) : undefined);
const listOf = (node: unknown, key: string): Node[] => [of(node, key)].flat().filter(isNode);

/** Whether a case ends by itself; otherwise the next one runs too. */
function ends(statement: Node | undefined): boolean {
  if (!statement) return false;
  if (statement.type === 'BlockStatement') return ends(listOf(statement, 'body').at(-1));
  return /^(?:Break|Return|Continue|Throw)Statement$/.test(statement.type);
}

interface Change {
  start: number;
  end: number;
  text: string;
}

/** What some code declares for all of its function, which others of its cases may use too. */
function varsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(varsIn);
  if (!isNode(value) || /Function/.test(value.type)) return [];
  const own = value.type === 'VariableDeclarator' ? [String(of(of(value, 'id'), 'name'))] : [];
  return [...own, ...Object.values(value).flatMap(child => (typeof child === 'object' ? varsIn(child) : []))];
}

function* casesWithout(node: Node, isGone: (test: unknown) => boolean, top: number): Generator<Change> {
  // Before the first case nothing falls through.
  let isEntered = false;
  for (const one of listOf(node, 'cases')) {
    const [first, last] = [listOf(one, 'consequent')[0], listOf(one, 'consequent').at(-1)];
    const test = of(one, 'test');
    if (isNode(test) && isGone(test)) {
      // What falls into it from above runs what it holds.
      const isKept = first && isEntered;
      yield { start: one.start, end: isKept ? first.start : one.end, text: '' };
      const vars = isKept ? [] : varsIn(of(one, 'consequent'));
      if (vars.length > 0) yield { start: top, end: top, text: `var ${vars.join(', ')};` };
      if (!isEntered) continue;
    }
    isEntered = !ends(last);
  }
}

/**
 * Takes out of React DOM's code the cases of fibers that never are: those of a `switch` over a fiber's `tag`, and what
 * compares a `tag` with theirs.
 */
export function withoutTags(id: string, code: string, tags: readonly number[]): string {
  const changes: Change[] = [];
  const isGone = (node: unknown): boolean => tags.some(tag => of(node, 'value') === tag);
  const isTag = (node: unknown): boolean =>
    of(node, 'type') === 'MemberExpression' && of(of(node, 'property'), 'name') === 'tag';
  const visit = (value: unknown, top: number): void => {
    if (Array.isArray(value)) return value.forEach(one => visit(one, top));
    if (!isNode(value)) return;
    const body = /Function/.test(value.type) ? of(value, 'body') : undefined;
    const inside = isNode(body) ? body.start + 1 : top;
    if (value.type === 'SwitchStatement' && isTag(of(value, 'discriminant')))
      changes.push(...casesWithout(value, isGone, top));
    const operator = of(value, 'operator');
    if (
      value.type === 'BinaryExpression' &&
      (operator === '===' || operator === '!==') &&
      isGone(of(value, 'left')) &&
      isTag(of(value, 'right'))
    )
      changes.push({ start: value.start, end: value.end, text: String(operator === '!==') });
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, inside);
  };
  visit(parseSync(id, code, { sourceType: 'script' }).program, 0);
  // From the end, and of nested ones the outer alone.
  let changed = code;
  let from = code.length;
  const outer = changes.filter(
    ({ start, end }) =>
      !changes.some(other => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
  for (const { start, end, text } of outer.sort((a, b) => b.start - a.start)) {
    if (end > from) throw new Error('Two changes meet.');
    changed = changed.slice(0, start) + text + changed.slice(end);
    from = start;
  }
  return changed;
}
