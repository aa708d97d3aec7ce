import type { World } from '../support/world.js';
import { Person } from '../support/tab/person.js';
import { expect } from '../support/tab/test.js';
import type { Tab } from '../support/tab/tab.js';

export const address = { frame: 'iframe[title="Secure address fields"]' };
export const card = { frame: 'iframe[title="Secure card fields"]' };
const bank = { frame: 'iframe[src*="challenge"]' };

interface Records {
  subscriptions: { status: string }[];
  payments: object[];
  paymentMethods: { last4: string }[];
}

let visitors = 0;

/** A site at a host name of its own: a visitor who signed up before in this tab has left nothing there. */
function unvisited(origin: string): string {
  const url = new URL(origin);
  url.hostname = `visitor-${visitors++}.localhost`;
  return url.href;
}

/** Chooses an offer on a partner's page and creates an account. */
export async function reachesPayment(person: Person, world: World): Promise<void> {
  await person.tab.goto(unvisited(world.origins.partner));
  await goesToPayment(person);
}

/** The same on a page that is open already. */
export async function goesToPayment(person: Person): Promise<void> {
  const { tab } = person;
  await person.presses('button', 'Choose plan');
  await person.presses('button', 'Subscribe');

  await person.sees('heading', 'Create your account');
  await person.writes('First name', 'Ana');
  await person.writes('Last name', 'Ruiz');
  await person.writes('Email address', `${tab.engine}-${process.pid}-${Date.now()}@example.com`);
  await person.writes('Password', 'Climb-4-life');
  await person.presses('button', 'Create account');
  await person.sees('heading', 'Add your card');
}

export async function fillsAddress(person: Person): Promise<void> {
  await person.finds('field', 'Country', ({ value }) => value === 'US', address);
  await person.writes('Address', '1 Main Street', address);
  await person.writes('City', 'Austin', address);
  // From one field to the next, and the first letters of what is meant.
  await person.tab.press('Tab');
  await person.tab.type('Tex');
  await person.finds('field', 'State', ({ value }) => value === 'TX', address);
  await person.writes('ZIP code', '78701', address);
  await person.writes('Phone number', '+1 212 555 0100', address);
}

export async function fillsCard(person: Person, number: string): Promise<void> {
  await person.writes('Card number', number, card);
  await person.writes('Expiry date', '1234', card);
  await person.writes('Security code', '123', card);
}

/** Signs up on a partner's page by mouse and keyboard, as far as the engine's own input reaches, and answers what the back end has of it. */
export async function signsUp(tab: Tab, world: World, number: string, { confirms = false } = {}): Promise<Records> {
  const person = new Person(tab);
  await reachesPayment(person, world);
  await fillsAddress(person);
  await fillsCard(person, number);
  await person.presses('button', 'Save & Continue');
  if (confirms) await person.presses('button', 'Complete authentication', bank);

  await person.sees('heading', 'Review and join');
  await person.sees('text', 'Amount billed today');
  await person.presses('checkbox', 'I agree to the');
  await person.presses('button', 'Scroll To Bottom');
  await person.presses('button', 'I Agree');
  await person.finds('checkbox', 'I agree to the', ({ isChecked }) => isChecked);
  await person.presses('button', 'Subscribe and pay');
  await person.sees('text', 'Your subscription is activated.');

  const userId = await tab.evaluate(() => localStorage.getItem('echelon-uid'));
  const { data }: { data: Records } = await (
    await fetch(`${world.origins.sandbox}/sandbox/records?userId=${userId}`)
  ).json();
  return data;
}

/** One membership that is paid with one card. */
export function expectOne({ subscriptions, payments, paymentMethods }: Records, number: string): void {
  expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
  expect(payments).toHaveLength(1);
  expect(paymentMethods.map(({ last4 }) => last4)).toEqual([number.slice(-4)]);
}
