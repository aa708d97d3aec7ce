import { expect, test } from '../support/test.js';
import { Visitor } from './visitor.js';

// What a page does around the card provider's frames; what it does to the light DOM they are in is
// `engines/card-fields.spec.ts`.

test('Enter in a card field saves the card, and a form of the page around the element receives nothing of it', async ({
  page,
  world,
}) => {
  const visitor = new Visitor(page, world);
  await visitor.returnsToPayment();
  await visitor.journey.evaluate(element => {
    const form = document.createElement('form');
    form.addEventListener('submit', () => Reflect.set(window, 'submitted', true));
    element.before(form);
    form.append(element);
  });
  await visitor.fillsAddress();
  await visitor.card.getByLabel('Card number').press('Enter');
  await visitor.sees('Fill in your card.');
  await visitor.fillsCard();
  await visitor.card.getByLabel('Card number').press('Enter');
  await expect(visitor.heading('Review and join')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'submitted'))).toBeUndefined();
});

test('a page’s rules for every div and frame do not squeeze the card fields', async ({ page, world }) => {
  const visitor = new Visitor(page, world);
  await visitor.returnsToPayment();
  await expect(visitor.card.getByLabel('Card number')).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'echelon-signup div { display: none !important; width: 3px !important; height: 3px !important; opacity: 0 !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const title of ['Secure card fields', 'Secure address fields']) {
    const { width = 0, height = 0 } = (await page.locator(`iframe[title="${title}"]`).boundingBox()) ?? {};
    expect(width, title).toBeGreaterThan(200);
    expect(height, title).toBeGreaterThan(80);
  }
  await visitor.fillsAddress();
  await visitor.fillsCard();
  await expect(visitor.save).toBeEnabled();
});

test('an element that a page takes out and puts back a frame later keeps what was typed', async ({ page, world }) => {
  const visitor = new Visitor(page, world);
  await visitor.returnsToPayment();
  await visitor.fillsAddress();
  await visitor.journey.evaluate(element => {
    const { parentNode } = element;
    element.remove();
    requestAnimationFrame(() => parentNode?.append(element));
  });
  await visitor.sees('Enter your card again.');
  await expect(visitor.address.getByLabel('City')).toHaveValue('New York');
});
