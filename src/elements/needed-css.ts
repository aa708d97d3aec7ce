interface Block {
  head: string;
  /** The text between its braces; a statement has none. */
  body?: string;
}

/** The rules and statements of a stylesheet, or of what is inside one of its at-rules. */
function* blocksOf(css: string): Generator<Block> {
  let start = 0;
  let open = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, at) };
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      yield { head: css.slice(start, at + 1).trim() };
      start = at + 1;
    }
  }
}

const FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** Whether a selector may match something in markup with these classes; a selector that is hard to judge does. */
const mayFit = (selector: string, classes: ReadonlySet<string>): boolean =>
  selector
    .replaceAll(FUNCTIONS, '')
    .split(',')
    .some(one => one.includes('\\') || [...one.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)));

function rulesFor(css: string, classes: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, body } of blocksOf(css)) {
    if (body === undefined) kept += head;
    else if (/^@(?:media|container|supports|layer)\b/.test(head)) {
      const inside = rulesFor(body, classes);
      if (inside) kept += `${head}{${inside}}`;
    } else if (head.startsWith('@') || mayFit(head, classes)) kept += `${head}{${body}}`;
  }
  return kept;
}

/** The part of a stylesheet that this markup needs, by the classes in it: what is not shown yet brings no styles. */
export function neededCss(css: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const kept = rulesFor(css, classes);
  const rest = kept.replaceAll(/@keyframes [\w-]+/g, '');
  return kept.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (whole, name: string) =>
    rest.includes(name) ? whole : '',
  );
}
