const NAME = /--e-[a-z0-9-]+/;
const DEFINITION = new RegExp(`(${NAME.source}):(?=var\\(--echelon-)`, 'g');

/** Where the parenthesis that opens at `from` closes, one past it. */
function closing(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    if (css[at] === ')') depth -= 1;
    if (depth === 0 && at > from) return at + 1;
  }
  throw new Error(`A parenthesis of the styles is never closed: ${css.slice(from, from + 60)}`);
}

/**
 * Puts what the root style gives each private token (`--e-space-1: var(--echelon-space-1, 4px)`) to where the token is
 * read, and takes the definitions out: in a file that reads few of them often enough, that is shorter.
 */
export function inlineTokens(css: string): string {
  const values = new Map<string, string>();
  let rest = '';
  let from = 0;
  for (const { 0: text, 1: name = '', index } of css.matchAll(DEFINITION)) {
    const begin = index + text.length;
    const end = closing(css, begin + 'var'.length);
    values.set(name, css.slice(begin, end));
    rest += css.slice(from, index);
    from = css[end] === ';' ? end + 1 : end;
  }
  rest += css.slice(from);
  return rest.replaceAll(
    new RegExp(`var\\((${NAME.source})\\)`, 'g'),
    (read, name: string) => values.get(name) ?? read,
  );
}
