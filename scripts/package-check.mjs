import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { freshInCache } from './lib/own-folder.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const problems = [];

// What goes into the tarball, and what must not: sources, the host sites, tests, notes to ourselves.
const folder = freshInCache('pack');
const packed = await run('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', folder]);
const [{ files, size, filename } = { files: [], size: 0 }] =
  packed.code === 0 ? JSON.parse(packed.output.slice(packed.output.indexOf('['))) : [];
if (packed.code !== 0) problems.push(packed.output);
const allowed =
  /^(?:package\.json|(?:README|CHANGELOG|CONTRIBUTING)\.md|docs\/(?!add-a-)[\w-]+\.md|LICENSE|dist\/(?:[^/]+\.(?:js|js\.map|css|json)|(?:chunks|react|styles|types|cdn|sandbox|prerender)\/.+))$/;
const source = /(?<!\.d)\.tsx?$|\/hosts\//;
for (const { path } of files)
  if (!allowed.test(path) || source.test(path)) problems.push(`The package would contain ${path}.`);
for (const needed of [
  'dist/index.js',
  'dist/styles.css',
  'dist/cdn/echelon.js',
  'dist/types/react.d.ts',
  'dist/custom-elements.json',
  'dist/web-types.json',
  'dist/openapi.json',
  'LICENSE',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  // what messages of the console name
  'docs/errors.md',
  'docs/frameworks.md',
]) {
  if (!files.some(({ path }) => path === needed)) problems.push(`The package would lack ${needed}.`);
}
// Wherever it is built it is the same, to the byte: no file tells the folder.
for (const { path } of files)
  if (readFileSync(`${root}/${path}`).includes(root)) problems.push(`${path} names the folder in which it was built.`);
// What an app's developer steps through: beside each file of the library its map, with the sources in it.
const paths = new Set(files.map(({ path }) => path));
for (const path of paths) {
  if (!/^dist\/(?:[^/]+|(?:chunks|react)\/.+)\.js$/.test(path)) continue;
  const [, map] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(`${root}/${path}`, 'utf8')) ?? [];
  // A file that only names others has none.
  if (!map) continue;
  const mapPath = `${path.slice(0, path.lastIndexOf('/'))}/${map}`;
  if (!paths.has(mapPath)) problems.push(`The package would lack ${mapPath}.`);
  else if (JSON.parse(readFileSync(`${root}/${mapPath}`, 'utf8')).sourcesContent?.some(text => !text))
    problems.push(`${mapPath} lacks a source.`);
}
console.log(`Tarball: ${files.length} files, ${Math.round(size / 1000)} KB.`);

// A declaration that names a package which is not installed breaks our users' types.
const {
  dependencies,
  peerDependencies,
  peerDependenciesMeta,
  name: own,
} = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const optional = name => peerDependenciesMeta[name]?.optional === true;
// Who imports the types for a framework has it.
const frameworks = { vue: 'vue', svelte: 'svelte', solid: 'solid-js', preact: 'preact' };
const comesWithUs = (name, path) =>
  name === own ||
  path === `dist/types/elements/frameworks/${Object.keys(frameworks).find(key => frameworks[key] === name)}.d.ts` ||
  name in dependencies ||
  (name in peerDependencies && (!optional(name) || path.startsWith('dist/types/sandbox/')));
for (const { path } of files.filter(file => file.path.endsWith('.d.ts'))) {
  for (const [, specifier] of readFileSync(`${root}/${path}`, 'utf8').matchAll(
    /(?<![/'"])(?:from|import) ?\(?['"]([^.'"][^'"]*)['"]/g,
  )) {
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    if (!name.startsWith('node:') && !comesWithUs(name, path))
      problems.push(`${path} names ${name}, which is not installed with the package.`);
  }
}

// What the manifest says that a module exports is there to be imported.
const { modules } = JSON.parse(readFileSync(`${root}/dist/custom-elements.json`, 'utf8'));
for (const { path, exports } of modules) {
  const { module } = parseSync(path, readFileSync(`${root}/${path}`, 'utf8'));
  const real = new Set(module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name)));
  for (const { kind, name: named } of exports)
    if (kind === 'js' && !real.has(named)) problems.push(`The manifest names ${named}, which ${path} does not export.`);
}

// Both read that same tarball: left to themselves, each would pack another.
if (filename) {
  const tarball = `${folder}/${filename}`;
  const [lint, types] = await Promise.all([
    run('publint', ['run', tarball, '--strict']),
    run('attw', [tarball, '--format', 'ascii']),
  ]);
  if (lint.code !== 0) problems.push(lint.output);
  if (types.code !== 0) problems.push(types.output);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
