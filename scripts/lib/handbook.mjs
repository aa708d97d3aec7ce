import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';
import { hashOf } from './inputs.mjs';
import { cache, root } from './paths.mjs';
import { run } from './run.mjs';

const folder = `${cache}/handbook`;
const stamp = `${cache}/handbook.stamp`;

/** Builds the handbook unless it is up to date; answers its folder. */
async function builtHandbook() {
  const hash = hashOf(['src', 'stories', '.storybook', 'vite', 'package-lock.json']);
  if (existsSync(`${folder}/index.json`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  // The requested output goes to stdout; this is only for a person who waits.
  console.error('Building the handbook …');
  const { code, output } = await run(process.execPath, ['scripts/storybook.mjs', '--build', '--output-dir', folder]);
  if (code !== 0) throw new Error(`The handbook could not be built:\n${output}`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, hash);
  return folder;
}

/**
 * Serves the built handbook for as long as the work takes.
 * @template T
 * @param {(address: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withHandbook(work) {
  const outDir = await builtHandbook();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
  });
  try {
    return await work(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/**
 * Every story with its own description, as a page of the handbook knows it.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @returns {Promise<{ id: string, title: string, name: string, file: string, isPlayed: boolean, parameters: Record<string, any> }[]>}
 */
export async function storiesOf(page, address) {
  await page.goto(`${address}iframe.html?viewMode=story&id=none`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  return page.evaluate(async () => {
    const handbook = globalThis.__STORYBOOK_PREVIEW__;
    // it is there before it knows its stories
    await handbook.initializationPromise;
    const stories = await handbook.extract();
    const { entries } = await (await fetch('./index.json')).json();
    return Object.values(stories).map(({ id, title, name, parameters: { fileName, measures, visual, scene } }) => ({
      id,
      title,
      name,
      file: fileName.replace('./', ''),
      isPlayed: entries[id].tags.includes('play-fn'),
      parameters: JSON.parse(JSON.stringify({ measures, visual, scene })),
    }));
  });
}
