import { rmSync } from 'node:fs';
import { cache } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const problems = [];

// What goes into the tarball, and what must not: sources, the host sites, tests, notes to ourselves.
const folder = `${cache}/pack`;
rmSync(folder, { recursive: true, force: true });
const packed = await run('npm', ['pack', '--dry-run', '--json', '--loglevel=error']);
const [{ files, size } = { files: [], size: 0 }] = packed.code === 0 ? JSON.parse(packed.output.slice(packed.output.indexOf('['))) : [];
if (packed.code !== 0) problems.push(packed.output);
const allowed = /^(?:package\.json|README\.md|LICENSE|dist\/(?:[^/]+\.(?:js|css|json)|(?:chunks|react|types|cdn|sandbox|prerender)\/.+))$/;
const source = /(?<!\.d)\.tsx?$|\.map$|\/hosts\//;
for (const { path } of files) if (!allowed.test(path) || source.test(path)) problems.push(`The package would contain ${path}.`);
for (const needed of ['dist/index.js', 'dist/styles.css', 'dist/cdn/echelon.js', 'dist/types/react.d.ts', 'dist/custom-elements.json']) {
  if (!files.some(({ path }) => path === needed)) problems.push(`The package would lack ${needed}.`);
}
console.log(`Tarball: ${files.length} files, ${Math.round(size / 1000)} KB.`);

const [lint, types] = await Promise.all([run('publint', ['--strict']), run('attw', ['--format', 'ascii'])]);
if (lint.code !== 0) problems.push(lint.output);
if (types.code !== 0) problems.push(types.output);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
