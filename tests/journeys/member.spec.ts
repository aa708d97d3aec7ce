import type { Page } from 'playwright/test';
import { demoCodes } from '../../src/sandbox/world/catalogue/codes.js';
import { Member } from '../hosts/member.js';
import { expect, test } from '../support/test.js';
import { keyboardOf, mouse, type Hands } from './hands.js';

/** A person in the member area: what they press, and what they read. */
class Person extends Member {
  constructor(
    page: Page,
    world: Member['world'],
    readonly hands: Hands,
  ) {
    super(page, world);
  }

  /** A button, or a link that looks like one. */
  readonly press = (name: string | RegExp) =>
    this.hands.press(
      this.page.getByRole('button', { name, exact: true }).or(this.page.getByRole('link', { name, exact: true })),
    );
  readonly goesTo = (page: string) =>
    this.hands.press(
      this.page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: page, exact: true }),
    );
  readonly choose = (name: RegExp) => this.hands.choose(this.page.getByRole('radio', { name }));

  async reads(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async entersAgain(): Promise<void> {
    await this.hands.write(this.page.getByLabel('Email address'), this.email);
    await this.hands.write(this.page.locator('input[type="password"]'), this.password);
    await this.press('Sign in');
  }

  /** Days pass, for everybody. */
  async waits(days: number): Promise<void> {
    await fetch(`${this.world.origins.sandbox}/sandbox/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advanceDays: days }),
    });
  }

  async changesPlan(): Promise<void> {
    await this.press('Change plan');
    await this.choose(/^Echelon Premier, annually/);
    await this.press('Review change');
    await this.reads('Total due today');
    await this.press(/^Pay \$[\d.,]+ and change now$/);
    await this.reads(/^You’re now on /);
  }

  async pauses(): Promise<void> {
    await this.press('Pause membership');
    await this.choose(/^1 month/);
    await this.press(/^Pause on /);
    await this.reads(/^Your membership pauses on /);
  }

  async resumes(): Promise<void> {
    await this.press('Resume now');
    await this.reads('Total due today');
    await this.press(/^Resume and pay \$[\d.,]+$/);
    await this.reads('Your membership is running again.');
  }

  async staysForLess(): Promise<void> {
    await this.press('Cancel membership');
    await this.choose(/^Too expensive/);
    await this.press(/^Stay for \$/);
    await this.reads('Your discount is set');
    await this.press('Done');
  }

  async redeems(code: string): Promise<void> {
    await this.hands.write(this.page.getByLabel('Redemption code'), code);
    await this.press('Check code');
    await this.press('Redeem code');
    await this.reads('Your code is redeemed');
  }

  async addsChild(firstName: string): Promise<void> {
    await this.press('Add a family member');
    await this.hands.write(this.page.getByLabel(/^First name/), firstName);
    await this.hands.write(this.page.getByLabel(/^Last name/), 'Rider');
    await this.press('Add to the family');
    await this.reads(`${firstName} is in your family now.`);
  }
}

const ways = [
  ['with a mouse', () => mouse],
  ['with the keyboard alone', keyboardOf],
] as const;

for (const [way, handsOf] of ways) {
  test(`a member changes their plan, pauses, resumes, nearly cancels, redeems a code, adds a child, and is the child for a while, ${way}`, async ({
    page,
    world,
    axe,
  }) => {
    const looks = handsOf(page) === mouse ? () => axe(page) : () => Promise.resolve();
    const person = await new Person(page, world, handsOf(page)).of('active-monthly');
    // a link that a member had kept
    await person.opens('/plan');
    await person.entersAgain();
    await expect(page).toHaveURL(`${world.origins.portal}/plan`);

    await person.pauses();
    await looks();
    // a month has gone by, and the session with it
    await person.waits(25);
    await page.reload();
    await person.press('Sign in again');
    await person.entersAgain();
    await person.reads('Resumes in');
    await person.resumes();
    await looks();

    await person.changesPlan();
    await looks();
    await person.staysForLess();
    await looks();

    await person.goesTo('Codes & receipts');
    // One that no other journey of this world needs: a code is spent once.
    await person.redeems(demoCodes.thirtyDays);
    await person.goesTo('Family');
    await person.addsChild('Kit');
    await looks();
    await person.press('Use profile: Kit');
    await person.reads(/^You’re viewing Kit/);
    await looks();

    // a code is the parent's business
    await page.goto(`${world.origins.portal}/redeem`);
    await person.reads(
      /^This account is a child account of .+\. Redemption codes must be applied to the parent account\.$/,
    );
    await looks();
    await person.press(/^Back to /);
    await expect(page.getByText(/^You’re viewing .*’s profile/)).toBeHidden();
    await person.goesTo('Family');
    await person.reads('Kit');
  });
}
