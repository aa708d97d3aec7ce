import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import type { World } from '../support/world.js';

let visitors = 0;

export const cards = {
  good: '4242424242424242',
  otherGood: '5555555555554444',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  processingError: '4000000000000119',
  bankAsks: '4000002500003155',
  bankAsksAlways: '4000002760003184',
} as const;

/** A person who signs up: what they do, in their own words. */
export class Visitor {
  readonly email = `visitor-${process.pid}-${Date.now()}-${visitors++}@example.com`;
  readonly password = 'Climb-4-life';

  constructor(readonly page: Page, readonly world: World) {}

  get journey(): Locator {
    return this.page.locator('echelon-signup');
  }

  get card(): FrameLocator {
    return this.page.frameLocator('iframe[title="Secure card fields"]');
  }

  get address(): FrameLocator {
    return this.page.frameLocator('iframe[title="Secure address fields"]');
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
    await this.page.getByLabel('E-mail address').fill(this.email);
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(this.password);
  }

  async fillsAddress(): Promise<void> {
    const { address } = this;
    await address.getByLabel('Country').selectOption('US');
    const first = address.getByLabel('First name');
    if (await first.count()) {
      await first.fill('Ana');
      await address.getByLabel('Last name').fill('Ruiz');
    } else {
      await address.getByLabel('Full name').fill('Ana Ruiz');
    }
    await address.getByLabel('Address', { exact: true }).fill('1 Main Street');
    await address.getByLabel('City').fill('New York');
    await address.getByLabel('State').selectOption('NY');
    await address.getByLabel('ZIP code').fill('10001');
    await address.getByLabel('Phone number').fill('+1 212 555 0100');
  }

  async fillsCard(number: string = cards.good): Promise<void> {
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expiry date').fill('12/34');
    await this.card.getByLabel('Security code').fill('123');
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save & Continue' });
  }

  async pays(number: string = cards.good): Promise<void> {
    await expect(this.heading('Payment')).toBeVisible();
    await this.fillsAddress();
    await this.fillsCard(number);
    await expect(this.save).not.toHaveAttribute('aria-disabled', 'true');
    await this.save.click();
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: /I agree to the/ });
  }

  async agrees(): Promise<void> {
    await expect(this.heading('Check and subscribe')).toBeVisible();
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
    return this.page.getByRole('button', { name: 'Subscribe', exact: true }).last();
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

  async reachesPayment(query = ''): Promise<void> {
    await this.opensPartnerPage(query);
    await this.choosesOffer();
    await this.createsAccount();
    await expect(this.heading('Payment')).toBeVisible();
  }

  async reachesReview(query = ''): Promise<void> {
    await this.reachesPayment(query);
    await this.pays();
    await this.agrees();
  }

  /** What the database really holds of this person. */
  async records(): Promise<Records> {
    const userId = await this.page.evaluate(() => localStorage.getItem('echelon-uid'));
    const response = await fetch(`${this.world.origins.sandbox}/sandbox/records?userId=${userId}`);
    const { data }: { data: Records } = await response.json();
    return data;
  }

  async fault(fault: object): Promise<void> {
    await fetch(`${this.world.origins.sandbox}/sandbox/faults`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fault) });
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
