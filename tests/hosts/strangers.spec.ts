import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.js';

const pages = [
  { site: 'partner', tag: 'echelon-signup' },
  { site: 'retailer', tag: 'echelon-offer-picker' },
  { site: 'landing', tag: 'echelon-signup' },
] as const;

/** The computed look of the first element that a selector finds inside a widget. */
const look = (page: Page, tag: string, selector: string, properties: readonly string[]) =>
  page.evaluate(
    ([host, inside, names]) => {
      const element = document.querySelector(host)?.shadowRoot?.querySelector(inside);
      if (!element) return undefined;
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map(name => [name, style.getPropertyValue(name)]));
    },
    [tag, selector, properties] as const,
  );

const chooses = (page: Page) => page.getByRole('button', { name: /^Choose/ }).first();

for (const { site, tag } of pages) {
  test(`the ${site} page shows offers, their buttons on one line, and axe finds nothing on a screen or on a dark phone`, async ({
    page,
    world,
    axe,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(world.origins[site]);
    await expect(chooses(page)).toBeVisible();
    await expect
      .poll(async () => {
        const tops = await page
          .getByRole('button', { name: /^Choose/ })
          .evaluateAll(buttons => buttons.map(button => Math.round(button.getBoundingClientRect().top)));
        return { cards: tops.length > 1, lines: new Set(tops).size };
      })
      .toEqual({ cards: true, lines: 1 });
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`the ${site} page's own rules end at the widget's edge, and ours at the page's`, async ({
    page,
    world,
    noise,
  }) => {
    noise.allow(/ERR_FAILED.*\/cdn\//);
    const properties = ['text-transform', 'letter-spacing', 'word-spacing', 'font-style', 'border-bottom-width'];
    const ownLook = () =>
      page.evaluate(() =>
        ['body', 'h1', 'h2', 'p', 'a'].map(name => {
          const { color, font, letterSpacing, margin, textTransform } = getComputedStyle(
            document.querySelector(name) ?? document.body,
          );
          return { name, color, font, letterSpacing, margin, textTransform };
        }),
      );
    await page.route('**/cdn/**', route => route.abort());
    await page.goto(world.origins[site]).catch(() => undefined);
    const alone = await ownLook();
    await page.unroute('**/cdn/**');
    await page.goto(world.origins[site]);
    await expect(chooses(page)).toBeVisible();
    expect(await ownLook()).toEqual(alone);
    expect(await look(page, tag, 'button[part]', properties)).toMatchObject({
      'text-transform': 'none',
      'letter-spacing': 'normal',
      'word-spacing': '0px',
      'font-style': 'normal',
    });
  });

  test(`the ${site} page keeps a way to join when the widget cannot load`, async ({ page, world, noise }) => {
    noise.allow(/cdn|ERR_FAILED|could not be loaded/);
    await page.route('**/cdn/**', route => route.abort());
    await page.goto(world.origins[site]);
    const link = page.locator(tag).getByRole('link');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', new RegExp(`^${world.origins.portal}/signup\\?`));
  });
}

test('the partner page gives the widget its own colours', async ({ page, world }) => {
  await page.goto(world.origins.partner);
  await expect(chooses(page)).toBeVisible();
  expect(await look(page, 'echelon-signup', 'button[part]', ['border-top-left-radius'])).toEqual({
    'border-top-left-radius': '2px',
  });
});

test('the shop shows the offers of the country it delivers to, and hands the chosen one on to the portal', async ({
  page,
  world,
}) => {
  await page.goto(world.origins.retailer);
  await expect(page.getByText('399.99').first()).toBeVisible();
  await page.getByLabel('Deliver to').selectOption('CA');
  await expect(page.getByText('499.99').first()).toBeVisible();
  await chooses(page).click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.waitForURL(`${world.origins.portal}/signup?**`);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('offer')).toMatch(/^ca-fitshop-/);
  expect(searchParams.get('utm_source')).toBe('fitshop');
  await expect(page.getByText('499.99').first()).toBeVisible();
});

test('the campaign page shows the offers of its campaign', async ({ page, world }) => {
  await page.goto(world.origins.landing);
  await expect(page.getByText('Three lighter months', { exact: true })).toBeVisible();
});

for (const { site, call, without } of [
  { site: 'landing', call: 'Start for $19.99', without: 'Pick your way in' },
  { site: 'partner', call: 'Join from home, $29.99 a month', without: 'Join from home' },
] as const) {
  test(`the ${site} page names the price on its first button, as the offers say it`, async ({ page, world }) => {
    await page.goto(world.origins[site]);
    await expect(page.getByRole('link', { name: call })).toBeInViewport();
  });

  test(`the ${site} page keeps its button's words while nobody can say the price`, async ({ page, world, noise }) => {
    noise.allow(/ERR_FAILED|could not be loaded/);
    await page.route(/\/offers\//, route => route.abort());
    await page.goto(world.origins[site]);
    await expect(page.getByRole('link', { name: without, exact: true })).toBeVisible();
  });
}
