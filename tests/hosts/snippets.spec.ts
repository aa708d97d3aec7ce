import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlSnippet, mainEventOf, reactSnippet } from '../../.storybook/snippets.js';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import { componentName, type Definition } from '../../src/widgets/element/define.js';
import { byAudience, table } from '../../src/widgets/table.js';
import { openPage, shown } from '../support/page.js';
import { expect, test } from '../support/test.js';
import type { World } from '../support/world.js';

// The code that the handbook offers to copy, as an integrator uses it: pasted into an empty page, or into a file of an app.
const root = fileURLToPath(new URL('../../', import.meta.url));

/** What an integrator changes in a snippet: the addresses and the key. */
function asTheirs(snippet: string, world: World): string {
  const partner = /data-partner="([^"]+)"/.exec(snippet)?.[1] ?? null;
  const key = demoApiKeys.find(({ service, partnerId }) => !service && partnerId === partner)?.key ?? '';
  return snippet
    .replace('https://cdn.example.com', world.origins.sandbox)
    .replace('https://api.example.com', world.origins.sandbox)
    .replace('pk_…', key);
}

for (const [audience, widgets] of Object.entries<readonly Definition[]>(byAudience))
  test(`an integrator pastes each snippet for ${audience} pages into an empty page, and sees its widget`, async ({
    page,
    world,
  }) => {
    for (const definition of widgets) {
      const { tag } = definition;
      await openPage(page, world, { tag: () => '', body: asTheirs(htmlSnippet(definition), world) });
      await shown(page, tag);
      // A bar over another person's account shows nothing where there is none.
      const inside = page.locator(tag).locator('[data-echelon-root]');
      await expect(inside, tag).toBeAttached();
      if (tag !== 'echelon-switched-account') await expect(inside.locator(':visible').first(), tag).toBeVisible();
      await expect(page.locator(tag).locator('[part~=failure]'), tag).toBeHidden();
      await expect(page.getByRole('link', { name: /^(?:Join|Open) / }), tag).toBeHidden();
    }
  });

test('an integrator without scripts follows the link in a snippet instead', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [first] = byAudience.public;
  await openPage(page, world, { tag: () => '', body: asTheirs(htmlSnippet(first), world) });
  await expect(page.getByRole('link', { name: 'Join Echelon' })).toBeVisible();
  await context.close();
});

test('a page that pasted the snippet of the offers hears of the offer that a visitor chose', async ({
  page,
  world,
}) => {
  const picker = table.find(({ tag }) => tag === 'echelon-offer-picker');
  if (!picker) throw new Error('There is no picker.');
  await openPage(page, world, { tag: () => '', body: asTheirs(htmlSnippet(picker), world) });
  const heard = page.waitForEvent('console', message => message.text().includes('offerId'));
  await page
    .getByRole('button', { name: /^Choose plan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await heard).type()).toBe('log');
});

test('an engineer pastes each React snippet into an app, and the compiler has nothing to say', async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/snippets-'));
  for (const definition of table)
    await writeFile(join(folder, `${componentName(definition.tag)}.tsx`), reactSnippet(definition));
  // What the compiler does look at: a property that no widget has.
  await writeFile(join(folder, 'Wrong.tsx'), reactSnippet(byAudience.public[0]).replace('onOfferChosen', 'onNothing'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['.'], compilerOptions: { noEmit: true } }),
  );
  const said = await new Promise<string>(resolve =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { cwd: folder },
      (_, stdout, stderr) => resolve(stdout + stderr),
    ),
  );
  await rm(folder, { recursive: true });
  const lines = said.split('\n').filter(line => /^\S/.test(line));
  expect(lines.filter(line => !line.startsWith('Wrong.tsx'))).toEqual([]);
  expect(lines.filter(line => line.startsWith('Wrong.tsx'))).not.toEqual([]);
});

test('a snippet follows what a reader has set: properties, language, partner and colour scheme', () => {
  const [picker] = byAudience.public;
  const reader = {
    args: { campaign: 'new "year"', hideFooter: true, appearance: { accent: '#1f5a3d' }, onOfferChosen: () => true },
    locale: 'fr-CA',
    partner: 'fitshop',
    theme: 'dark',
  } as const;
  const html = htmlSnippet(picker, reader);
  expect(html).toContain('data-partner="fitshop" data-locale="fr-CA"');
  expect(html).toContain(
    `<echelon-offer-picker campaign="new &quot;year&quot;" hide-footer theme="dark" appearance='{"accent":"#1f5a3d"}'>`,
  );
  const react = reactSnippet(picker, reader);
  expect(react).toContain("partnerId: 'fitshop', locale: 'fr-CA'");
  expect(react).toContain('campaign={"new \\"year\\""}');
  expect(react).toContain('appearance={{"accent":"#1f5a3d"}}');
  expect(mainEventOf(picker)).toBe('offerChosen');
});
