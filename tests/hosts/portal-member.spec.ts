import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.js';
import { Member } from './member.js';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
const links = (page: Page) => navigation(page).getByRole('link');
/** The way between two pages that the navigation shows as one. */
const beside = (page: Page) => page.locator('.beside').getByRole('link');
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const code = (page: Page) => page.getByLabel('Redemption code');

/** Every page of the member area, as a parent sees it: its address, its title, and what shows that it has come. */
const pages = [
  { path: '/', title: 'Your membership', shows: 'Echelon Premier' },
  { path: '/plan', title: 'Your plan', shows: 'Change plan' },
  { path: '/payment', title: 'Card and billing address', shows: /^Replace card$/ },
  { path: '/billing', title: 'Bills and payments', shows: 'Billing history' },
  { path: '/family', title: 'Your family', shows: 'Train together' },
  { path: '/redeem', title: 'Redeem a code', shows: 'Check code' },
  { path: '/receipts', title: 'Your receipts', shows: 'Receipt for your equipment' },
  { path: '/profile', title: 'Your profile', shows: 'About you' },
  { path: '/security', title: 'Password and sign-ins', shows: 'This device' },
  { path: '/equipment', title: 'Your equipment', shows: 'No equipment yet' },
  { path: '/preferences', title: 'Preferences', shows: 'Language and region' },
  { path: '/history', title: 'Account history', shows: 'Membership started' },
];

