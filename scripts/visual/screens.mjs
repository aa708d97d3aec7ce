import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { ownTemporary, removeOwn } from '../lib/own-folder.mjs';
import { root } from '../lib/paths.mjs';
import { commercialScreens, serveConsole } from './commercial-screens.mjs';

const HEIGHT = 900;
const PATIENCE = 15_000;

const load = async path =>
  (await runnerImport(`${root}/${path}`, { root, configFile: `${root}/vite.config.ts`, logLevel: 'error' })).module;

const widths = [1440, 768, 320];
/** Every way that a screen is looked at. */
const all = [
  ...widths.flatMap(width => ['light', 'dark'].map(mode => ({ width, mode }))),
  ...[1440, 320].map(width => ({ width, mode: 'right to left' })),
  { width: 1440, mode: 'brand' },
];
/** And where only what it says is another. */
const few = [
  { width: 1440, mode: 'light' },
  { width: 320, mode: 'dark' },
];

/** The worlds whose member is shown, by what they are about; the first in every way. */
const members = {
  member: 'active-monthly',
  'past due': 'past-due',
  paused: 'paused',
  trial: 'trialing',
  family: 'family',
  new: 'fresh',
};

/** A derived brand as the properties that a page would set. */
async function brandRule() {
  const [{ brands }, { makeTheme }, { propertyOf }] = await Promise.all(
    ['brands', 'theme', 'property'].map(name => load(`src/ui/tokens/${name}.ts`)),
  );
  const theme = makeTheme(brands.timberline);
  return `:root:root { ${Object.entries(theme)
    .map(([name, value]) => `${propertyOf(name)}: ${value};`)
    .join(' ')} }`;
}

/** All that was fetched has come, unless it means to be busy, and is drawn. */
async function settle(page) {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
  const busy = page.locator('main [aria-busy=true]');
  for (let tries = 0; tries < 40 && (await busy.count()) > 0; tries += 1) await page.waitForTimeout(50);
  await drawn(page);
}

const drawn = page =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Two styles: a derived brand, and a sidebar that is as long as the picture. */
const dress = (page, rule) =>
  page.evaluate(text => {
    const style = document.querySelector('#picture') ?? document.createElement('style');
    style.id = 'picture';
    document.head.append(style);
    style.textContent = `[part=sidebar] { height: auto !important; position: static !important; } ${text}`;
  }, rule);

/** Takes a screen's pictures one after the other, without a reload. */
async function look(page, variants, brand, keep) {
  for (const { width, mode } of variants) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.evaluate(dir => (document.documentElement.dir = dir), mode === 'right to left' ? 'rtl' : 'ltr');
    await dress(page, mode === 'brand' ? brand : '');
    await drawn(page);
    const picture = { type: 'jpeg', quality: 70, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' };
    keep({ width, mode }, await page.screenshot(picture));
  }
  await page.setViewportSize({ width: 1440, height: HEIGHT });
}

