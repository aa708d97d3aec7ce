import type { Page } from 'playwright/test';
import { openPage, shown } from '../../support/page.js';
import type { World } from '../../support/world.js';
import { beginsAnew, signedIn, signsIn } from './people.js';
import { expect, test } from './test.js';

/** As a machine shows it: two groups of four. */
const SHOWN = /[2-9A-Z]{4}-[2-9A-Z]{4}/;

const codeField = (page: Page) => page.getByLabel('Code on the machine’s screen');

async function finds(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Find the machine' }).click();
}

async function confirms(page: Page, place: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${place}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Yes, activate it' }).click();
}

/** The touch screen of a machine: a page of one element. */
async function opensConsole(page: Page, world: World, serialNumber: string): Promise<void> {
  const tag = 'echelon-commercial-activation';
  await openPage(page, world, {
    body: `<${tag} mode="console" serial-number="${serialNumber}" model-id="ex-9s-pro"></${tag}><script>document.querySelector('${tag}').keepSecret = () => {};</script>`,
  });
  await shown(page, tag);
}

test.beforeEach(async ({ page, world }) => {
  await beginsAnew(page, world);
});

test('an owner confirms the code that a machine shows, and sees it become ready; a code that was canceled is no machine’s', async ({
  page,
  world,
  startConsole,
  axe,
}) => {
  const { portal } = world.origins;
  const machine = startConsole('EX9SPRO-7010');
  const other = startConsole('EX9SPRO-7011');
  await signedIn(page, world, 'owner');
  await page.goto(`${portal}/activate`);
  await expect(codeField(page)).toBeVisible();

  const canceled = await other.says(SHOWN);
  other.press('x');
  await other.says(/Canceled\. Begin again whenever you like\./);
  await finds(page, canceled);
  await expect(page.getByText(/^No machine shows this code/)).toBeVisible();

  const code = await machine.says(SHOWN);
  machine.forget();
  await finds(page, code);
  await expect(page.getByText('EX9SPRO-7010')).toBeVisible();
  await axe(page);
  await confirms(page, 'Harbor Hotel Downtown');
  await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeFocused();
  await machine.says(/EX-9s Pro bike 7010 · Harbor Hotel Downtown/);
  await expect(page.getByText('It’s ready for the first workout.')).toBeVisible();
  await expect(page).toHaveURL(`${portal}/activate`);
});

test('a machine’s touch screen shows a code at an arm’s length, which is gone as soon as it was used', async ({
  page,
  world,
  browser,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await opensConsole(page, world, 'EX9SPRO-7020');
  const code = page.locator('[part=code]');
  await expect(code).toBeVisible();
  await axe(page);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const size = await code.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size, `the code at ${width}`).toBeGreaterThanOrEqual(64);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        `${await button.textContent()} at ${width}`,
      ).toBeGreaterThanOrEqual(64);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await axe(page);
  // from right to left it stands where reading begins, and is itself read from left to right
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [line, groups] = [await code.boundingBox(), await code.locator('bdi').boundingBox()];
  expect((groups?.x ?? 0) + (groups?.width ?? 0)).toBeCloseTo((line?.x ?? 0) + (line?.width ?? 0), 0);
  const letters = ((await code.textContent()) ?? '').trim().replace(' ', '-');

  // the manager scans it, signed out: the code is theirs again when they are signed in
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const phone = await context.newPage();
  const { portal } = world.origins;
  await phone.goto(`${portal}/activate?code=${letters}`);
  await expect(phone.getByText(`We’ve kept your code ${letters}.`)).toBeVisible();
  await expect(phone).toHaveURL(`${portal}/activate`);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signsIn(phone, 'manager');
  await expect(phone.getByRole('radio', { name: /^Harbor Hotel Downtown/ })).toBeChecked();
  await phone.getByRole('button', { name: 'Yes, activate it' }).click();
  await expect(page.getByRole('heading', { name: /is activated$/ })).toBeVisible();
  await expect(code).toBeHidden();
  await expect(page.getByText('It belongs to Harbor Hotel Downtown now.')).toBeVisible();
  await context.close();
});
