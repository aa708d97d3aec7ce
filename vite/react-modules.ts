import { createRequire } from 'node:module';
import { parseSync, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
// React's packages keep their files to themselves; its own `require` calls are resolved from where they stand.
const besideReactDom = createRequire(require.resolve('react-dom'));

const folderOf = (name: string): string =>
  besideReactDom.resolve(`${name}/package.json`).replace(/package\.json$/, 'cjs/');
const files = new Map([
  ['react', `${folderOf('react')}react.production.js`],
  ['react/jsx-runtime', `${folderOf('react')}react-jsx-runtime.production.js`],
  ['react-dom', `${folderOf('react-dom')}react-dom.production.js`],
  ['react-dom/client', `${folderOf('react-dom')}react-dom-client.production.js`],
  ['scheduler', `${folderOf('scheduler')}scheduler.production.js`],
]);
const ours = new Set(files.values());

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesIn(child);
}

const EXPORTED = /^exports\.(\w+)$/;
const REQUIRED = /^(\w+) = require\("([^"]+)"\)$/;
const local = (name: string): string => `exported_${name}`;

/** One of React's CommonJS files as an ES module: what it requires as imports, what it exports as bindings. */
function asModule(id: string, code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const changes: { start: number; end: number; text: string }[] = [];
  for (const node of nodesIn(parseSync(id, code, { sourceType: 'script' }).program)) {
    const text = code.slice(node.start, node.end);
    if (node.type === 'VariableDeclarator') {
      const [, name, from] = REQUIRED.exec(text) ?? [];
      if (name === undefined) continue;
      // Imported by the name it has: a variable that holds a namespace would hold all of it.
      imports.push(`import * as ${name} from '${from}';`);
      changes.push({ start: node.start, end: node.end, text: `nothing_${imports.length}` });
    } else if (node.type === 'MemberExpression') {
      const [, name] = EXPORTED.exec(text) ?? [];
      if (name === undefined) continue;
      names.add(name);
      changes.push({ start: node.start, end: node.end, text: local(name) });
    }
  }
  let body = code;
  for (const { start, end, text } of changes.sort((a, b) => b.start - a.start))
    body = body.slice(0, start) + text + body.slice(end);
  for (const name of names) {
    // Set once and at the top: a constant, which goes when nobody reads it.
    const sets = body.split(new RegExp(`\\b${local(name)}\\s*=(?!=)`)).length - 1;
    body =
      sets === 1
        ? body.replace(new RegExp(`^${local(name)}\\s*=`, 'm'), `const ${local(name)} =`)
        : `let ${local(name)};\n${body}`;
  }
  const exported = [...names].map(name => `${local(name)} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${exported.join(', ')} };\n`;
}

/**
 * Reads React's production files as ES modules, so that what no widget uses of them stays out of the script tag
 * (a bundler keeps every export of a CommonJS file that another one requires). Nothing else of them is changed;
 * a file that is not written as expected stops the build. Saves 1.9 KB of the first offer picker: part of it is the
 * bundler's own help for CommonJS, which `inlineRuntime` cannot put inside.
 */
export function reactModules(): Plugin {
  return {
    name: 'echelon:react-modules',
    enforce: 'pre',
    resolveId: source => files.get(source),
    transform: {
      filter: { id: /\/node_modules\// },
      handler(code, id) {
        if (ours.has(id)) {
          const made = asModule(id, code);
          if (/\b(?:require\(|module\.exports|exports\.)/.test(made))
            this.error(`${id} is not the CommonJS that was expected.`);
          return { code: made, map: null };
        }
        // A default import would be all of React.
        const named = code.replace(/^import React from ['"]react['"]/m, "import * as React from 'react'");
        return named === code ? undefined : { code: named, map: null };
      },
    },
  };
}
