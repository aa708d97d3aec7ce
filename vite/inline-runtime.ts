import { parseSync, type Plugin } from 'vite';

const RUNTIME = /(?:^|\/)rolldown-runtime-[^/]+\.js$/;
const IMPORT = /import\s*\{\s*t(?: as ([\w$]+))?\s*\}\s*from\s*["']\.\/rolldown-runtime-[^"']+["'];?/;

/** What the bundler's runtime is for here: a namespace for what `import()` answers when a chunk holds more than one module. */
const namespace =
  'all=>{const made={};for(const name in all)Object.defineProperty(made,name,{get:all[name],enumerable:true});return made}';

/**
 * The same as getters, which need none of those lines: `all({a:()=>x})` → `{get a(){return x}}`. Only what stands at the
 * top of the file is looked at: further in, the name may be another's.
 */
function asGetters(code: string, name: string): string {
  const { program } = parseSync('chunk.js', code);
  const calls = program.body
    .flatMap(statement => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === name ? [init] : [],
    );
  return calls.reduceRight((text, { start, end }) => {
    const getters = text
      .slice(start, end)
      .replace(/^[\w$]+\((.*)\)$/s, '$1')
      .replace(/([\w$]+):\s*\(\)\s*=>\s*([\w$]+)/g, (_, key: string, value: string) => `get ${key}(){return ${value}}`);
    return text.slice(0, start) + getters + text.slice(end);
  }, code);
}

/** Puts what a chunk needs of it into the chunk: as a chunk of its own it is one more request for every page. Saves 0.2 KB of the first offer picker, and that request. */
export function inlineRuntime(): Plugin {
  return {
    name: 'echelon:inline-runtime',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (RUNTIME.test(file.fileName)) {
          if (!/export\s*\{\s*(?:[\w$]+ as )?t\s*\};?\s*$/.test(file.code))
            this.error('The bundler needs more of its runtime than namespaces.');
          delete bundle[file.fileName];
        } else {
          const [line, name = 't'] = IMPORT.exec(file.code) ?? [];
          if (line === undefined) continue;
          const code = asGetters(file.code.replace(line, ''), name);
          const isNeeded = new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', '\\$')}\(`).test(code);
          file.code = isNeeded ? `const ${name}=${namespace};${code}` : code;
        }
        if (/["']\.\/rolldown-runtime-/.test(file.code))
          this.error(`${file.fileName} needs the bundler's runtime in another way.`);
      }
    },
  };
}
