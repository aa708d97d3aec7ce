import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyFunctions } from '../../vite/empty-functions.js';
import { reactModules } from '../../vite/react-modules.js';
import { unusedReact, withoutUnused } from '../../vite/unused-react.js';

let folder: string;
beforeAll(async () => {
  // Below the project, where React is found.
  folder = await mkdtemp(fileURLToPath(new URL('../../node_modules/.unused-react-', import.meta.url)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bundle(code: string, file = 'entry.js'): Promise<string> {
  const entry = join(folder, file);
  await writeFile(entry, code);
  const plugins = [unusedReact(), reactModules()];
  const options = {
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const;
  const built = await build({
    ...options,
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { checks: { importIsUndefined: false } },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = [built].flat() as [Rolldown.RolldownOutput];
  return chunk.code;
}

const shown = "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(null);\n";

it('what no widget uses of React stays out of the script tag', async () => {
  const code = await bundle(shown);
  expect(code).toContain('function commitMutationEffectsOnFiber');
  expect(code).not.toContain('ownerDocument.startViewTransition');
});

it('a developer who begins to use such a feature reads what to do, and gets no build without it', async () => {
  await expect(bundle(`import { Activity } from 'react';\n${shown}globalThis.used = Activity;\n`)).rejects.toThrow(
    /"Activity" of React is used now.*take them out of vite\/unused-react\.ts/,
  );
  await expect(
    bundle(`import { preload } from 'react-dom';\n${shown}preload('/a.css', { as: 'style' });\n`),
  ).rejects.toThrow(/"preload" of React is used now/);
});

it('a developer who writes JSX of such a feature reads so too', async () => {
  const write = (jsx: string) => bundle(`${shown}globalThis.used = ${jsx};\n`, 'entry.tsx');
  await expect(write('<input onSelect={() => {}} />')).rejects.toThrow(
    /"onSelect" of React is used now, and events of a selection are left out/,
  );
  await expect(write('<echelon-signup offer="a" />')).rejects.toThrow(
    /"<echelon-signup" of React is used now, and custom elements are left out/,
  );
  await expect(write('<form action={() => {}} />')).rejects.toThrow(/"action" of React is used now/);
  await expect(write('<Menu onSelect={() => {}} />')).resolves.toContain('onSelect');
});

it('a function goes with its body, a method goes whole', () => {
  const code =
    'function first() { one(); }\nThing.prototype.second = function () { two(); };\nshared.third = function () { three(); };\nshared.fourth = function () { four(); };\n';
  expect(emptyFunctions('/node_modules/thing.js', code, ['first', 'Thing.', 'shared.third'])).toBe(
    'function first() {}\n\n\nshared.fourth = function () { four(); };\n',
  );
});

it('a version of React whose functions have other names is not built', () => {
  expect(() =>
    emptyFunctions('/node_modules/react-dom/client.js', 'function other() {}', ['isHostHoistableType']),
  ).toThrow('react-dom/client.js has no isHostHoistableType any more');
});

it('a file of React DOM that nobody has read is not cut, and the message says how to go on', () => {
  expect(() => withoutUnused('/node_modules/react-dom/cjs/react-dom-client.production.js', 'mended();')).toThrow(
    /is not the file of React DOM 19\.3\.1 .*Build with REACT_AS_PUBLISHED=1/,
  );
});
