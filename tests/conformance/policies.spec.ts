import { key, openPage, shown } from '../support/page.js';
import { expect, test } from '../support/tab/test.js';
import type { World } from '../support/world.js';

const picker = 'echelon-offer-picker';
const headers = { 'Integrity-Policy': 'blocked-destinations=(script)' };

/** The snippet of docs/security.md: every file by its hash. */
async function withHashes({ origins }: World): Promise<(src: string) => string> {
  const { integrity }: { integrity: Record<string, string> } = await (
    await fetch(`${origins.sandbox}/cdn/manifest.json`)
  ).json();
  const hashes = Object.fromEntries(
    Object.entries(integrity).map(([file, hash]) => [`${origins.sandbox}/cdn/${file}`, hash]),
  );
  return src =>
    `<script type="importmap">${JSON.stringify({ integrity: hashes })}</script>` +
    `<script type="module" src="${src}" integrity="${integrity['echelon.js']}" crossorigin="anonymous" data-api-key="${key}" data-api="${origins.sandbox}"></script>`;
}

test.describe('a page that takes no script without a hash', () => {
  test('shows widgets when it has the hashes of the manifest', async ({ tab, world }) => {
    await openPage(tab, world, { headers, tag: await withHashes(world), body: `<${picker}></${picker}>` });
    await shown(tab, picker);
    await expect
      .poll(() =>
        tab.evaluate(
          tag => document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part=card]').length ?? 0,
          picker,
        ),
      )
      .toBeGreaterThan(0);
  });

  test('shows its own link when it has none', async ({ tab, world, noise }) => {
    test.skip(tab.engine !== 'chromium', 'only Chromium knows this policy: the others load everything');
    noise.allow(/Integrity-Policy|Failed to fetch dynamically imported module|could not be loaded|ERR_/i);
    await openPage(tab, world, { headers, body: `<${picker}><a href="/join">Join us another way</a></${picker}>` });
    await tab.idle();
    expect(
      await tab.evaluate(
        tag => [customElements.get(tag) !== undefined, document.querySelector(`${tag} a`)?.checkVisibility()],
        picker,
      ),
    ).toEqual([false, true]);
  });
});
