import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.js';
import { Member } from './member.js';

const language = (page: Page) => page.locator('html').getAttribute('lang');
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What a user does in the settings of their browser while a page is open. */
const prefers = (page: Page, locales: readonly string[]) =>
  page.evaluate(wanted => {
    Object.defineProperty(navigator, 'languages', { get: () => wanted, configurable: true });
    dispatchEvent(new Event('languagechange'));
  }, locales);

test.describe('a visitor whose browser speaks Dutch', () => {
  test.use({ locale: 'nl-BE' });

  test('reads the sign-in page, its header and its foot in Dutch, and the link to the questions', async ({
    page,
    world,
    axe,
  }) => {
    await page.goto(`${world.origins.portal}/login`);
    await expect(page).toHaveTitle('Aanmelden · Echelon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aanmelden');
    await expect(page.getByRole('link', { name: 'Echelon, startpagina' })).toBeVisible();
    await expect(page.getByLabel('E-mailadres')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Voettekst' }).getByRole('link')).toHaveText([
      'Algemene voorwaarden',
      'Privacybeleid',
      'PSTI-conformiteit',
      'Veelgestelde vragen',
      'Helpcentrum',
    ]);
    expect(await language(page)).toBe('nl-BE');
    await axe(page);
    await page.getByRole('link', { name: 'Veelgestelde vragen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeFocused();
    await expect(page).toHaveTitle('Veelgestelde vragen · Echelon');
    await expect(page.getByText('Hoe zeg ik mijn abonnement op?')).toBeVisible();
    await axe(page);
    await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
    await expect(page).toHaveTitle('Aanmelden · Echelon');
  });

  test('follows a link within a sentence, and one that leads nowhere', async ({ page, world, axe }) => {
    await page.goto(`${world.origins.portal}/faq`);
    await page.getByRole('main').getByRole('link', { name: 'Helpcentrum' }).click();
    await expect(page).toHaveTitle('Helpcentrum · Echelon');
    await page.getByRole('heading', { name: 'Ik kan me niet aanmelden' }).click();
    await expect(page.getByText('Kies “Wachtwoord vergeten?” op de aanmeldpagina: je krijgt een e-mail')).toBeVisible();
    await page.goto(`${world.origins.portal}/lessen/oud`);
    await expect(page).toHaveTitle('Pagina niet gevonden · Echelon');
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terug naar de startpagina' })).toBeVisible();
    expect(await language(page)).toBe('nl-BE');
    await axe(page);
  });

  test('reads every page on a small phone without moving it sideways', async ({ page, world, axe }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, title] of [
      ['/terms', 'Algemene voorwaarden'],
      ['/privacy', 'Privacybeleid'],
      ['/psti', 'PSTI-conformiteit'],
      ['/help', 'Helpcentrum'],
      ['/logout', 'Je bent afgemeld'],
    ] as const) {
      await page.goto(world.origins.portal + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await width(page), path).toBeLessThanOrEqual(320);
    }
    await axe(page);
  });

  test('signs in and out in Dutch', async ({ page, world }) => {
    const member = await new Member(page, world).joined();
    await member.opens('/login');
    await page.getByLabel('E-mailadres').fill(member.email);
    await page.locator('input[type="password"]').fill(member.password);
    await page.getByRole('button', { name: 'Aanmelden', exact: true }).click();
    await expect(page).toHaveTitle('Je abonnement · Echelon');
    await page.getByRole('banner').getByRole('link', { name: 'Afmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Je bent afgemeld' })).toBeFocused();
    await expect(page.getByText('Nieuw hier? Bekijk de abonnementen')).toBeVisible();
  });

  test('reads English words where the Dutch ones did not come through', async ({ page, world, noise }) => {
    noise.allow(/net::ERR_FAILED/);
    await page.route(/\/assets\/portal-/, route => route.abort());
    await page.goto(`${world.origins.portal}/faq`);
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  });
});

