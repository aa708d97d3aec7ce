import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { brotli } from './graph.mjs';
import { cache, root } from './paths.mjs';

const entry = `${cache}/react-host.js`;

/**
 * What one named import of the built package adds to a React app that has React already.
 * @param {string} name the component
 * @param {string} styles the file of its styles, by name
 */
export const weighImport = (name, styles) =>
  weighApp(
    `import { ${name} } from '@echelon/membership';\nimport '@echelon/membership/styles/${styles}.css';\nglobalThis.shown = ${name};\n`,
  );

/**
 * All that an entry of the built package exports, in such an app.
 * @param {string} entryFile its path under `dist`
 */
export const weighEntry = async entryFile => (await weighApp(`export * from '${root}/dist/${entryFile}';\n`)).js;

/** @param {string} code the app */
async function weighApp(code) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(entry, code);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { '@echelon/membership/styles': `${root}/dist/styles`, '@echelon/membership': `${root}/dist/index.js` },
    },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: { entry, formats: ['es'], fileName: 'host', cssFileName: 'host' },
      rolldownOptions: {
        external: [/^react(?:-dom)?(?:\/|$)/],
        // An app and no library: what it fetches later may share its entry, and no bundler reads its annotations.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, comments: false },
      },
    },
  });
  const files = [result].flat().flatMap(({ output }) => output);
  const chunks = new Map(files.map(file => [file.fileName, file]));
  const first = new Set();
  const visit = file => {
    if (first.has(file)) return;
    first.add(file);
    for (const other of chunks.get(file)?.imports ?? []) if (chunks.has(other)) visit(other);
  };
  for (const file of files) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
  return {
    js: [...first].reduce((sum, file) => sum + brotli(chunks.get(file).code), 0),
    css: files
      .filter(file => file.fileName.endsWith('.css'))
      .reduce((sum, { source }) => sum + brotli(Buffer.from(source)), 0),
  };
}
