import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from './lib/copy-tree.mjs';
import { optionsOf } from './lib/options.mjs';
import { ownTemporary, removeOwn } from './lib/own-folder.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { costTable } from './recipes/cost.mjs';
import { changed, stepsOf } from './recipes/read.mjs';

/** In the order in which they are walked: a later one builds on what an earlier one made. */
const documents = ['add-a-call', 'add-a-list', 'add-a-widget', 'add-a-draftable'];

/** `--keep` leaves the copy there, to look at; `--apply` only makes it. */
const options = optionsOf({ keep: 'flag', apply: 'flag' });
const keep = options.keep || options.apply;

/** All tests run as one project: two of them would each read all sources. */
const testConfig = `import base from './vitest.config.ts';

const { projects: _, ...test } = base.test;
export default {
  ...base,
  test: {
    ...test,
    name: 'recipes',
    setupFiles: ['tests/support/setup.ts', 'vitest.recipes.setup.mjs'],
    include: ['tests/**/*.test.{ts,tsx}'],
    isolate: false,
    maxWorkers: 1,
  },
};
`;

/** What the recipes write is held by their own tests and by these, of all files, widgets and words. */
const overAll = [
  'tests/architecture.test.ts',
  'tests/widgets/table.test.ts',
  'tests/widgets/react-components.test.tsx',
  'tests/languages/complete.test.ts',
];

/** What is held of every call is asked of the new ones alone. */
const ofEachCall = /^tests\/sandbox\/(?:calls|access)\//;
const heldOfAll = ['is one of these', 'names it in its path'];
const onlyNewCalls = names => `import { beforeEach } from 'vitest';

const isAsked = new RegExp(${JSON.stringify([...names, ...heldOfAll].join('|'))});
beforeEach(({ task, skip }) => {
  if (${ofEachCall}.test(task.file.name) && !isAsked.test(task.name)) skip();
});
`;

/** The calls that the recipes write. */
const callsIn = steps =>
  steps.flatMap(step =>
    [...(step.text ?? step.hunks?.flat().join('\n') ?? '').matchAll(/export const (\w+) = call</g)].map(
      ([, name]) => name,
    ),
  );

const stop = message => {
  throw new Error(message);
};

/** What is built of the copy is its sources: public names lead there. */
function sourcesForPublicNames(to) {
  const { name, exports } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'));
  const paths = Object.entries(exports).flatMap(([path, { types }]) =>
    types ? [[`${name}${path.slice(1)}`, [types.replace('./dist/types/', './src/').replace(/\.d\.ts$/, '.ts')]]] : [],
  );
  writeFileSync(
    join(to, 'tsconfig.recipes.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { paths: Object.fromEntries(paths) } }),
  );
}

/** Runs a program in the copy and answers what it printed. */
async function inCopy(cwd, name, command, args) {
  const { code, output, seconds } = await run(command, args, { cwd });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  return code === 0 ? output : stop(`${name}:\n${output}`);
}

/** One run of all tests reads the sources once. Each call that the recipes write has been made in it. */
async function tests(cwd, names, files) {
  writeFileSync(join(cwd, 'vitest.recipes.mjs'), testConfig);
  writeFileSync(join(cwd, 'vitest.recipes.setup.mjs'), onlyNewCalls(names));
  const args = ['run', '-c', 'vitest.recipes.mjs', '--project=recipes', '--reporter=verbose', ...files, ...overAll];
  const output = await inCopy(cwd, 'tests', 'vitest', args);
  const asked = output.split('\n').filter(line => /✓.*tests\/sandbox\/(?:calls|access)\//.test(line));
  const missing = names.filter(name => !asked.some(line => new RegExp(`\\b${name}\\b`).test(line)));
  if (missing.length > 0) stop(`Nobody has made ${missing.join(', ')} in ${files.join(', ')}.`);
}

const copy = ownTemporary('recipes-');
process.once('exit', () => {
  if (keep) console.log(copy);
  else removeOwn(copy);
});
try {
  copyTree(copy);
  sourcesForPublicNames(copy);
  const recipes = Object.fromEntries(
    documents.map(name => [name, stepsOf(`${name}.md`, readFileSync(join(root, 'docs', `${name}.md`), 'utf8'))]),
  );
  const written = new Set();
  for (const [name, steps] of Object.entries(recipes)) {
    for (const step of steps) {
      const at = `docs/${name}.md:${step.line}`;
      if (step.does === 'run') {
        const [program, tool, ...args] = step.command.split(' ');
        if (program !== 'npx') stop(`${at}: only npx is run here.`);
        await inCopy(copy, `${at} ${tool}`, tool, args);
        continue;
      }
      const path = join(copy, step.file);
      written.add(step.file);
      if (step.does === 'create') {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, step.text, { flag: 'wx' });
      } else
        try {
          writeFileSync(path, changed(readFileSync(path, 'utf8'), step.hunks));
        } catch (error) {
          stop(`${at}: ${step.file}: ${error.message}`);
        }
    }
  }
  const files = [...written];
  console.log(`${costTable(recipes)}\n`);
  if (!options.apply) {
    await inCopy(copy, 'format', 'oxfmt', ['--check', ...files]);
    await inCopy(copy, 'types', 'tsc', ['--noEmit', '-p', 'tsconfig.recipes.json']);
    await inCopy(copy, 'lint', 'oxlint', ['--deny-warnings', ...files]);
    await tests(
      copy,
      callsIn(Object.values(recipes).flat()),
      files.filter(file => /\.test\.tsx?$/.test(file)),
    );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
