import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { updatePayment } from '../../src/core/contract/account.js';
import { createUser } from '../../src/core/contract/users.js';
import type { Onboarding } from '../../src/core/session/flags.js';
import { keys } from '../../src/core/session/storage.js';
import { demoApiKeys } from '../../src/sandbox/world/catalogue/keys.js';
import { done } from '../support/results.js';
import { cardInput, clientOf, registerCard } from '../support/visitor.js';
import { addressOf, cardOf, cards, fillAddress, fillCard } from './card-page.js';
import type { World } from '../support/world.js';

const apiKey = demoApiKeys.find(({ partnerId }) => partnerId === 'northside')?.key ?? '';
const offerId = 'us-premier-monthly';

let visitors = 0;

export { cards };

/** A person who signs up: what they do, in their own words. */
export class Visitor {
  readonly email = `visitor-${process.pid}-${Date.now()}-${visitors++}@example.com`;
  readonly password = 'Climb-4-life';

  constructor(
    readonly page: Page,
    readonly world: World,
  ) {}

  get journey(): Locator {
    return this.page.locator('echelon-signup');
  }

  get card(): FrameLocator {
    return cardOf(this.page);
  }

  get address(): FrameLocator {
    return addressOf(this.page);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  async opensPartnerPage(query = ''): Promise<void> {
    await this.page.goto(`${this.world.origins.partner}/${query}`);
  }

  async choosesOffer(name: RegExp = /Choose plan/): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
    await this.page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  }

  async createsAccount(): Promise<void> {
    await expect(this.heading('Create your account').first()).toBeVisible();
    await this.fillsAccount();
    await this.page.getByRole('button', { name: 'Create account' }).click();
  }

  async fillsAccount(): Promise<void> {
    await this.page.getByLabel('First name').fill('Ana');
    await this.page.getByLabel('Last name').fill('Ruiz');
    await this.page.getByLabel('Email address').fill(this.email);
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(this.password);
  }

  fillsAddress(): Promise<void> {
    return fillAddress(this.page);
  }

  fillsCard(number: string = cards.good): Promise<void> {
    return fillCard(this.page, number);
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save & Continue' });
  }

  async pays(number: string = cards.good): Promise<void> {
    await expect(this.heading('Add your card')).toBeVisible();
    await this.fillsAddress();
    await this.fillsCard(number);
    await expect(this.save).not.toHaveAttribute('aria-disabled', 'true');
    await this.save.click();
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: /I agree to the/ });
  }

  async agrees(): Promise<void> {
    await expect(this.heading('Review and join')).toBeVisible();
    // The lines come a moment after the step, and move what is below them.
    await this.sees('Amount billed today');
    await this.page.locator('label', { hasText: 'I agree to the' }).click({ position: { x: 10, y: 12 } });
    const dialog = this.page.getByRole('dialog', { name: 'Echelon Terms and Conditions' });
    await dialog.getByRole('button', { name: 'Scroll To Bottom' }).click();
    await expect(dialog.getByRole('button', { name: 'I Agree' })).not.toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'I Agree' }).click();
    await expect(this.terms).toBeChecked();
  }

  get subscribe(): Locator {
    return this.page.getByRole('button', { name: /^(Subscribe|Start trial|Start membership)( and pay |, then )\$/ });
  }

  async subscribes(): Promise<void> {
    await this.subscribe.click();
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async seesSuccess(): Promise<void> {
    await this.sees('Success!');
    await this.sees('Your subscription is activated.');
  }

  /** From the offers to a whole Review, step by step. */
  async reachesReview(): Promise<void> {
    await this.opensPartnerPage();
    await this.choosesOffer();
    await this.createsAccount();
    await this.pays();
    await this.agrees();
  }

  /** Has chosen an offer and made an account on an earlier visit, and finds Payment now. */
  async returnsToPayment(query = ''): Promise<void> {
    await this.#hasAccount({});
    await this.opensPartnerPage(query);
    await expect(this.heading('Add your card')).toBeVisible();
  }

  /** Has given a card and agreed to the terms, too, and finds Review now. */
  async returnsToReview(): Promise<void> {
    const { client, userId, reach } = await this.#hasAccount({ termsAcceptedAt: Math.floor(Date.now() / 1000) });
    await done(client(updatePayment, { userId, ...cardInput(await registerCard(reach)) }));
    await this.opensPartnerPage();
    await expect(this.heading('Review and join')).toBeVisible();
    await this.sees('Amount billed today');
    await expect(this.terms).toBeChecked();
  }

  /** Makes the account behind the browser's back, and leaves in its storage what the journey leaves there. */
  async #hasAccount(more: Onboarding) {
    const reach = { baseUrl: this.world.origins.sandbox, apiKey, fetch };
    const known = { email: this.email, firstName: 'Ana', lastName: 'Ruiz' };
    const account = { ...known, password: this.password, countryCode: 'US' };
    const { jwt, userId } = await done(clientOf(reach)(createUser, account));
    const flags = { onboarding: { offerId, beenToOffersPage: true, ...more }, user: known };
    await this.#onEmptyPage();
    await this.page.evaluate(
      stored => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      },
      { [keys.jwt]: jwt, [keys.userId]: userId, [keys.flags]: JSON.stringify(flags) },
    );
    return { client: clientOf(reach, jwt), userId, reach };
  }

  /** Leaves nothing of theirs in the browser, as one that they use for the first time. */
  async forgetsEverything(): Promise<void> {
    await this.#onEmptyPage();
    await this.page.evaluate(() => localStorage.clear());
    await this.page.context().clearCookies();
  }

  /** A page of the partner's address without any code: a journey that still runs would write into the storage, too. */
  async #onEmptyPage(): Promise<void> {
    const empty = `${this.world.origins.partner}/empty`;
    await this.page.route(empty, route => route.fulfill({ contentType: 'text/plain', body: '' }));
    await this.page.goto(empty);
    await this.page.unroute(empty);
  }

  /** What the database really holds of this person. */
  async records(): Promise<Records> {
    const userId = await this.page.evaluate(() => localStorage.getItem('echelon-uid'));
    const response = await fetch(`${this.world.origins.sandbox}/sandbox/records?userId=${userId}`);
    const { data }: { data: Records } = await response.json();
    return data;
  }

  async fault(fault: object): Promise<void> {
    await fetch(`${this.world.origins.sandbox}/sandbox/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault),
    });
  }
}

interface Records {
  subscriptions: { status: string; offerId: string; currentPeriodEnd: number; trialEnd: number | null }[];
  paymentMethods: Record<string, unknown>[];
  invoices: { total: number; status: string }[];
  payments: { amount: number }[];
  history: { type: string }[];
}

export const one = async (visitor: Visitor) => {
  const { subscriptions, payments, history } = await visitor.records();
  expect(subscriptions).toHaveLength(1);
  expect(history.filter(({ type }) => type === 'created')).toHaveLength(1);
  return { subscription: subscriptions[0], payments };
};
