import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardEvents, isKnown } from '../../vite/heard-events.js';

let folder: string;
beforeAll(async () => {
  // Below the project, where React is found.
  folder = await mkdtemp(fileURLToPath(new URL('../../node_modules/.heard-events-', import.meta.url)));
  await mkdir(join(folder, 'src'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bundle(code: string): Promise<string> {
  const entry = join(folder, 'src/entry.tsx');
  await writeFile(entry, code);
  const plugins = [heardEvents()];
  const options = {
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const;
  const built = await build({
    ...options,
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  const [
    {
      output: [chunk],
    },
  ] = [built].flat() as [Rolldown.RolldownOutput];
  return chunk.code;
}

const shown = (jsx: string) =>
  `import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(${jsx});\n`;

it('React listens to what widgets use, and to nothing else', async () => {
  const code = await bundle(shown('<input onChange={() => {}} />'));
  expect(code).toMatch(/\[\s*"change",\s*"click",[^\]]*"input",[^\]]*\]\.forEach\(/);
  expect(code).not.toMatch(/touchMove|gotPointerCapture [a-z]|fullscreenChange/);
});

it('a developer who begins to use another event reads where to add it, in JSX and in an object that is spread', async () => {
  await expect(bundle(shown('<div onWheel={() => {}} />'))).rejects.toThrow(
    /"onWheel" of React is used now, and this build does not hear it: add it to vite\/heard-events\.ts/,
  );
  await expect(bundle(`const given = { onMouseEnter() {} };\n${shown('<div {...given} />')}`)).rejects.toThrow(
    /"onMouseEnter" of React is used now/,
  );
});

it('what a component of ours calls its own properties is no event', async () => {
  await expect(
    bundle(
      `const Menu = ({ onSelect }: { onSelect: () => void }) => <button onClick={onSelect} />;\n${shown('<Menu onSelect={() => {}} />')}`,
    ),
  ).resolves.toContain('onSelect');
});

it('every event of React is listened for, at the element itself, or looked for in the code', () => {
  const client = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('react-dom')), 'cjs/react-dom-client.production.js'),
    'utf8',
  );
  const [, names = ''] = /"(abort auxClick [\w ]+ wheel)"/.exec(client) ?? [];
  const media = new Set(/mediaEventTypes =\s*"([\w ]+)"/.exec(client)?.[1]?.split(' '));
  const properties = names
    .split(' ')
    .filter(name => !media.has(name.toLowerCase()))
    .map(name => `on${name[0]?.toUpperCase()}${name.slice(1)}`);
  // Components have a property of this name, or no element of ours has the event.
  const apart = ['onBeforeToggle', 'onDoubleClick', 'onFullscreenChange', 'onFullscreenError', 'onResize'];
  expect(properties.length).toBeGreaterThan(40);
  expect(properties.filter(name => !isKnown(name) && !apart.includes(name))).toEqual([]);
});
