import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from './lib/inputs.mjs';
import { alone } from './lib/lock.mjs';
import { optionsOf } from './lib/options.mjs';
import { ownBelowCheckout, removeOwn } from './lib/own-folder.mjs';
import { cache, root } from './lib/paths.mjs';
import { inOrder, run } from './lib/run.mjs';

const tools = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite'];
const isLibrary = file => !file.startsWith('src/sandbox/');

/** What `npm run build` makes. A step runs again when one of its inputs, or an output, is not what it was. */
const steps = [
  {
    name: 'types',
    inputs: ['src', 'scripts/types.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    clean: ['dist/types'],
    makes: ['dist/types/react.d.ts', 'dist/types/elements/frameworks/vue.d.ts'],
    run: [process.execPath, 'scripts/types.mjs'],
  },
  {
    name: 'package',
    inputs: ['src', 'vite.config.ts', ...tools],
    keep: isLibrary,
    clean: [
      'dist/chunks',
      'dist/react',
      'dist/index.js',
      'dist/staff.js',
      'dist/core.js',
      'dist/elements.js',
      'dist/ui.js',
      'dist/icons.js',
      'dist/elements.js.map',
      'dist/ui.js.map',
      'dist/icons.js.map',
      'dist/styles.css',
    ],
    makes: ['dist/index.js', 'dist/staff.js', 'dist/core.js', 'dist/elements.js', 'dist/ui.js', 'dist/styles.css'],
    run: ['vite', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'script tag',
    inputs: ['src', ...tools],
    keep: isLibrary,
    // Without what vite/unused-react.ts leaves out, for a React that nobody has read yet.
    switches: ['REACT_AS_PUBLISHED'],
    clean: ['dist/cdn'],
    makes: ['dist/cdn/echelon.js', 'dist/cdn/manifest.json'],
    run: ['vite', 'build', '-c', 'vite/cdn.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'manifest',
    inputs: ['src', 'scripts/manifest.mjs', ...tools],
    makes: ['dist/custom-elements.json', 'dist/web-types.json', 'dist/html-custom-data.json', 'dist/openapi.json'],
    run: [process.execPath, 'scripts/manifest.mjs'],
  },
  {
    name: 'node',
    inputs: ['src/sandbox', 'src/core', 'hosts/serve.ts', 'hosts/serve', ...tools],
    clean: [
      'dist/sandbox/chunks',
      'dist/sandbox/clips',
      'dist/sandbox/index.js',
      'dist/sandbox/node.js',
      'dist/hosts/serve.js',
    ],
    makes: ['dist/sandbox/index.js', 'dist/sandbox/node.js', 'dist/sandbox/clips/class.mp4', 'dist/hosts/serve.js'],
    run: ['vite', 'build', '-c', 'vite/node.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'prerender',
    inputs: ['src', ...tools],
    keep: isLibrary,
    clean: ['dist/prerender'],
    makes: ['dist/prerender/index.js'],
    run: ['vite', 'build', '-c', 'vite/prerender.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'styles',
    after: ['prerender'],
    inputs: ['src', 'scripts/styles.mjs', ...tools],
    keep: isLibrary,
    clean: ['dist/styles'],
    makes: ['dist/styles/offer-picker.css'],
    run: [process.execPath, 'scripts/styles.mjs'],
  },
  {
    name: 'stripe',
    inputs: ['src/sandbox/stripe', ...tools],
    makes: ['dist/sandbox/stripe/stripe.js'],
    run: ['vite', 'build', '-c', 'src/sandbox/stripe/build.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'portal',
    after: ['package'],
    inputs: ['src', 'hosts/portal', 'vite.config.ts', ...tools],
    keep: isLibrary,
    clean: ['dist/hosts/portal'],
    makes: ['dist/hosts/portal/index.html'],
    run: ['vite', 'build', '-c', 'vite/portal.config.ts', '--logLevel', 'warn'],
  },
];

const stampFile = `${cache}/build.json`;
const readStamps = () => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Builds what is out of date.
 * @param {{ only?: readonly string[], force?: boolean }} [options]
 * @returns {Promise<{ name: string, seconds: number, output: string, ok: boolean }[]>} the steps that ran
 */
export async function build({ only, force = false } = {}) {
  const wanted = steps.filter(step => !only || only.includes(step.name));
  const set = ({ switches = [] }) => switches.filter(name => process.env[name]).map(name => ` with ${name}`);
  const hashes = new Map(wanted.map(step => [step.name, hashOf(step.inputs, step.keep) + set(step).join('')]));
  const isFresh = (stamps, step) =>
    stamps[step.name] === hashes.get(step.name) && step.makes.every(file => existsSync(`${root}/${file}`));
  const current = readStamps();
  if (!force && wanted.every(step => isFresh(current, step))) return [];
  return alone(`${cache}/build.lock`, async () => {
    // Another process may have built while this one waited for its turn.
    const stamps = readStamps();
    const stale = wanted.filter(step => force || !isFresh(stamps, step));
    ownBelowCheckout('dist');
    const results = [];
    await inOrder(stale, 2, async step => {
      delete stamps[step.name];
      writeFileSync(stampFile, JSON.stringify(stamps));
      for (const path of step.clean ?? []) removeOwn(`${root}/${path}`);
      const [command, ...args] = step.run;
      const { code, output, seconds } = await run(command, args);
      const missing = step.makes.filter(file => !existsSync(`${root}/${file}`));
      const ok = code === 0 && missing.length === 0;
      if (ok) stamps[step.name] = hashes.get(step.name);
      writeFileSync(stampFile, JSON.stringify(stamps));
      results.push({
        name: step.name,
        seconds,
        output: code === 0 && missing.length > 0 ? `${output}\nIt made no ${missing.join(', ')}.` : output,
        ok,
      });
    });
    return results;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(cache, { recursive: true });
  const { only, force = false } = optionsOf({ only: 'list', force: 'flag' });
  const began = performance.now();
  const results = await build({ only, force });
  for (const { name, seconds, output, ok } of results) {
    console.log(`${ok ? 'built ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`);
    if (output.trim()) console.log(output.trim().replaceAll(/^/gm, '        '));
  }
  if (results.length === 0) console.log(`Everything is built (${((performance.now() - began) / 1000).toFixed(2)} s).`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
