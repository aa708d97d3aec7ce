import type { Browser, BrowserContext, Page } from 'playwright/test';
import { logins } from '../../src/sandbox/world/logins.js';
import { expect, test } from '../support/test.js';
import type { World } from '../support/world.js';
import { Member } from './member.js';

type Role = keyof typeof logins;

const subtitle = (page: Page) => page.getByLabel('Subtitle');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const news = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** A colleague with a role, signed in on this page. */
async function colleague(page: Page, world: World, role: Role): Promise<Member> {
  const member = Object.assign(new Member(page, world), logins[role]);
  return member.isSignedIn();
}

/** Another colleague in a browser of their own. */
async function another(browser: Browser, world: World, role: Role): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await colleague(page, world, role);
  return { page, context };
}

test.beforeEach(async ({ page, world }) => {
  await new Member(page, world).of('offers');
});

const moveClock = (world: World, move: object) =>
  fetch(`${world.origins.sandbox}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(move),
  });

/** What the back end sells under this id. */
const onSale = async (world: World, offerId: string) => {
  const headers = { 'X-Api-Key': 'pk_echelon_portal' };
  return (await fetch(`${world.origins.sandbox}/offers/${offerId}`, { headers })).text();
};

test.describe('our own people', () => {
  test('are led to their work when they sign in, and to their own account from there', async ({ page, world, axe }) => {
    const manager = Object.assign(new Member(page, world), logins.marketingManager);
    await manager.opens('/login');
    await manager.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/staff/offers`);
    await expect(page).toHaveTitle('Offers · Echelon');
    await expect(row(page, 'A quiet winter at home')).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your membership' })).toBeAttached();
    await page.getByRole('link', { name: 'Staff tools' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/staff/offers`);
  });

  test('see what their role includes, and nothing of it is asked of the back end otherwise', async ({
    page,
    world,
  }) => {
    await colleague(page, world, 'staff');
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${world.origins.portal}/staff/offers`);
    await expect(page.getByRole('main').getByText('Your role doesn’t include this').last()).toBeVisible();
    expect(asked.filter(url => url.includes('/offers/items'))).toEqual([]);
    // nobody is signed out for having looked
    await page.getByRole('main').getByRole('link', { name: 'Go to what’s yours' }).click();
    await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  });

  test('find the very view again that they left: search, filters, order, page and columns stand in the address', async ({
    page,
    world,
  }) => {
    await colleague(page, world, 'marketing');
    await page.goto(`${world.origins.portal}/staff/offers`);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('menuitemradio', { name: 'Campaign', exact: true }).click();
    await expect(row(page, 'Start small').first()).toBeVisible();
    await page.getByRole('button', { name: 'Offer', exact: true }).click();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Country' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?audience=campaign&sort=plan&hide=countryCode\.startsAt\.endsAt\.position$/);
    const there = page.url();
    const first = page.getByRole('row').nth(1);
    const name = await first.textContent();
    await first.getByRole('link').click();
    await expect(subtitle(page)).toBeVisible();
    await page.getByRole('link', { name: 'Offers', exact: true }).last().click();
    await expect(page).toHaveURL(there);
    await expect(page.getByRole('row').nth(1)).toHaveText(name ?? '');
    await expect(page.getByRole('columnheader', { name: 'Country' })).toBeHidden();

    await page.getByRole('searchbox').fill('habit');
    await expect(page).toHaveURL(/\?q=habit&/);
    await expect(row(page, 'Build the habit').first()).toBeVisible();
    // a word that was typed is one step of the history, the offer that was opened another
    await page.goBack();
    await expect(subtitle(page)).toBeVisible();
  });
});

