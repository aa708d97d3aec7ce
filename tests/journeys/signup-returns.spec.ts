import type { Page } from 'playwright/test';
import { demoCodes } from '../../src/sandbox/world/catalogue/codes.js';
import { expect, test } from '../support/test.js';
import { cards, one, Visitor } from './visitor.js';

const challenge = (page: Page) => page.frameLocator('iframe[src*="challenge"]');

/** Everything but the bank's yes to the first payment. */
async function refusesTheFirstPayment(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.returnsToPayment();
  await visitor.pays(cards.bankAsksAlways);
  await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
  await visitor.agrees();
  await visitor.subscribes();
  await challenge(page).getByRole('button', { name: 'Fail authentication' }).click();
  await visitor.sees(/Your bank wants you to confirm/);
}

/** What the page receives, kept through reloads of the journey but not of the page. */
const hears = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'received', []);
    document.addEventListener('echelon-membership-activated', event => {
      if (event instanceof CustomEvent) Reflect.get(window, 'received').push(event.detail);
    });
  });

const endsTheSession = (visitor: Visitor) =>
  visitor.page.route(
    /\/users\/[^/]+\/account/,
    route =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: JSON.stringify({ error: { code: 'sessionRevoked', message: 'Over.', requestId: 'r' } }),
      }),
    { times: 1 },
  );

async function signsInAgain(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.sees('You’re signed out');
  await expect(page.getByLabel('Email address').filter({ visible: true })).toHaveValue(visitor.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).filter({ visible: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('whose first payment waits for the bank', () => {
  test('reads so after a reload, and confirms it there', async ({ page, world }) => {
    const visitor = new Visitor(page, world);
    await refusesTheFirstPayment(visitor);
    await page.reload();
    await expect(visitor.heading('Confirm your first payment')).toBeVisible();
    await visitor.sees(/\$\d+\.\d\d is due now\. You haven’t been charged yet\./);
    await expect(page.getByText('You’re already a member')).toHaveCount(0);
    await hears(page);
    await page.getByRole('button', { name: /^Confirm and pay \$/ }).click();
    await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
    await visitor.seesSuccess();
    await visitor.sees(/^\$\d+\.\d\d paid$/);
    expect(await page.evaluate(() => Reflect.get(window, 'received'))).toHaveLength(1);
    const { subscription, payments } = await one(visitor);
    expect(subscription?.status).toBe('active');
    expect(payments).toHaveLength(1);
  });

  test('can take another card after a reload, and reads what it is charged', async ({ page, world }) => {
    const visitor = new Visitor(page, world);
    await refusesTheFirstPayment(visitor);
    await page.reload();
    await page.getByRole('button', { name: 'Use another card' }).click();
    await visitor.sees(/We’ll charge your first payment of \$\d+\.\d\d as soon as you save this card/);
    await visitor.pays();
    await visitor.seesSuccess();
    expect((await one(visitor)).payments).toHaveLength(1);
  });

  test('takes another card at once: the address stays, the charge is shown, and the journey ends as any other', async ({
    page,
    world,
  }) => {
    const visitor = new Visitor(page, world);
    await refusesTheFirstPayment(visitor);
    await hears(page);
    await page.getByRole('button', { name: 'Use another card' }).click();
    await expect(visitor.heading('Add your card')).toBeVisible();
    await expect(visitor.address.getByLabel('City')).toHaveValue('New York');
    await visitor.sees(/We’ll charge your first payment of \$\d+\.\d\d as soon as you save this card/);
    await visitor.fillsCard();
    await visitor.save.click();
    await visitor.seesSuccess();
    await visitor.sees(/^\$\d+\.\d\d paid$/);
    expect(await page.evaluate(() => Reflect.get(window, 'received'))).toHaveLength(1);
    expect((await one(visitor)).payments).toHaveLength(1);
  });
});

test.describe('whose session ends', () => {
  test('at Review reads so, signs in with the known address and comes back to it', async ({ page, world, noise }) => {
    noise.allow(/401/);
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    await endsTheSession(visitor);
    await visitor.subscribes();
    await signsInAgain(visitor);
    await expect(visitor.heading('Review and join')).toBeVisible();
    await expect(visitor.terms).toBeChecked();
    await expect(page.getByText('You’re signed out')).toHaveCount(0);
    await visitor.subscribes();
    await visitor.seesSuccess();
  });

  test('at Payment comes back to it with what was typed', async ({ page, world, noise }) => {
    noise.allow(/401/);
    const visitor = new Visitor(page, world);
    await visitor.returnsToPayment();
    await visitor.fillsAddress();
    await visitor.fillsCard();
    await endsTheSession(visitor);
    await visitor.save.click();
    await signsInAgain(visitor);
    await expect(visitor.heading('Add your card')).toBeVisible();
    await expect(visitor.address.getByLabel('City')).toHaveValue('New York');
    await expect(visitor.card.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await visitor.save.click();
    await visitor.agrees();
  });
});

test.describe('a code', () => {
  const apply = async ({ page }: Visitor, code: string) => {
    await page.getByRole('button', { name: 'Have a redemption code?' }).click();
    await page.getByRole('textbox', { name: 'Redemption code' }).fill(code);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
  };

  test('is still applied after a reload, and can be removed', async ({ page, world }) => {
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    await apply(visitor, demoCodes.tenDollars);
    await visitor.sees(/adds \$10\.00 of credit/);
    await page.reload();
    await visitor.sees(/adds \$10\.00 of credit/);
    await visitor.sees('Account credit');
    await expect(page.getByText('$0.00')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Account credit')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Have a redemption code?' })).toBeVisible();
  });

  test('of another currency is refused and not praised', async ({ page, world }) => {
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    await apply(visitor, demoCodes.tenCanadianDollars);
    await visitor.sees('This code is invalid. Please enter a valid code or proceed without one.');
    await expect(page.getByText(/of credit/)).toHaveCount(0);
    await expect(page.getByText('This code is invalid.')).toHaveCount(1);
    await visitor.sees('Amount billed today');
  });

  test('in the link is taken, checked and out of the address', async ({ page, world }) => {
    const visitor = new Visitor(page, world);
    await visitor.returnsToPayment(`?redemptionCode=${demoCodes.ninetyDays}&utm_source=mail`);
    expect(page.url()).not.toContain('redemptionCode');
    expect(page.url()).toContain('utm_source=mail');
    await visitor.pays();
    await visitor.sees(/adds 90 days/);
  });

  test('an invalid code in the link is reported with the code in its field', async ({ page, world }) => {
    const visitor = new Visitor(page, world);
    await visitor.returnsToPayment('?redemptionCode=NOSUCHCODE');
    await visitor.pays();
    await visitor.sees('This code is invalid. Please enter a valid code or proceed without one.');
    await expect(page.getByRole('textbox', { name: 'Redemption code' })).toHaveValue('NOSUCHCODE');
  });
});

test('who reloads while creating an account finds names and address again, and no password', async ({
  page,
  world,
}) => {
  const visitor = new Visitor(page, world);
  await visitor.opensPartnerPage();
  await visitor.choosesOffer();
  await visitor.fillsAccount();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Last name')).toHaveValue('Ruiz');
  await expect(page.getByLabel('Email address')).toHaveValue(visitor.email);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    visitor.password,
  );
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.heading('Add your card')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(visitor.email);
});

test.describe('when the server does not answer', () => {
  const down = (page: Page, calls: RegExp) => page.route(calls, route => route.abort());

  test('a reload at Review says so, and trying again leads back to it', async ({ page, world, noise }) => {
    noise.allow(/ERR_FAILED/);
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    const calls = /\/(?:offers|users)\b/;
    await down(page, calls);
    await page.reload();
    await visitor.sees(/We (?:can’t reach|didn’t hear back from) the server/);
    await expect(visitor.heading('Pick your plan')).toHaveCount(0);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.heading('Review and join')).toBeVisible();
    await visitor.sees('Amount billed today');
  });

  test('and only the account is missing, no card is requested again', async ({ page, world, noise }) => {
    noise.allow(/ERR_FAILED/);
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    await down(page, /\/account$/);
    await page.reload();
    await visitor.sees(/We (?:can’t reach|didn’t hear back from) the server/);
    await expect(visitor.heading('Add your card')).toHaveCount(0);
    await page.unroute(/\/account$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.heading('Review and join')).toBeVisible();
  });

  test('with a quote, no message mentions charges', async ({ page, world, noise }) => {
    noise.allow(/ERR_FAILED/);
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    await down(page, /\/account\/quote$/);
    await page.reload();
    await visitor.sees(/We (?:can’t reach|didn’t hear back from) the server/);
    await expect(page.getByText(/charged/)).toHaveCount(0);
  });

  test('Subscribe with anything but an error, it says that nothing is charged twice', async ({
    page,
    world,
    noise,
  }) => {
    noise.allow(/50\d/);
    const visitor = new Visitor(page, world);
    await visitor.returnsToReview();
    await visitor.fault({ kind: 'status', call: 'subscribe', status: 500 });
    await visitor.subscribes();
    await visitor.sees(
      'Something went wrong on our side, and you may have paid already. Try again: you won’t be charged twice.',
    );
  });
});

