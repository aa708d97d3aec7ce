import type { FrameLocator, Page } from 'playwright/test';
import { expect, test } from '../support/test.js';
import { addressOf, cardOf, cards } from './card-page.js';

/** Names: they are the same in every language. */
const names = [
  'Echelon',
  'Premier',
  'Connect',
  'App Store',
  'Apple Pay',
  'Google Pay',
  'Google Play',
  'Visa',
  'PSTI',
  'FAQ',
  'Ana Ruiz',
  'Northside',
];

/** Words that only English writes, in none of the three languages as well. */
const english = [
  'the',
  'and',
  'you',
  'your',
  'with',
  'from',
  'this',
  'that',
  'what',
  'when',
  'until',
  'every',
  'each',
  'for',
  'are',
  'will',
  'bill',
  'billed',
  'month',
  'monthly',
  'year',
  'annually',
  'days',
  'free',
  'save',
  'start',
  'next',
  'back',
  'cancel',
  'membership',
  'choose',
  'pick',
  'pay',
  'paid',
  'payment',
  'today',
  'review',
  'address',
  'password',
  'sign',
  'classes',
  'family',
  'receipt',
  'continue',
  'subscribe',
  'home',
  'history',
  'security',
  'settings',
];

// What is the same word there.
const shared: Readonly<Record<string, readonly string[]>> = {
  'fr-BE': [],
  'nl-BE': ['start'],
  'es-MX': [],
};

/** The lines of a text in which English is left. */
function englishIn(text: string, locale: string): string[] {
  const plain = names
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .replaceAll(/\S+@\S+|https?:\/\/\S+/g, ' ');
  // a line at a time, so that a failure shows where
  return plain.split('\n').filter(line => {
    const words = new Set(line.toLowerCase().match(/[\p{L}’']+/gu));
    return english.some(word => words.has(word) && !shared[locale]?.includes(word));
  });
}

/** Everything that is read on a page, names for screen readers and what is in its frames included. */
async function read(page: Page): Promise<string> {
  const texts = await Promise.all(
    page.frames().map(frame =>
      frame
        .evaluate(() => {
          const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')]
            .filter(element => element.tagName !== 'IFRAME' && element.checkVisibility())
            .flatMap(element =>
              ['aria-label', 'title', 'alt', 'placeholder'].map(name => element.getAttribute(name) ?? ''),
            );
          // what a provider calls its own frames is the provider's
          const title = window === window.top ? document.title : '';
          return [title, document.body.innerText, ...named].join('\n');
        })
        .catch(() => ''),
    ),
  );
  return texts.join('\n');
}

const field = (frame: FrameLocator, autocomplete: string) => frame.locator(`[autocomplete="${autocomplete}"]`);

const places = {
  'fr-BE': { country: 'BE', city: 'Namur', postal: '5000', state: undefined, phone: '+32 470 12 34 56', money: /€/ },
  'nl-BE': { country: 'BE', city: 'Gent', postal: '9000', state: undefined, phone: '+32 470 12 34 56', money: /€/ },
  'es-MX': { country: 'MX', city: 'Puebla', postal: '72000', state: 'PUE', phone: '+52 222 123 4567', money: /\$/ },
} as const;

for (const [locale, place] of Object.entries(places)) {
  test.describe(`a person who reads ${locale}`, () => {
    test.use({ locale });

    test('joins and leaves again without an English word, on screen, in a quote or by mail', async ({
      page,
      world,
      noise,
    }) => {
      // the mailbox's own frame lets nothing run, the test's hand neither
      noise.allow(/Blocked script execution in .*\/sandbox\/mails\//);
      const { portal, sandbox } = world.origins;
      const email = `ana-${locale}@example.com`.toLowerCase();
      const speaks = async (where: string): Promise<string> => {
        const text = await read(page);
        expect(englishIn(text, locale), where).toEqual([]);
        return text;
      };

      await page.goto(portal);
      await expect(page.getByText(place.money).first()).toBeVisible();
      await speaks('the front page');
      await page.locator('main a[href^="/signup"]').first().click();
      await expect(page.locator('[data-offer] button').first()).toBeVisible();
      expect(await speaks('the offers')).toMatch(place.money);
      await page.locator('[data-offer] button').first().click();
      await expect(page.locator('[part~="subscribe"]').first()).toBeVisible();
      await speaks('the panel');
      await page.locator('[part~="subscribe"]').first().click();

      await page.locator('input[name="firstName"]').fill('Ana');
      await page.locator('input[name="lastName"]').fill('Ruiz');
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[type="password"]').first().fill('Climb-4-life');
      await speaks('the account');
      await page.locator('button[type="submit"]').filter({ visible: true }).first().click();

      const address = addressOf(page);
      await field(address, 'billing country').selectOption(place.country);
      await field(address, 'billing address-line1').fill('1');
      await field(address, 'billing address-level2').fill(place.city);
      if (place.state) await field(address, 'billing address-level1').selectOption(place.state);
      await field(address, 'billing postal-code').fill(place.postal);
      await field(address, 'billing tel').fill(place.phone);
      await field(cardOf(page), 'cc-number').fill(cards.good);
      await field(cardOf(page), 'cc-exp').fill('12/34');
      await field(cardOf(page), 'cc-csc').fill('123');
      await speaks('the payment');
      await page.locator('button[type="submit"]').filter({ visible: true }).last().click();

      const last = page.locator('[part~="review"] [part~="subscribe"]');
      await expect(last).toHaveText(place.money);
      expect(await speaks('the quote')).toMatch(place.money);
      await page
        .locator('[part~="review"] label')
        .first()
        .click({ position: { x: 10, y: 12 } });
      const terms = page.getByRole('dialog');
      await expect(terms).toBeVisible();
      await speaks('the terms');
      await terms.locator('button').filter({ visible: true }).nth(1).click();
      await expect(terms.locator('button').last()).not.toHaveAttribute('aria-disabled', 'true');
      await terms.locator('button').last().click();
      await last.click();

      await expect(page.locator('[part~="member-card"]')).toBeVisible();
      expect(await speaks('Success')).toMatch(place.money);
      await page.getByRole('dialog').locator('button').last().click();

      await expect(page.locator('[part~="payment"]')).toBeVisible();
      await speaks('home');
      await page.goto(`${portal}/plan`);
      await page.locator('[data-opens="cancel"] button').click();
      await page.locator('input[name="reason"]').first().check({ force: true });
      await speaks('leaving');
      await page.locator('form button').last().click();
      await expect(page.locator('form dl')).toBeVisible();
      await speaks('the end');

      const mails = `${sandbox}/sandbox/mails`;
      await page.goto(mails);
      const letters = page.locator('li a', { hasText: email });
      const subjects = await letters.locator('span').allInnerTexts();
      expect(subjects.length).toBeGreaterThan(1);
      expect(subjects.flatMap(subject => englishIn(subject, locale))).toEqual([]);
      for (const link of await letters.evaluateAll(found => found.map(one => one.getAttribute('href')))) {
        const id = new URLSearchParams(link ?? '').get('mail');
        const letter = await (await page.request.get(`${mails}/${id}`)).text();
        expect(letter).toContain('Echelon');
        const text = await page.evaluate(
          html => new DOMParser().parseFromString(html, 'text/html').body.textContent,
          letter,
        );
        expect(englishIn(text, locale), link ?? '').toEqual([]);
      }
    });
  });
}
