import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { preview, type PreviewServer } from 'vite';
import { table } from '../../src/widgets/table.js';
import { expect, test } from '../support/test.js';

// The handbook as staff open it: built, and served as files. The stories' own tests run on the sources.
const root = fileURLToPath(new URL('../../', import.meta.url));
const index = v.object({ entries: v.record(v.string(), v.object({ type: v.picklist(['story', 'docs']), title: v.string() })) });
let folder: string;
let server: PreviewServer;
let entries: v.InferOutput<typeof index>['entries'];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'echelon-storybook-'));
  await promisify(execFile)(process.execPath, ['scripts/storybook.mjs', '--build', '--output-dir', folder], { cwd: root });
  ({ entries } = v.parse(index, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))));
  server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir: folder }, preview: { port: 0, host: 'localhost' } });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

for (const { tag } of table) {
  test(`a member of staff opens the page of <${tag}> and reads what it is given and tells`, async ({ page }) => {
    const name = tag.replace('echelon-', '');
    const [id] = Object.entries(entries).find(([key, { type }]) => type === 'docs' && key.endsWith(`-${name}--docs`)) ?? [];
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?path=/docs/${id ?? name}`);
    const shown = page.frameLocator('#storybook-preview-iframe');
    await expect(shown.locator('#storybook-docs')).toContainText(`<${tag}>`);
    await expect(shown.locator('#storybook-docs').getByRole('table').first()).toContainText('theme');
    await expect(shown.locator('.sb-errordisplay')).toBeHidden();
  });
}