test.describe('a member with a membership', () => {
  test('goes through the area by keyboard, and finds it again as it was left', async ({ page, world }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.isSignedIn();
    await member.opens('/');
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await page.reload();
    await expect(page.getByText('Echelon Premier')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await links(page).filter({ hasText: 'Membership' }).press('Enter');
    await expect(title(page, 'Your plan')).toBeFocused();
    await beside(page).filter({ hasText: 'Payment' }).press('Enter');
    await expect(title(page, 'Card and billing address')).toBeFocused();
    await expect(page).toHaveTitle('Card and billing address · Echelon');
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Membership');
    await expect(page.getByRole('button', { name: 'Replace card' })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 100 }));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-scroll /payment'))).toBe('100');

    await links(page).filter({ hasText: 'Codes' }).press('Enter');
    await expect(title(page, 'Redeem a code')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(title(page, 'Card and billing address')).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(100);
    await page.goForward();
    await expect(title(page, 'Redeem a code')).toBeFocused();

    // a window of this width has a rail of icons, a wider one the whole names
    const size = page.viewportSize() ?? { width: 800, height: 600 };
    await page.setViewportSize({ ...size, width: 1280 });
    await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Expand navigation' }).press('Enter');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
    await expect(links(page).filter({ hasText: 'Codes' })).toHaveAttribute('aria-current', 'page');
  });

  for (const half of [pages.slice(0, 6), pages.slice(6)]) {
    test(`finds ${half.map(({ path }) => path).join(', ')} named, with nothing for axe to say, on a screen and on a small dark phone`, async ({
      page,
      world,
      axe,
    }) => {
      // axe looks twice at each
      test.slow();
      const member = await new Member(page, world).of('active-monthly');
      await member.isSignedIn();
      for (const { path, title: name, shows } of half) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 1280, height: 800 });
        await member.opens(path);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page).toHaveTitle(`${name} · Echelon`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(navigation(page).locator('[aria-current=page]')).toHaveCount(1);
        await axe(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 320, height: 640 });
        await axe(page);
        expect(await width(page), path).toBeLessThanOrEqual(320);
      }
    });
  }

  test('has the navigation along the bottom of a small phone, and all of it behind More', async ({
    page,
    world,
    axe,
  }) => {
    const member = await new Member(page, world).of('active-monthly');
    await page.setViewportSize({ width: 320, height: 640 });
    await member.opens('/redeem');
    await member.fillsSignIn();
    await expect(links(page)).toHaveText(['Home', 'Training', 'Membership', 'Family']);
    await page.getByRole('button', { name: 'More' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await axe(page);
    await drawer.getByRole('link', { name: 'Billing' }).click();
    await expect(drawer).toBeHidden();
    await expect(title(page, 'Bills and payments')).toBeFocused();
    await links(page).filter({ hasText: 'Home' }).click();
    await expect(title(page, 'Your membership')).toBeFocused();
  });

  test('who is asked to stay is led to the step that a mail names', async ({ page, world }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.opens('/plan?cancel=start');
    await member.fillsSignIn();
    await expect(page.getByText('Why are you leaving? (optional)')).toBeVisible();
    await expect(page).toHaveURL(`${world.origins.portal}/plan?panel=cancel`);
    await member.opens('/plan?cancel=saved');
    await expect(page.getByRole('button', { name: 'Change plan' })).toBeVisible();
    await expect(page.getByText('Why are you leaving? (optional)')).toBeHidden();
  });

  test('who has left sees when it ends, and the way back', async ({ page, world }) => {
    const member = await new Member(page, world).of('canceled');
    await member.opens('/plan?cancel=confirmed');
    await member.fillsSignIn();
    await expect(page.getByRole('heading', { name: /^Your membership ends on / })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo, then/ })).toBeVisible();
  });

  test('is led from home to the classes for as long as they can train', async ({ page, world, axe }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.isSignedIn();
    await member.opens('/');
    await expect(page.getByRole('heading', { name: 'Train today' })).toBeVisible();
    await expect(page.getByRole('link', { name: /App Store/ })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\.com\//,
    );
    await axe(page);
    await page.setViewportSize({ width: 320, height: 640 });
    // what is measured in the page follows the window a frame later
    await expect.poll(() => width(page)).toBeLessThanOrEqual(320);
  });

  test('whose membership is over is led to the offers instead', async ({ page, world }) => {
    const member = await new Member(page, world).of('ended');
    await member.isSignedIn();
    await member.opens('/');
    await expect(page.getByRole('button', { name: 'See the offers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Train today' })).toBeHidden();
  });

  test('whose session ends while they change their profile finds it as they had typed it', async ({ page, world }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.opens('/profile');
    await member.fillsSignIn();
    const name = page.getByLabel('Display name');
    await name.fill('Rocket');
    await member.isEndedElsewhere();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await member.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/profile`);
    await expect(name).toHaveValue('Rocket');
  });

  test('whose session ends while they type finds it all when they have signed in again, and nothing after signing out', async ({
    page,
    world,
  }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.opens('/redeem?from=mail#code');
    await member.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/redeem?from=mail#code`);
    await code(page).fill('GYM-30-D');
    await member.isEndedElsewhere();
    await page.getByRole('button', { name: 'Check code' }).click();
    await expect(title(page, 'You’re signed out')).toBeFocused();
    await expect(page).toHaveURL(
      `${world.origins.portal}/logout?return=${encodeURIComponent('/redeem?from=mail#code')}`,
    );
    await expect(page.getByText('We keep what you typed until you close this tab')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await member.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/redeem?from=mail#code`);
    await expect(code(page)).toHaveValue('GYM-30-D');
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page.getByText('We keep what you typed')).toBeHidden();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await member.fillsSignIn();
    await expect(page.getByText('Echelon Premier')).toBeVisible();
    await links(page).filter({ hasText: 'Codes' }).click();
    await expect(code(page)).toHaveValue('');
    // the way back leads past no page that would end the session
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  });

  test('gives another card, sees that it is saved, and is led back to where they came from', async ({
    page,
    world,
    axe,
  }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.isSignedIn();
    await member.opens('/payment?return=%2Fredeem%3Fcode%3DABC');
    await expect(page.getByRole('img', { name: 'Mastercard' })).toBeVisible();
    await page.getByRole('button', { name: 'Replace card' }).click();
    await expect(page.getByRole('heading', { name: 'Update card' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Replace card' }).click();
    const address = page.frameLocator('iframe[title="Secure address fields"]');
    await expect(address.getByLabel('City')).not.toHaveValue('');
    await address.getByLabel('Address', { exact: true }).fill('1 Main Street');
    await address.getByLabel('City').fill('New York');
    await address.getByLabel('State').selectOption('NY');
    await address.getByLabel('ZIP code').fill('10001');
    await address.getByLabel('Phone number').fill('+1 212 555 0100');
    const card = page.frameLocator('iframe[title="Secure card fields"]');
    await card.getByLabel('Card number').fill('4242 4242 4242 4242');
    await card.getByLabel('Expiry date').fill('12/34');
    await card.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Update Payment' }).click();
    await expect(page.getByText('Your card is saved.')).toBeVisible();
    await expect(page.getByText('4242').first()).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/redeem?code=ABC`);
    await expect(code(page)).toHaveValue('ABC');
  });
});

test('an account without a card of ours says why there is none to change', async ({ page, world, axe }) => {
  for (const [name, said] of [
    ['fresh', 'No membership yet'],
    ['app-store', 'See your bills, change or cancel it there.'],
    ['provisioned', 'You can’t update your card here.'],
  ] as const) {
    const member = await new Member(page, world).of(name);
    await member.isSignedIn();
    await member.opens('/payment');
    await expect(page.getByText(said)).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(title(page, 'You’re signed out')).toBeVisible();
  }
});

test.describe('a child', () => {
  test('with a login of their own sees their own data, and who looks after the rest', async ({ page, world, axe }) => {
    const member = await new Member(page, world).of('child-account');
    await member.isSignedIn();
    await member.opens('/');
    await expect(links(page)).toHaveText([
      'Home',
      'Training',
      'Family',
      'Profile',
      'Security',
      'Equipment',
      'Preferences',
    ]);
    await expect(page.getByText('switched in')).toBeHidden();
    await member.opens('/payment');
    await expect(page).toHaveTitle('Robin R. takes care of this · Echelon');
    await expect(page.getByText('Your family’s plan, payments and codes')).toBeVisible();
    await axe(page);
    await member.opens('/redeem');
    await expect(
      page.getByText(
        'This account is a child account of Robin R. Redemption codes must be applied to the parent account.',
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to your membership' }).click();
    await expect(page.getByText('part of a family membership')).toBeVisible();
  });

  test('with a login of their own has a profile, preferences and places where they are signed in', async ({
    page,
    world,
  }) => {
    const member = await new Member(page, world).of('child-account');
    await member.isSignedIn();
    await member.opens('/profile');
    await page.getByLabel('Display name').fill('Rocket');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('status').filter({ hasText: /saved/i }).first()).toBeVisible();
    await links(page).filter({ hasText: 'Preferences' }).click();
    const leaderboard = page.getByRole('switch', { name: 'Show me on leaderboards' });
    const before = await leaderboard.isChecked();
    await leaderboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: /saved/i }).first()).toBeAttached();
    await page.reload();
    await expect(leaderboard).toBeChecked({ checked: !before });
    await links(page).filter({ hasText: 'Security' }).click();
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await links(page).filter({ hasText: 'Profile' }).click();
    await expect(page.getByLabel('Display name')).toHaveValue('Rocket');
  });

  test('that a parent has switched to is recognisable, and the way back leads to the same page', async ({
    page,
    world,
    axe,
  }) => {
    const member = await new Member(page, world).of('active-monthly');
    await member.isSignedIn();
    await member.opens('/');
    await expect(page.getByText('Echelon Premier')).toBeVisible();
    await member.switchesTo(await member.adds('Mia'));
    const strip = page.getByRole('region', { name: 'Family' });
    await expect(strip).toContainText('You’re viewing Mia’s profile.');
    await expect(page.getByRole('banner')).toContainText('Mia');
    await expect(links(page)).toHaveText(['Home', 'Training', 'Family', 'Profile', 'Preferences']);
    await member.opens('/payment');
    await expect(title(page, 'Alex R. takes care of this')).toBeVisible();
    await axe(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await axe(page);
    expect(await width(page)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    await strip.getByRole('button', { name: 'Back to Alex R.' }).click();
    await expect(title(page, 'Card and billing address')).toBeFocused();
    await expect(strip).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'You’re back in your own account.' })).toHaveCount(1);
    await expect(links(page)).toHaveText([
      'Home',
      'Training',
      'Membership',
      'Billing',
      'Family',
      'Codes & receipts',
      'Profile',
      'Security',
      'Equipment',
      'Preferences',
      'History',
    ]);
  });
});

test.describe('a visitor invited to a family', () => {
  test('who has no account chooses a password, signs in and belongs to it; the token leaves the address at once', async ({
    page,
    world,
    axe,
  }) => {
    const parent = await new Member(page, world).of('active-monthly');
    const guest = new Member(page, world);
    await parent.adds('Kim', guest.email);
    const path = await guest.mailedPath('invitation');
    await guest.opens(path);
    await expect(page).toHaveURL(`${world.origins.portal}/login`);
    await expect(page).toHaveTitle('Join a family membership · Echelon');
    await axe(page);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.locator('input[type="password"]')).toBeFocused();
    await page.locator('input[type="password"]').fill(guest.password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to join' })).toBeFocused();
    await expect(page.getByText('Your password is set.')).toBeVisible();
    await guest.fillsSignIn();
    await expect(page.getByRole('heading', { name: 'You’re in the family' })).toBeFocused();
    await axe(page);
    await page.getByRole('button', { name: 'Go to your membership' }).click();
    await expect(page.getByText('part of a family membership')).toBeVisible();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(title(page, 'You’re signed out')).toBeVisible();
    await guest.opens(path);
    await expect(page.getByText('This invitation was used already.')).toBeVisible();
  });

  test('who reloads the page of the link is still invited, and nowhere sent to pay', async ({ page, world }) => {
    const parent = await new Member(page, world).of('active-monthly');
    const guest = new Member(page, world);
    await parent.adds('Kim', guest.email);
    await guest.opens(await guest.mailedPath('invitation'));
    await page.reload();
    await expect(page).toHaveURL(`${world.origins.portal}/login`);
    await expect(page.getByText('You pay nothing.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
    await page.locator('input[type="password"]').fill(guest.password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password is set.')).toBeVisible();
    await page.reload();
    // the invitation was theirs, and is spent: they sign in with what they set
    await expect(page.getByText(/^This invitation was used already/)).toBeVisible();
    await page.getByRole('button', { name: 'Go to sign-in' }).click();
    await guest.fillsSignIn();
    await expect(links(page)).toHaveText([
      'Home',
      'Training',
      'Family',
      'Profile',
      'Security',
      'Equipment',
      'Preferences',
    ]);
  });

  test('who has an account reads so, signs in with it and joins', async ({ page, world }) => {
    const parent = await new Member(page, world).of('active-monthly');
    const guest = await new Member(page, world).joined();
    await parent.adds('Noa', guest.email);
    await guest.opens(await guest.mailedPath('invitation'));
    await page.locator('input[type="password"]').fill('Another-1-word');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('You already have an account at that address')).toBeVisible();
    await guest.fillsSignIn();
    await expect(page.getByText('You can use Alex R.’s membership now')).toBeVisible();
    await page.getByRole('button', { name: 'Go to your membership' }).click();
    await expect(links(page)).toHaveText([
      'Home',
      'Training',
      'Family',
      'Profile',
      'Security',
      'Equipment',
      'Preferences',
    ]);
  });

  test('who is signed in is asked first, and reads why it cannot be', async ({ page, world, axe }) => {
    const parent = await new Member(page, world).of('active-monthly');
    const guest = await new Member(page, world).joined();
    await parent.adds('Noa', guest.email);
    await parent.signsIn();
    await guest.opens(await guest.mailedPath('invitation'));
    await expect(page.getByText(`You’re signed in as ${parent.email}`)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Join the family' }).click();
    await expect(page.getByRole('heading', { name: 'You couldn’t join' })).toBeFocused();
    await expect(page.getByText('is for another address')).toBeVisible();
    await page.getByRole('button', { name: 'Go to your membership' }).click();
    await expect(page.getByText('Echelon Premier')).toBeVisible();
  });
});
