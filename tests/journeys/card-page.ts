import type { FrameLocator, Page } from 'playwright/test';

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

/** The provider's frames. */
export const cardOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure card fields"]');
export const addressOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure address fields"]');

/** Types a billing address. */
export async function fillAddress(page: Page): Promise<void> {
  const address = addressOf(page);
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

/** Types a card. */
export async function fillCard(page: Page, number: string = cards.good): Promise<void> {
  const card = cardOf(page);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiry date').fill('12/34');
  await card.getByLabel('Security code').fill('123');
}
