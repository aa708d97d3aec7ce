import { expect, test } from '../support/test.js';
import { Visitor } from './visitor.js';

// What a page does to the light DOM of a widget, where the card provider's frames are.

test('the card fields come back when the page writes its own text over them, moves them or copies them, and the address stays', async ({ page, world, noise }) => {
  test.setTimeout(120_000);
  noise.allow(/ERR_ABORTED|NS_BINDING_ABORTED/);
  const visitor = new Visitor(page, world);
  await visitor.reachesPayment();
  await visitor.fillsAddress();
  await visitor.fillsCard();
  const city = visitor.address.getByLabel('City');
  const comesBack = async () => {
    await visitor.sees('Please enter your card again.');
    await expect(city).toHaveValue('New York');
    await expect(visitor.card.getByLabel('Card number')).toHaveValue('');
    // The button says why it does not work.
    await visitor.sees('Fill in your card to continue.');
  };

  await visitor.journey.evaluate(element => { element.textContent = 'Join us another way'; });
  await comesBack();
  await visitor.fillsCard();

  await visitor.journey.evaluate(element => {
    const place = document.createElement('section');
    element.parentElement?.append(place);
    place.append(element);
  });
  await comesBack();

  // As a morph does: whatever it does not know goes, piece by piece.
  await page.waitForTimeout(10_000);
  await visitor.journey.evaluate(element => { for (const frame of element.querySelectorAll('iframe')) frame.remove(); });
  await comesBack();

  const dead = await visitor.journey.evaluate(element => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return -1;
    const before = copy.querySelectorAll('iframe').length;
    element.after(copy);
    const after = copy.querySelectorAll('iframe').length;
    copy.remove();
    return before > 0 ? after : -1;
  });
  expect(dead, 'frames that a copy brings along').toBe(0);

  await visitor.fillsCard();
  await visitor.save.click();
  await expect(visitor.heading('Check and subscribe')).toBeVisible();
});

test('a page that removes the card fields whenever they come is told so in words, with a way to try again', async ({ page, world, noise }) => {
  test.setTimeout(120_000);
  noise.allow(/ERR_ABORTED|NS_BINDING_ABORTED/);
  const visitor = new Visitor(page, world);
  await visitor.reachesPayment();
  await page.evaluate(() => {
    Reflect.set(window, 'sweeping', setInterval(() => document.querySelector('echelon-signup')?.replaceChildren(), 300));
  });
  await visitor.sees('The page keeps removing the card fields');
  await page.evaluate(() => clearInterval(Reflect.get(window, 'sweeping')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.card.getByLabel('Card number')).toBeVisible();
});

test('Enter in a card field saves the card, and a form of the page around the element hears nothing of it', async ({ page, world }) => {
  const visitor = new Visitor(page, world);
  await visitor.reachesPayment();
  await visitor.journey.evaluate(element => {
    const form = document.createElement('form');
    form.addEventListener('submit', () => Reflect.set(window, 'submitted', true));
    element.before(form);
    form.append(element);
  });
  await visitor.fillsAddress();
  await visitor.card.getByLabel('Card number').press('Enter');
  await visitor.sees('Fill in your card to continue.');
  await visitor.fillsCard();
  await visitor.card.getByLabel('Card number').press('Enter');
  await expect(visitor.heading('Check and subscribe')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'submitted'))).toBeUndefined();
});

test('what a page says of every div and frame does not squeeze the card fields', async ({ page, world }) => {
  const visitor = new Visitor(page, world);
  await visitor.reachesPayment();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('echelon-signup div { display: none !important; width: 3px !important; height: 3px !important; opacity: 0 !important; }');
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
  await visitor.reachesPayment();
  await visitor.fillsAddress();
  await visitor.journey.evaluate(element => {
    const { parentNode } = element;
    element.remove();
    requestAnimationFrame(() => parentNode?.append(element));
  });
  await visitor.sees('Please enter your card again.');
  await expect(visitor.address.getByLabel('City')).toHaveValue('New York');
});
