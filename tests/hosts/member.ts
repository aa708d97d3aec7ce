import type { Page } from 'playwright/test';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import type { World } from '../support/world.js';

const apiKey = demoApiKeys.find(({ name }) => name === 'Portal')?.key ?? '';

let members = 0;

/** Somebody with an account and without a membership, whom no other test knows. */
export class Member {
  readonly email = `member-${process.pid}-${Date.now()}-${members++}@example.com`;
  password = 'Climb-4-life';

  constructor(readonly page: Page, readonly world: World) {}

  private async post(path: string, body: object): Promise<void> {
    const response = await fetch(this.world.origins.sandbox + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': apiKey },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }

  /** Creates the account behind the browser's back. */
  async joined(): Promise<this> {
    await this.post('/users', { email: this.email, password: this.password, firstName: 'Noa', lastName: 'Lind', countryCode: 'US' });
    return this;
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(this.world.origins.portal + path);
  }

  async fillsSignIn(): Promise<void> {
    await this.page.locator('input[type="email"]').fill(this.email);
    await this.page.locator('input[type="password"]').fill(this.password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async signsIn(): Promise<void> {
    await this.opens('/login');
    await this.fillsSignIn();
    await this.page.getByRole('link', { name: 'Sign out' }).waitFor();
  }

  /** Ends the session on the server alone, as customer service or a changed password does. */
  async isEndedElsewhere(): Promise<void> {
    const jwt = await this.page.evaluate(() => localStorage.getItem('echelon-jwt') ?? '');
    const claims: { jti: string } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    await fetch(`${this.world.origins.sandbox}/auth/${claims.jti}`, { method: 'DELETE', headers: { Authorization: `Bearer ${jwt}`, 'X-Api-Key': apiKey } });
  }

  /** The path of the newest reset link that was sent to this person. */
  async resetPath(): Promise<string> {
    const response = await fetch(`${this.world.origins.sandbox}/sandbox/outbox`);
    const mails = JSON.stringify((await response.json()) satisfies unknown);
    const at = mails.indexOf(this.email);
    const [path] = /\/login\?reset=[\w-]+/.exec(mails.slice(at)) ?? [];
    if (at < 0 || !path) throw new Error(`No reset link was sent to ${this.email}: ${mails}`);
    return path;
  }
}
