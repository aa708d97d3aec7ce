import { BillingHistory } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { settled } from '../../.storybook/checks/settled.js';
import { leftOf } from '../../.storybook/left-of.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { billingHistory } from '../../src/widgets/account/billing-history/index.js';

const meta = { ...storyMeta(billingHistory, BillingHistory), title: 'Account/Billing history' } satisfies Meta<
  typeof BillingHistory
>;

export default meta;
type Story = StoryObj<typeof meta>;

const billed = { scene: { world: 'billing', signedInAs: 'member' } } as const;

/** What opens an entry, found by a text that no other one has. */
async function entry(canvas: HTMLElement, text: string): Promise<HTMLElement> {
  const row = (await within(canvas).findByText(text)).closest<HTMLElement>('tr');
  if (!row) throw new Error(`${text} is in no row.`);
  return within(row).getByRole('button', { expanded: false });
}

/** Newest first, with what is owed above them and the way to settle it. */
export const Main: Story = {
  parameters: billed,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('A payment didn’t go through')).toBeVisible();
    await expect(inside.getByText(/^\$39\.99 is overdue\. We’ll try your card again on .*, in 2 days\./)).toBeVisible();
    await expect(inside.getByText('Connect EX-8s and 1 more')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Update card' }));
    await expect(args.onPaymentRequested).toHaveBeenCalledOnce();
  },
};

/** Lines, what credit paid, the card, and who was billed. */
export const Opened: Story = {
  parameters: billed,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await entry(canvasElement, '$24.99'));
    await expect(await inside.findByText('Account credit used')).toBeVisible();
    await expect(inside.getByText(/^Mastercard ending in 4444, /)).toBeVisible();
    await expect(inside.getByText('Alex Rider, 12 Harbor Street, Portland, OR 97201, United States')).toBeVisible();
  },
};

/** What failed says how often and when again, and offers the way out. */
export const OpenedOverdue: Story = {
  parameters: billed,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await entry(canvasElement, 'Payment failed'));
    await expect(await inside.findByText('Next attempt')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Print receipt' })).toBeNull();
    const [, pay] = inside.getAllByRole('button', { name: 'Update card' });
    if (pay) await userEvent.click(pay);
    await expect(args.onPaymentRequested).toHaveBeenCalledOnce();
  },
};

/** A document of its own inside the dialog: printing it prints nothing else. */
export const Receipt: Story = {
  parameters: billed,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await entry(canvasElement, '$24.99'));
    await userEvent.click(await inside.findByRole('button', { name: 'Print receipt' }));
    const frame = await inside.findByTitle<HTMLIFrameElement>(/^Receipt EF-/);
    await waitFor(() =>
      expect(frame.contentDocument?.body.textContent).toMatch(
        /EF-.*Alex Rider.*Echelon Premier.*\$39\.99.*-\$15\.00.*\$24\.99/,
      ),
    );
    await expect(frame.contentDocument?.title).toBe(frame.title);
    await expect(frame.scrollHeight).toBeGreaterThan(250);
    await waitFor(() => expect(frame.contentDocument?.documentElement.scrollHeight).toBe(frame.clientHeight));
    // a page from right to left turns neither an address round nor the days of a period
    const page = frame.contentDocument;
    if (!page) throw new Error('There is no receipt.');
    page.documentElement.dir = 'rtl';
    const receipt = within(page.body);
    const street = receipt.getByText('12 Harbor Street');
    await expect(leftOf(street, '12')).toBeLessThan(leftOf(street, 'Harbor'));
    const period = receipt.getByText(/^\d.* to /);
    const [first = '', last = ''] = (period.textContent ?? '').split(' to ');
    await expect(leftOf(period, first)).toBeLessThan(leftOf(period, last));
    const print = fn();
    if (frame.contentWindow) frame.contentWindow.print = print;
    await userEvent.click(inside.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(print).toHaveBeenCalledTimes(2);
  },
};

/** Further back: a change of plan, and money that was given back. */
export const FurtherBack: Story = {
  parameters: billed,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Next page' }));
    await expect((await inside.findAllByText('Refunded'))[0]).toBeVisible();
    await userEvent.click(await entry(canvasElement, 'Plan change'));
    await expect(await inside.findByText('Unused time on Echelon Connect, monthly (15 of 30 days)')).toBeVisible();
  },
};

/** Nothing was billed or bought yet. */
export const Empty: Story = {
  parameters: { scene: { signedInAs: 'marketing' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No bills yet')).toBeVisible();
  },
};

/** The back end is down, and comes back. */
export const Failed: Story = {
  parameters: {
    scene: { ...billed.scene, fault: [{ kind: 'status', call: 'getPurchaseHistory', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your billing history.')).toBeVisible();
  },
};

/** A child’s bills are its parent’s. */
export const OfAChild: Story = {
  parameters: { scene: { world: 'child-account', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Robin Rider pays for it/)).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** As a custom element: what is fetched later has its styles there too. */
export const Element: Story = {
  parameters: billed,
  render: asElement(billingHistory),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, billingHistory.tag);
    await userEvent.click(await entry(inside, '$24.99'));
    await userEvent.click(await within(inside).findByRole('button', { name: 'Print receipt' }));
    const frame = await within(inside).findByTitle<HTMLIFrameElement>(/^Receipt EF-/);
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toMatch(/\$24\.99/));
    // A page that takes the widget away has nothing in the log of its errors.
    const onError = fn();
    addEventListener('error', onError);
    const element = canvasElement.querySelector(billingHistory.tag);
    const place = element?.parentElement;
    try {
      element?.remove();
      await settled();
      await expect(onError).not.toHaveBeenCalled();
    } finally {
      if (element) place?.append(element);
      removeEventListener('error', onError);
    }
  },
};
