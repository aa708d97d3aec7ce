import { another, beginsAnew, signsIn } from './people.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ page, world }) => {
  await beginsAnew(page, world);
});

test('a dealer orders for an owner, who approves; customer service fulfills, and the first machine comes into service by a code', async ({
  page,
  world,
  browser,
  startConsole,
}) => {
  const { portal } = world.origins;

  // the dealer: owners of their own, and an order for one of them
  await page.goto(`${portal}/commercial/login`);
  await signsIn(page, 'dealer');
  await expect(page).toHaveURL(`${portal}/commercial/locations`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Harbor Riverside' })).toBeVisible();
  await expect(main.getByText('Pulse Studio SoHo')).toBeHidden();
  await expect(main.getByText('Harbor Lakeside Club')).toBeHidden();

  await page.getByRole('link', { name: 'Owners' }).click();
  await expect(main.getByText('Harbor Hotels')).toBeVisible();
  await expect(main.getByText('Pulse Studios')).toBeHidden();
  await main.getByRole('button', { name: 'New owner' }).click();
  await page.getByLabel('Company').fill('Summit Gyms');
  await page.getByRole('button', { name: 'Add owner' }).click();
  await expect(main.getByText('Summit Gyms is one of your owners now.')).toBeVisible();
  await expect(main.getByRole('rowheader', { name: 'Summit Gyms' })).toBeVisible();

  await page.getByRole('link', { name: 'Orders' }).click();
  await main.getByRole('button', { name: 'New order' }).click();
  await main.getByRole('combobox', { name: 'Location' }).fill('river');
  await main.getByRole('option', { name: /Harbor Riverside/ }).click();
  await main.getByRole('button', { name: 'Start the order' }).click();
  await main.getByRole('spinbutton', { name: 'How many: Club' }).fill('3');
  await main.getByRole('spinbutton', { name: 'How many: EX-9s Pro bike' }).fill('2');
  // 3 × 399 + 2 × 2,499
  await expect(main.getByText('$6,195.00')).toBeVisible();

  // it waits as a draft until they go on with it
  await main.getByRole('button', { name: 'Back to orders' }).click();
  await main.getByRole('row').filter({ hasText: '$6,195.00' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Edit draft' }).click();
  await expect(main.getByRole('spinbutton', { name: 'How many: Club' })).toHaveValue('3');
  await main.getByRole('button', { name: 'Review', exact: true }).click();
  await main.getByLabel('Notes').fill('Second floor, by the stairs.');
  await main.getByRole('button', { name: 'Submit for approval' }).click();
  const order = page.getByRole('dialog', { name: /^CO-\d+$/ });
  await expect(order.getByText('Waits for the owner to approve it.')).toBeVisible();
  await expect(order.getByText('Second floor, by the stairs.')).toBeVisible();
  await expect(page).toHaveURL(/\/commercial\/orders\?order=/);
  const address = page.url();

  // the owner approves what the dealer has submitted
  const { page: owners, context } = await another(browser, world, 'owner');
  await owners.goto(address);
  await owners.getByRole('button', { name: 'Approve', exact: true }).click();
  await owners.getByRole('button', { name: 'Approve order' }).click();
  await expect(owners.getByText('Approved. We deliver next.')).toBeVisible();

  // customer service, in the same area
  const { page: service, context: ofService } = await another(browser, world, 'customerServiceManager');
  await service.goto(address);
  await service.getByRole('button', { name: 'Fulfill', exact: true }).click();
  await service.getByRole('button', { name: 'Fulfill order' }).click();
  await expect(service.getByText(/^Fulfilled\. The licenses run/)).toBeVisible();
  await ofService.close();

  // the owner finds seats and machines, and makes a code
  await owners.goto(`${portal}/commercial/locations/loc_riverside`);
  await expect(owners.getByText('0 of 3 seats used')).toBeVisible();
  await owners.getByRole('link', { name: 'See machines' }).click();
  await expect(owners.getByRole('row').filter({ hasText: 'No serial number yet' })).toHaveCount(2);
  await owners.goBack();
  await owners.getByRole('tab', { name: 'Activation codes' }).click();
  await owners.getByRole('button', { name: 'Make code' }).click();
  const shown = owners.locator('[part=code]');
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';

  // the machine, beside the open page
  const machine = startConsole('EX9SPRO-7001', '--code', code);
  await machine.says(/EX-9s Pro bike.* · Harbor Riverside/);
  await expect(owners.getByText(`${code} was used up, expired or was revoked. It doesn’t work anymore.`)).toBeVisible();
  await expect(shown).toBeHidden();
  await owners.goto(`${portal}/commercial/machines?q=EX9SPRO-7001`);
  await expect(owners.getByRole('row').filter({ hasText: 'EX9SPRO-7001' })).toContainText(
    /Harbor Riverside.*Ready.*Club/,
  );
  await context.close();
});