test('an offer that is gone leads to the others', async ({ page, world, noise }) => {
  noise.allow(/409/);
  const visitor = new Visitor(page, world);
  await visitor.returnsToReview();
  await page.route(/\/account\/quote$/, route =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/json',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: JSON.stringify({ error: { code: 'offerUnavailable', message: 'Gone.', requestId: 'r' } }),
        })
      : route.continue(),
  );
  await page.reload();
  await visitor.sees(/This offer has ended/);
  await page.getByRole('button', { name: 'See current offers' }).click();
  await expect(visitor.heading('Pick your plan')).toBeVisible();
});

test('a second tab knows of the membership that the first has begun', async ({ page, world, context }) => {
  const visitor = new Visitor(page, world);
  await visitor.returnsToReview();
  const other = new Visitor(await context.newPage(), world);
  await other.opensPartnerPage();
  await expect(other.heading('Review and join')).toBeVisible();
  await visitor.subscribes();
  await visitor.seesSuccess();
  await other.sees('You’re already a member');
});

test('who looks at the offers while a card is being saved stays there', async ({ page, world }) => {
  const visitor = new Visitor(page, world);
  await visitor.returnsToPayment();
  await visitor.fault({ kind: 'delay', call: 'updatePayment', ms: 2500 });
  await visitor.pays();
  await page.getByRole('button', { name: /Plan/ }).first().click();
  await expect(visitor.heading('Pick your plan')).toBeVisible();
  const saved = page.waitForResponse(/\/account\/payment$/);
  await saved;
  await page.waitForTimeout(500);
  await expect(visitor.heading('Pick your plan')).toBeVisible();
});
