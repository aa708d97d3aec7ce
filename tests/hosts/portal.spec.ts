import { expect, test } from '../support/test.js';
import { Member } from './member.js';

const pages = [
  { path: '/', title: 'Bring the class home' },
  { path: '/signup', title: 'Join Echelon' },
  { path: '/login', title: 'Sign in' },
  { path: '/logout', title: 'You’re signed out' },
  { path: '/terms', title: 'Terms & Conditions' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/psti', title: 'PSTI Compliance' },
  { path: '/faq', title: 'FAQ' },
  { path: '/help', title: 'Help Center' },
];

test.describe('a visitor of the portal', () => {
  for (const { path, title } of pages) {
    test(`finds ${path} named, with one title and nothing for axe to say, on a screen and on a dark phone`, async ({
      page,
      world,
      axe,
    }) => {
      await page.goto(world.origins.portal + path);
      await expect(page).toHaveTitle(`${title} · Echelon`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.waitForLoadState('networkidle');
      await axe(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test('who follows an old link reads so, and is led home', async ({ page, world, axe }) => {
    await page.goto(`${world.origins.portal}/classes/old`);
    await expect(page).toHaveTitle('Page Not Found · Echelon');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText("Sorry, the page you're looking for has been moved or doesn't exist.")).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bring the class home' })).toBeFocused();
  });

  test('sees at the front door what is sold, from which price, and goes on to join or to sign in', async ({
    page,
    world,
  }) => {
    await page.goto(world.origins.portal);
    const main = page.getByRole('main');
    await expect(page.getByRole('link', { name: 'Echelon, home' })).toBeVisible();
    await expect(main.getByText('Live and on-demand classes')).toBeVisible();
    await expect(main.getByText('From $39.99 a month')).toBeVisible();
    await main.getByRole('link', { name: 'Join' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/signup`);
    await page.getByRole('banner').getByRole('link', { name: 'Echelon, home' }).click();
    await main.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/login`);
  });

  test('reads no price at the front door while nobody can say it', async ({ page, world, noise }) => {
    noise.allow(/net::ERR_FAILED/);
    await page.route(/\/offers(?:\/|\?|$)/, route => route.abort());
    await page.goto(world.origins.portal);
    await expect(page.getByText('Cancel any time.')).toBeVisible();
    await expect(page.getByText('a month')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Join' })).toBeVisible();
  });

  test('who comes to sign in without an account sees from which price to join, where there is room', async ({
    page,
    world,
    axe,
  }) => {
    await page.goto(`${world.origins.portal}/login`);
    const main = page.getByRole('main');
    await expect(main.getByText('Join from $39.99 a month')).toBeVisible();
    await axe(page);
    const sizeOf = (level: 1 | 2) =>
      main.getByRole('heading', { level }).evaluate(heading => getComputedStyle(heading).fontSize);
    const before = await sizeOf(1);
    await main.getByText('Forgot your password?').click();
    await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await sizeOf(2)).toBe(before);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main.getByText('Join from')).toBeHidden();
  });

  test('finds the five links and this year at the foot of the page', async ({ page, world }) => {
    await page.goto(`${world.origins.portal}/faq`);
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await expect(links).toHaveText(['Terms & Conditions', 'Privacy', 'PSTI Compliance', 'FAQ', 'Help Center']);
    await expect(page.getByText(`© ${new Date().getFullYear()} Echelon`)).toBeVisible();
  });

  test('goes from page to page without a reload, is taken to each title, and back to where a page was left', async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 400, height: 500 });
    await page.goto(`${world.origins.portal}/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await page.evaluate(() => scrollTo({ top: 300 }));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-scroll /privacy'))).toBe('300');
    await page.getByRole('main').getByRole('link', { name: 'Help Center' }).focus();
    const left = await page.evaluate(() => Math.round(scrollY));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  });

  test('finds how to reach customer service in their own country and in another, and is taken straight there by a link', async ({
    page,
    world,
    axe,
  }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto(`${world.origins.portal}/help#contact`);
    const place = page.locator('#contact');
    await expect(place.getByRole('heading', { name: 'Talk to us' })).toBeInViewport();
    await expect(place.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+18885550142');
    await expect(place.getByRole('link', { name: 'Email us' })).toHaveAttribute('href', /^mailto:/);
    await expect(place).toContainText('Eastern Time');
    for (const way of await place.getByRole('link').all())
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await place.getByLabel('Your country').selectOption({ label: 'Belgium' });
    await expect(place.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+3228880142');
    await expect(place).toContainText('Central European Time');
    await axe(page);
  });

  test('opens the answer to a question, and only that', async ({ page, world }) => {
    await page.goto(`${world.origins.portal}/faq`);
    const asked = page.getByRole('heading', { level: 2 });
    const answer = page.getByText('Everyone gets their own profile.');
    await expect(answer).toBeHidden();
    await asked.filter({ hasText: 'Can my family use it too?' }).click();
    await expect(answer).toBeVisible();
    await expect(page.getByText('You keep your membership until the end of the period')).toBeHidden();
  });

  test('who uses a keyboard can skip the header', async ({ page, world }) => {
    await page.goto(`${world.origins.portal}/help`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('who comes by a deep link begins at that offer', async ({ page, world }) => {
    await page.goto(`${world.origins.portal}/signup?offer=be-premier-monthly&country=be`);
    await expect(page.getByText('Echelon Premier').first()).toBeVisible();
    await expect(page.getByText(/37[.,]99/).first()).toBeVisible();
  });
});

test.describe('a member', () => {
  test('who is signed in finds the membership at the front door, and who has signed out the door', async ({
    page,
    world,
  }) => {
    const member = await new Member(page, world).joined();
    await member.signsIn();
    await member.opens('/');
    await expect(page).toHaveTitle('Your membership · Echelon');
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page.getByText('See you next session.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Echelon, home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bring the class home' })).toBeFocused();
  });

  test('signs in and sees the membership, and nothing on the page moves', async ({ page, world, axe }) => {
    const member = await new Member(page, world).joined();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(globalThis, 'shifts', shifts);
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
            shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await member.signsIn();
    await expect(page).toHaveURL(`${world.origins.portal}/`);
    await expect(page).toHaveTitle('Your membership · Echelon');
    await page.reload();
    await expect(page.getByRole('banner').getByText('Noa Lind')).toBeVisible();
    await expect(page.getByRole('button', { name: /offers|memberships|plan/i }).first()).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });

  test('is led to the sign-in page and back to where they were going', async ({ page, world }) => {
    const member = await new Member(page, world).joined();
    await member.opens('/?from=mail');
    await expect(page).toHaveURL(`${world.origins.portal}/login?return=${encodeURIComponent('/?from=mail')}`);
    await member.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/?from=mail`);
  });

  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/logout',
  ]) {
    test(`who signs in is not sent to ${elsewhere}`, async ({ page, world }) => {
      const member = await new Member(page, world).joined();
      await member.opens(`/login?return=${encodeURIComponent(elsewhere)}`);
      await member.fillsSignIn();
      await expect(page).toHaveURL(`${world.origins.portal}/`);
    });
  }

  test('signs out, and the session is gone from this device', async ({ page, world }) => {
    const member = await new Member(page, world).joined();
    await member.signsIn();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeFocused();
    await expect(page).toHaveURL(`${world.origins.portal}/logout`);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('echelon-jwt'),
        localStorage.getItem('echelon-uid'),
        document.cookie,
      ]),
    ).toEqual([null, null, '']);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/login`);
  });

  test('whose session was ended elsewhere is led to the sign-out page, and can sign in again', async ({
    page,
    world,
  }) => {
    const member = await new Member(page, world).joined();
    await member.isSignedIn();
    await member.isEndedElsewhere();
    await member.opens('/');
    await expect(page).toHaveURL(`${world.origins.portal}/logout`);
    await expect(page.getByText('Your session ended')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(`${world.origins.portal}/login`);
    await member.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/`);
  });

  test('who forgot the password sets a new one; the token leaves the address at once', async ({ page, world }) => {
    const member = await new Member(page, world).joined();
    await member.opens('/login');
    await page.getByText('Forgot your password?').click();
    await page.locator('input[type="email"]').fill(member.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await member.opens(await member.mailedPath('reset'));
    await expect(page).toHaveURL(`${world.origins.portal}/login`);
    await expect(page).toHaveTitle('Choose a new password · Echelon');
    member.password = 'Row-5-harder';
    await page.locator('input[type="password"]').fill(member.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await member.fillsSignIn();
    await expect(page).toHaveURL(`${world.origins.portal}/`);
  });
});
