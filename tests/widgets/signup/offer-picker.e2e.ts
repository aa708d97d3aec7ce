import { openPage, shown } from '../../support/page.js';
import { expect, test } from '../../support/test.js';

const far = '<div style="height: 4000px"></div>';
const card = '[part~=card]';
const drawn = { contentVisibilityAuto: true };

test('offers far below the fold are not drawn until a visitor comes there, and then are all there', async ({
  page,
  world,
}) => {
  await openPage(page, world, { body: `${far}<echelon-offer-picker country-code="US"></echelon-offer-picker>${far}` });
  await shown(page, 'echelon-offer-picker');
  const first = page.locator(card).first();
  await first.waitFor({ state: 'attached' });
  const isDrawn = () => first.evaluate((element, options) => element.checkVisibility(options), drawn);
  await expect.poll(isDrawn).toBe(false);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('echelon-offer-picker').evaluate(element => element.scrollIntoView({ block: 'start' }));
  await expect.poll(isDrawn).toBe(true);
  await expect(first.getByRole('button', { name: /^Choose plan/ })).toBeInViewport();
  // The room that was kept is that of the cards, so nothing jumps for a visitor who scrolls there.
  expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - before)).toBeLessThanOrEqual(8);
});

test('a user on the keyboard reaches offers that are not drawn yet', async ({ page, world }) => {
  await openPage(page, world, {
    body: `<button type="button">Before</button>${far}<echelon-offer-picker country-code="US"></echelon-offer-picker>`,
  });
  await shown(page, 'echelon-offer-picker');
  await page.locator(card).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeInViewport();
});

test('the ring around what has the focus is not cut off at the edge of the widget', async ({ page, world }) => {
  await openPage(page, world, { body: '<echelon-offer-picker country-code="US"></echelon-offer-picker>' });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.locator(card).first().waitFor();
  await page.keyboard.press('Tab');
  const edge = await page.getByRole('radio', { name: 'Monthly' }).evaluate(radio => {
    const rings = [radio, ...[radio.closest('label')].filter(label => label !== null)].map(element => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + Math.max(0, parseFloat(outlineOffset));
    });
    let box: Element | null = radio;
    while (box && getComputedStyle(box).contentVisibility !== 'auto') box = box.parentElement;
    return {
      ring: Math.max(...rings),
      room: box ? parseFloat(getComputedStyle(box).getPropertyValue('overflow-clip-margin')) : Number.NaN,
    };
  });
  expect(edge.ring).toBeGreaterThan(0);
  expect(edge.room).toBeGreaterThanOrEqual(edge.ring);
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the panel's title and the button that closes it keep apart on a small phone (${dir})`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, world, {
      dir,
      body: '<div style="width: 288px"><echelon-offer-picker country-code="US"></echelon-offer-picker></div>',
    });
    await page
      .getByRole('button', { name: /^Choose plan/ })
      .first()
      .click();
    const [words, close] = await Promise.all([
      page.getByRole('heading', { name: 'Membership Plan' }).evaluate(heading => {
        const range = document.createRange();
        range.selectNodeContents(heading.querySelector('span') ?? heading);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
      page.getByRole('button', { name: 'Close Membership Plan' }).boundingBox(),
    ]);
    const gap = close && (dir === 'ltr' ? close.x - words.right : words.left - (close.x + close.width));
    expect(gap).toBeGreaterThanOrEqual(4);
  });
}
