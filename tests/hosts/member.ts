import type { Page } from 'playwright/test';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import type { WorldName } from '../../src/sandbox/index.js';
import { logins } from '../../src/sandbox/world/logins.js';
import type { World } from '../support/world.js';

const apiKey = demoApiKeys.find(({ name }) => name === 'Portal')?.key ?? '';

let members = 0;

interface SignedIn {
  jwt: string;
  userId: string;
}

/** A user with an account and without a membership, whom no other test knows. */
export class Member {
  email = `member-${process.pid}-${Date.now()}-${members++}@example.com`;
  password = 'Climb-4-life';

  constructor(
    readonly page: Page,
    readonly world: World,
  ) {}

  private async ask<Data>(method: string, path: string, body?: object, jwt?: string): Promise<Data> {
    const response = await fetch(this.world.origins.sandbox + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Api-Key': apiKey,
        ...(jwt && { Authorization: `Bearer ${jwt}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const { data }: { data: Data } = await response.json();
    return data;
  }

  private readonly entered = () => this.ask<SignedIn>('POST', '/auth', { email: this.email, password: this.password });

  /** Creates the account behind the browser's back. */
  async joined(): Promise<this> {
    await this.ask('POST', '/users', {
      email: this.email,
      password: this.password,
      firstName: 'Noa',
      lastName: 'Lind',
      countryCode: 'US',
    });
    return this;
  }

  /** The member of a named world, with which the sandbox starts again. */
  async of(name: WorldName): Promise<this> {
    await this.ask('POST', '/sandbox/world', { name });
    Object.assign(this, logins.member);
    return this;
  }

  /** Adds a member to this person's family, with an invitation when there is an address for it; answers who it is. */
  async adds(firstName: string, email?: string): Promise<string> {
    const { jwt, userId } = await this.entered();
    const { items } = await this.ask<{ items: { id: string }[] }>(
      'POST',
      `/users/${userId}/family`,
      { action: 'add', firstName, lastName: 'Lind', ...(email && { email }) },
      jwt,
    );
    return items.at(-1)?.id ?? '';
  }

  /** Goes on, in the browser, as a member of the family. */
  async switchesTo(memberId: string): Promise<void> {
    const parent = await this.page.evaluate(() => localStorage.getItem('echelon-jwt') ?? '');
    const { jwt, userId } = await this.ask<SignedIn>(
      'GET',
      `/auth/switch-family-member/${memberId}`,
      undefined,
      parent,
    );
    await this.keeps({ jwt, userId });
    await this.page.reload();
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

  /** Has signed in before: the session is stored where the page keeps it. What signing in shows is for other tests. */
  async isSignedIn(): Promise<this> {
    const { jwt, userId } = await this.entered();
    const empty = `${this.world.origins.portal}/empty`;
    await this.page.route(empty, route => route.fulfill({ contentType: 'text/plain', body: '' }));
    await this.page.goto(empty);
    await this.keeps({ jwt, userId });
    await this.page.unroute(empty);
    return this;
  }

  private readonly keeps = (session: SignedIn) =>
    this.page.evaluate(({ jwt, userId }) => {
      localStorage.setItem('echelon-jwt', jwt);
      localStorage.setItem('echelon-uid', userId);
    }, session);

  /** Ends the session on the server alone, as customer service or a changed password does. */
  async isEndedElsewhere(): Promise<void> {
    const jwt = await this.page.evaluate(() => localStorage.getItem('echelon-jwt') ?? '');
    const claims: { jti: string } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    await fetch(`${this.world.origins.sandbox}/auth/${claims.jti}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${jwt}`, 'X-Api-Key': apiKey },
    });
  }

  /** The path of the newest link of a kind that was sent to this person. */
  async mailedPath(kind: 'reset' | 'invitation'): Promise<string> {
    const response = await fetch(`${this.world.origins.sandbox}/sandbox/outbox`);
    const mails = JSON.stringify((await response.json()) satisfies unknown);
    const at = mails.indexOf(this.email);
    const [path] = new RegExp(`/login\\?${kind}=[\\w-]+`).exec(mails.slice(at)) ?? [];
    if (at < 0 || !path) throw new Error(`No such link was sent to ${this.email}: ${mails}`);
    return path;
  }
}
