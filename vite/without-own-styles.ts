import { parseSync, type Plugin } from 'vite';

const CHUNK = /\/dist\/.*\.js$/;
const EXPORTED = /([\w$]+) as css\b/;

/** A part of a widget without the styles that it brings for a shadow root; everything else stays as it is. */
export function withoutStyles(file: string, code: string): string {
  const [, name] = EXPORTED.exec(code) ?? [];
  if (!name) return code;
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && id.name === name && init?.type === 'ArrayExpression')
        return `${code.slice(0, init.start)}[]${code.slice(init.end)}`;
  }
  return code;
}

/**
 * Leaves out the styles that each later part of a widget brings for an element's shadow root. A site that links the
 * package's stylesheet has them: 13 KB of a portal's signup that nobody would look at.
 */
export function withoutOwnStyles(): Plugin {
  return {
    name: 'echelon:without-own-styles',
    apply: 'build',
    transform: {
      filter: { id: CHUNK },
      handler(code, id) {
        const left = withoutStyles(id, code);
        return left === code ? undefined : { code: left, map: null };
      },
    },
  };
}