test.describe('an offer', () => {
  test('is written by keyboard alone, from the list to what customers see', async ({ page, world, axe }) => {
    await colleague(page, world, 'marketingManager');
    await page.goto(`${world.origins.portal}/staff/offers`);
    await expect(row(page, 'A quiet winter at home')).toBeVisible();
    const reach = async (name: string | RegExp, role: 'button' | 'link' | 'combobox' | 'textbox' | 'menuitem') => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
      for (let presses = 0; presses < 60; presses++) {
        if (await target.evaluate(element => element === element.ownerDocument.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The Tab key does not reach ${name}.`);
    };
    await reach('New offer', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /New offer/ }).last()).toBeVisible();
    await reach('Plan', 'combobox');
    await page.keyboard.type('Echelon Connect');
    await reach('Audience', 'combobox');
    await page.keyboard.type('Everyone');
    await reach('Subtitle', 'textbox');
    await page.keyboard.type('By hand alone');
    await page.keyboard.press('Enter');
    await expect(news(page, /^Saved as a draft/)).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/offers\/off_/);
    await axe(page);
    // from the form back to the head of the page
    for (let presses = 0; presses < 40; presses++) {
      if (await publish(page).evaluate(element => element === element.ownerDocument.activeElement)) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect(publish(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(news(page, /^Published\./)).toBeVisible();
    const offerId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await onSale(world, offerId)).toContain('By hand alone');
  });

  test('stays on sale as it is while its draft is written, and a visitor who takes it gets what they saw', async ({
    page,
    world,
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    await visitor.goto(`${world.origins.portal}/signup`);
    const card = visitor.getByRole('article', { name: 'Echelon Premier' }).filter({ hasText: 'Most flexible' });
    await expect(card).toBeVisible();

    await colleague(page, world, 'marketingManager');
    await page.goto(`${world.origins.portal}/staff/offers/us-premier-monthly`);
    await expect(page.getByRole('heading', { name: 'Echelon Premier (Draft)', level: 1 })).toBeVisible();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Spring: 25% off')).toBeVisible();
    await subtitle(page).fill('While you choose');
    await expect(preview.getByText('While you choose')).toBeVisible();
    await save(page).click();
    await expect(news(page, /^Saved as a draft/)).toBeVisible();

    await visitor.reload();
    await expect(card).toBeVisible();
    await expect(visitor.getByText('While you choose')).toBeHidden();
    await expect(visitor.getByText('Spring: 25% off')).toBeHidden();
    await card.getByRole('button', { name: /Choose plan/ }).click();
    await expect(visitor.getByRole('region', { name: 'Membership Plan' })).toContainText('$39.99');

    await publish(page).click();
    await expect(news(page, /^Published\./)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('While you choose').first()).toBeVisible();
    await context.close();
  });

  test('that two edit: both see base, mine and theirs, and nothing that either typed is lost', async ({
    page,
    world,
    browser,
    axe,
  }) => {
    const { page: theirs, context } = await another(browser, world, 'marketing');
    await colleague(page, world, 'marketingManager');
    for (const one of [page, theirs]) {
      await one.goto(`${world.origins.portal}/staff/offers/us-connect-monthly`);
      await expect(subtitle(one)).toHaveValue('Your equipment, connected');
    }
    await subtitle(theirs).fill('Theirs');
    await theirs.getByRole('textbox', { name: 'Footer' }).fill('Only theirs');
    await save(theirs).click();
    await expect(news(theirs, /^Saved as a draft/)).toBeVisible();

    await subtitle(page).fill('Mine');
    await page.getByLabel('Savings pill').fill('Only mine');
    await publish(page).click();
    const differs = page.getByRole('list', { name: 'What differs' });
    await expect(page.getByText(/^Mika Lind saved it at /)).toBeVisible();
    await expect(differs.getByRole('listitem').filter({ hasText: 'Subtitle' })).toHaveText(
      'SubtitleBeforeYour equipment, connectedYoursMineTheirsTheirs',
    );
    await expect(differs.getByRole('listitem').filter({ hasText: 'Footer' })).toHaveText(
      'FooterBeforeEmptyTheirsOnly theirs',
    );
    await axe(page);
    await page.setViewportSize({ width: 320, height: 800 });
    // What was measured at the old width is measured again a frame later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(news(page, /^Saved as a draft/)).toBeVisible();
    await expect(subtitle(page)).toHaveValue('Mine');
    await expect(page.getByRole('textbox', { name: 'Footer' })).toHaveValue('Only theirs');
    await expect(page.getByLabel('Savings pill')).toHaveValue('Only mine');

    // the other comes second now, and takes what is there
    await subtitle(theirs).fill('Theirs again');
    await save(theirs).click();
    await theirs.getByRole('button', { name: 'Reload theirs' }).click();
    await expect(subtitle(theirs)).toHaveValue('Mine');
    await context.close();
  });

  test('is published at an instant, and taken back at one', async ({ page, world }) => {
    await colleague(page, world, 'marketingManager');
    await page.goto(`${world.origins.portal}/staff/offers/us-connect-annual`);
    await subtitle(page).fill('From Friday on');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Publish at a time…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
    await expect(dialog.getByLabel('When')).toBeFocused();
    // as a clock on the wall shows it
    const then = new Date(Date.now() + 2 * 86_400_000);
    const inTwoDays = new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    await dialog.getByLabel('When').fill(inTwoDays);
    await dialog.getByLabel('Reason').fill('With the mail of Friday.');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText(/^Goes live on .+, as Maxime Laurent approved it/)).toBeVisible();
    expect(await onSale(world, 'us-connect-annual')).not.toContain('From Friday on');
    await moveClock(world, { advanceDays: 2.1 });
    expect(await onSale(world, 'us-connect-annual')).toContain('From Friday on');
    await page.reload();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Versions…' }).click();
    await expect(page.getByRole('dialog').getByText('With the mail of Friday.')).toBeVisible();
    await moveClock(world, { offsetSeconds: 0 });
  });

  test('is saved by marketing, who ask for it to be published, and published by who may', async ({
    page,
    world,
    browser,
  }) => {
    await colleague(page, world, 'marketing');
    await page.goto(`${world.origins.portal}/staff/offers/us-connect-monthly`);
    await subtitle(page).fill('New words');
    await expect(publish(page)).toBeHidden();
    await page.getByRole('button', { name: 'Ask to Publish' }).click();
    await page.getByLabel(/^Note/).fill('For Monday, please.');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(news(page, /^Asked\./)).toBeVisible();

    const { page: theirs, context } = await another(browser, world, 'marketingManager');
    await theirs.goto(`${world.origins.portal}/staff/offers?asked=true`);
    await expect(row(theirs, 'New words')).toContainText('Waits to be published');
    await row(theirs, 'New words').getByRole('link').click();
    await expect(theirs.getByText('For Monday, please.')).toBeVisible();
    await publish(theirs).click();
    await expect(news(theirs, /^Published\./)).toBeVisible();
    await context.close();
  });

  test('that is half typed is asked about before the page is left, by a link and by the back button', async ({
    page,
    world,
  }) => {
    await colleague(page, world, 'marketing');
    await page.goto(`${world.origins.portal}/staff/offers`);
    await row(page, 'A quiet winter at home').getByRole('link').click();
    await subtitle(page).fill('Half a sent');
    const there = page.url();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(subtitle(page)).toHaveValue('Half a sent');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(there);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/staff/offers`);
    // and what was typed stands there again
    await row(page, 'A quiet winter at home').getByRole('link').click();
    await expect(subtitle(page)).toHaveValue('Half a sent');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your membership' })).toBeAttached();
  });

  test('that is not whole says what is missing, each with the way to its field', async ({ page, world, axe }) => {
    await colleague(page, world, 'marketingManager');
    await page.goto(`${world.origins.portal}/staff/offers/off_winter`);
    await publish(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You can’t publish this yet' })).toBeVisible();
    await expect(page.getByLabel('Plan', { exact: true })).toBeFocused();
    await page.getByRole('link', { name: /^Campaign: / }).click();
    await expect(page.getByLabel('Campaign', { exact: true })).toBeFocused();
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the list of offers has nothing for axe to say and fits a small phone, ${colorScheme}`, async ({
    page,
    world,
    axe,
  }) => {
    await colleague(page, world, 'marketing');
    await page.emulateMedia({ colorScheme });
    await page.goto(`${world.origins.portal}/staff/offers`);
    await expect(row(page, 'A quiet winter at home')).toBeVisible();
    await axe(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