test.describe('a visitor whose browser speaks Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('reads English, and the page says so', async ({ page, world }) => {
    await page.goto(`${world.origins.portal}/faq`);
    await expect(page).toHaveTitle('FAQ · Echelon');
    await expect(page.getByText('When am I charged?')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Help Center' }),
    ).toBeVisible();
    expect(await language(page)).toBe('en-US');
  });
});

for (const [locale, title, said] of [
  ['es-MX', 'Preguntas frecuentes', '¿Cuándo me cobran?'],
  ['fr-CA', 'Foire aux questions', 'Quand dois-je payer?'],
  ['fr-BE', 'Foire aux questions', 'Quand dois-je payer\u202f?'],
] as const) {
  test.describe(`a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test('reads the questions, each with the signs of the country', async ({ page, world }) => {
      await page.goto(`${world.origins.portal}/faq`);
      await expect(page).toHaveTitle(`${title} · Echelon`);
      expect(await page.locator('summary').first().textContent()).toBe(said);
      expect(await language(page)).toBe(locale);
    });
  });
}

for (const [locale, title, price, join] of [
  ['es-MX', 'Lleva la clase a casa', 'Desde $599.00 al mes', 'Unirme'],
  ['fr-BE', 'Vivez vos cours à la maison', 'Dès 37,99 € par mois', 'S’abonner'],
  ['fr-CA', 'Vivez vos cours à la maison', 'Dès 49,99 $ par mois', 'S’abonner'],
  ['nl-BE', 'Haal de les in huis', 'Vanaf € 37,99 per maand', 'Word lid'],
] as const) {
  test.describe(`a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test('reads at the front door what a month costs in their money', async ({ page, world }) => {
      await page.goto(world.origins.portal);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(price)).toBeVisible();
      await expect(page.getByRole('link', { name: join })).toBeVisible();
    });
  });
}

test.describe('a visitor who chooses another language in the browser', () => {
  test('keeps the page, what is open on it and the focus until its words are there, and then too', async ({
    page,
    world,
  }) => {
    await page.goto(`${world.origins.portal}/faq`);
    const question = page.locator('summary').nth(1);
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You keep your membership until the end of the period you’ve paid for')).toBeVisible();
    await page.evaluate(() => {
      const parts = ['header', 'main', 'h1', 'details[open] > div', 'footer'];
      Reflect.set(globalThis, 'missed', []);
      new MutationObserver(() => {
        const gone = parts.filter(part => !document.querySelector(part)?.checkVisibility());
        Reflect.set(globalThis, 'missed', [...Reflect.get(globalThis, 'missed'), ...gone]);
      }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    let arrive = (): void => undefined;
    const arrival = new Promise<void>(resolve => {
      arrive = resolve;
    });
    const asked = page.waitForRequest(/\/assets\//);
    await page.route('**/assets/**', async route => {
      await arrival;
      await route.continue();
    });
    await prefers(page, ['nl-BE', 'en']);
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    expect(await language(page)).toBe('en-US');
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
    await expect(
      page.getByText('Je houdt je abonnement tot het einde van de periode die je hebt betaald'),
    ).toBeVisible();
    await expect(question).toBeFocused();
    await expect(page).toHaveTitle('Veelgestelde vragen · Echelon');
    expect(await language(page)).toBe('nl-BE');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'missed'))).toEqual([]);
  });
});

for (const [locale, title, free] of [
  ['fr-BE', 'Choisissez', /€/],
  ['nl-BE', 'Kies', /€/],
  ['es-MX', 'Elige', /\$/],
] as const) {
  test(`a visitor who reads ${locale} sees what is for sale, with a campaign's link too`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    for (const path of ['/signup', '/signup?utm_source=mail']) {
      await page.goto(`${world.origins.portal}${path}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('article').getByText(free).first()).toBeVisible();
    }
    await context.close();
  });
}