/** Signs in behind the page's back, as somebody who has done so before. */
async function signIn(page, portal, login) {
  await page.goto(`${portal}/faq`);
  await page.evaluate(async body => {
    localStorage.clear();
    sessionStorage.clear();
    if (!body) return;
    const meta = name => document.querySelector(`meta[name="${name}"]`).content;
    const answer = await fetch(`${meta('echelon-api')}/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': meta('echelon-key') },
      body: JSON.stringify(body),
    });
    const { data } = await answer.json();
    localStorage.setItem('echelon-jwt', data.jwt);
    localStorage.setItem('echelon-uid', data.userId);
  }, login);
}

/** The way to a membership: what a visitor does at each step, once its picture is taken. */
const steps = [
  [
    'Offers',
    async page =>
      page
        .getByRole('button', { name: /^Choose/ })
        .first()
        .click(),
  ],
  ['Membership Plan', async page => page.getByRole('button', { name: 'Subscribe', exact: true }).click()],
  [
    'Account',
    async page => {
      await page.getByLabel('First name').fill('Ana');
      await page.getByLabel('Last name').fill('Ruiz');
      await page.getByLabel('Email address').fill(`ana-${Date.now()}@example.com`);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Climb-4-life');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.locator('iframe[title="Secure card fields"]').waitFor();
    },
  ],
  [
    'Payment',
    async page => {
      const { fillAddress, fillCard } = await load('tests/journeys/card-page.ts');
      await fillAddress(page);
      await fillCard(page);
      await page.getByRole('button', { name: 'Save & Continue' }).click();
      await page.locator('label', { hasText: 'I agree to the' }).waitFor();
    },
  ],
  ['Review', async page => page.locator('label', { hasText: 'I agree to the' }).click({ position: { x: 10, y: 12 } })],
  [
    'Terms',
    async page => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Scroll To Bottom' }).click();
      await dialog.getByRole('button', { name: 'I Agree' }).click();
      await page.getByRole('button', { name: /\$/ }).last().click();
      await page.getByText('Success!').waitFor();
    },
  ],
  ['Success', async () => undefined],
];

/**
 * Takes a picture of every screen of the four sites, with a sandbox and sites of its own, which end with it. A screen
 * that breaks is reported and does not stop the rest.
 * @param {import('playwright').Browser} browser
 * @param {{ isMeant: (name: string) => boolean, keep: (picture: { group: string, screen: string, of: string, width: number, mode: string }, image: Buffer) => void, failed: (name: string, why: string) => void }} report
 */
export async function takeScreens(browser, { isMeant, keep, failed }) {
  const built = path => import(pathToFileURL(join(root, 'dist', path)).href);
  const [{ startSandbox }, { commercialLogins, logins }, { serveHosts }] = await Promise.all(
    ['sandbox/node.js', 'sandbox/index.js', 'hosts/serve.js'].map(built),
  );
  const [{ routes }, { memberPages }, { staffPages }, { commercialPages }, brand] = await Promise.all([
    load('hosts/portal/routes.ts'),
    load('hosts/portal/area/member-pages.ts'),
    load('hosts/portal/staff/staff-pages.ts'),
    load('hosts/portal/commercial/commercial-pages.ts'),
    brandRule(),
  ]);
  const dataDir = ownTemporary('echelon-screens-');
  const sandbox = await startSandbox({ port: 0, dataDir, assets: join(root, 'dist') });
  const { origins, close } = await serveHosts({ sandbox: sandbox.url, root });
  try {
    // A picture may add a style that the page's own policy would not let in.
    const context = await browser.newContext({ bypassCSP: true, locale: 'en-US', timezoneId: 'UTC' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const attempt = async (name, work) => {
      try {
        await work();
      } catch (error) {
        failed(name, error instanceof Error ? error.message.split('\n')[0] : String(error));
      }
    };
    const shoot = (group, screen, of, variants) =>
      look(page, variants, brand, (variant, image) => keep({ group, screen, of, ...variant }, image));
    const open = (group, screen, of, address, variants, after) =>
      attempt(`${screen}, ${of}`, async () => {
        await page.setViewportSize({ width: 1440, height: HEIGHT });
        await page.goto(address);
        await settle(page);
        if (after) {
          await after(page);
          await settle(page);
        }
        await shoot(group, screen, of, variants);
      });
    const enter = async (world, login) => {
      const answer = await fetch(`${origins.sandbox}/sandbox/world`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: world }),
      });
      if (!answer.ok) throw new Error(`The world ${world} did not begin: ${answer.status}`);
      await signIn(page, origins.portal, login);
    };

    const meant = (group, pages) => pages.filter(({ name }) => isMeant(`${group} ${name}`.toLowerCase()));
    for (const [of, world] of Object.entries(members)) {
      const pages = meant('Members', memberPages);
      if (pages.length > 0) await enter(world, logins.member);
      for (const { name, path } of pages)
        await open('Members', name, of, origins.portal + path, of === 'member' ? all : few);
    }
    const ofStaff = meant('Staff', staffPages);
    if (ofStaff.length > 0) await enter('offers', logins.marketingManager);
    for (const { name, path } of ofStaff)
      await open('Staff', name, 'offers', origins.portal + path.replace(':offerId', 'us-premier-monthly'), all);

    for (const { login, screens } of commercialScreens(commercialPages)) {
      const ofLogin = meant('Commercial', screens);
      if (ofLogin.length > 0) await enter('commercial', commercialLogins[login]);
      for (const { name, path, after } of ofLogin)
        await open('Commercial', name, login, origins.portal + path, all, after);
    }
    for (const { name } of meant('Commercial', [{ name: 'console' }])) {
      await enter('commercial');
      const screen = await serveConsole(origins.sandbox);
      await open('Commercial', name, 'machine', screen.address, all);
      screen.close();
    }

    await enter('active-monthly');
    const addresses = ['/', ...routes.filter(({ within }) => !within).map(({ path }) => path), '/no-such-page'];
    const visited = addresses.map(address => ({ path: address, name: address.slice(1) || 'front' }));
    for (const { name, path } of meant('Visitors', visited))
      await open('Visitors', name, 'visitor', origins.portal + path, all);
    const others = ['landing', 'partner', 'retailer'].map(site => ({ name: site }));
    for (const { name } of meant('Other sites', others))
      await open('Other sites', name, 'visitor', `${origins[name]}/`, all);

    if (isMeant('joining'))
      await attempt('Joining', async () => {
        await page.goto(`${origins.portal}/signup`);
        for (const [step, goOn] of steps) {
          await settle(page);
          await shoot('Joining', step, 'visitor', all);
          await goOn(page);
        }
      });
    await context.close();
  } finally {
    await close();
    await sandbox.close();
    removeOwn(dataDir);
  }
}
