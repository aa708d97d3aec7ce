import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { name, exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  name: string;
  exports: Record<string, string | { import?: string }>;
};
const entries = Object.entries(exports)
  .filter(([, target]) => typeof target === 'object' && target.import)
  .map(([path]) => name + path.slice(1));

// What is built in a test is what is built elsewhere.
const env = { ...process.env, NODE_ENV: 'production' };
const node = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: root, env, timeout: patience.begin, maxBuffer: 10_000_000 });

interface Left {
  names: string[];
  globals: string[];
  held: string[];
}

// The store library's own, and what Node makes when its `fetch` is first looked at.
const ofOthers = ['nanostoresGlobal', 'Symbol(undici.globalDispatcher.1)'];

/** Imports modules in a process of their own, which has to end by itself. */
async function importAlone(scope: 'node' | 'worker' | 'window', specifiers: string[], ...flags: string[]) {
  const program = 'tests/build/scopes/import-alone.mjs';
  const { stdout, stderr } = await node('--no-warnings', ...flags, program, scope, ...specifiers);
  const { names, globals, held } = JSON.parse(stdout) as Left;
  return { names, said: stderr, left: [...globals.filter(key => !ofOthers.includes(key)), ...held] };
}

// A whole run has built it, and other suites read it now.
beforeAll(async () => {
  if (!existsSync(`${root}/dist/index.js`)) await node('scripts/build.mjs', '--only=package,node,prerender');
}, patience.begin);

it.each(entries)('%s can be imported where there is no page, and does nothing by that', async entry => {
  const { names, ...rest } = await importAlone('node', [entry]);
  expect(names).not.toEqual([]);
  expect(rest).toEqual({ said: '', left: [] });
});

it.each([
  ['a worker', 'worker'],
  ['a runtime that has a window and no document', 'window'],
] as const)('%s can import all of them', async (_, scope) => {
  expect(await importAlone(scope, entries)).toMatchObject({ said: '', left: [] });
});

it('a server can load all that comes later, too', async () => {
  const later = readdirSync(`${root}/dist/chunks`).filter(file => file.endsWith('.js'));
  expect(later.length).toBeGreaterThan(100);
  const files = later.map(file => `${root}/dist/chunks/${file}`);
  expect((await importAlone('node', files)).names.length).toBeGreaterThan(later.length);
});

it('an address that is known only in the page is left alone by every bundler', () => {
  const opened = readdirSync(`${root}/dist/chunks`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .flatMap(file =>
      [...readFileSync(`${root}/dist/chunks/${file}`, 'utf8').matchAll(/\bimport\((?!["'])[^`]*`/g)].map(([call]) =>
        call.replace(/\s+/g, ' '),
      ),
    );
  expect(opened).toEqual(['import( /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `']);
});

describe('a server component', () => {
  const asServer = ['--conditions=react-server', '--import', './tests/build/scopes/server-components.mjs'];
  // React refuses to write HTML there, whoever asks.
  const others = entries.filter(entry => !entry.endsWith('/prerender'));

  it('can import them', async () => {
    expect(await importAlone('node', others, ...asServer)).toMatchObject({ said: '', left: [] });
  });

  it('shows components by reference, each by its own file, and calls what needs no React', async () => {
    const program = `
      import * as widgets from '${name}';
      import { seesStaffArea, OfferList } from '${name}/staff';
      import { formatMoney } from '${name}/core';
      const isReference = value => value.$$typeof === Symbol.for('react.client.reference');
      const plain = Object.keys(widgets).filter(each => !isReference(widgets[each]));
      process.stdout.write(JSON.stringify({
        plain,
        list: isReference(OfferList),
        sees: seesStaffArea('offers', undefined),
        money: formatMoney({ value: 1990, currency: { code: 'USD', scale: 100 } }),
      }));`;
    const { stdout } = await node(...asServer, '--no-warnings', '--input-type=module', '--eval', program);
    expect(JSON.parse(stdout)).toEqual({
      plain: ['configure', 'usePriceFrom'],
      list: true,
      sees: false,
      money: '$19.90',
    });
  });
});
