import type { Browser, BrowserContext, Page } from 'playwright/test';
import { everyLogin } from '../../../src/sandbox/world/logins.js';
import { Member } from '../../hosts/member.js';
import type { World } from '../../support/world.js';

export type Role = keyof typeof everyLogin;

/** Begins the world of dealers, owners and locations anew. */
export const beginsAnew = (page: Page, world: World) => new Member(page, world).of('commercial');

/** Somebody who has signed in on this page before. */
export const signedIn = (page: Page, world: World, role: Role): Promise<Member> =>
  Object.assign(new Member(page, world), everyLogin[role]).isSignedIn();

/** Somebody else, signed in, in a browser of their own. */
export async function another(
  browser: Browser,
  world: World,
  role: Role,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signedIn(page, world, role);
  return { page, context };
}

/** Fills the form that dealers, owners and locations sign in by. */
export async function signsIn(page: Page, role: Role): Promise<void> {
  const { email, password } = everyLogin[role];
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
