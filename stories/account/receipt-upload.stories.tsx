import { ReceiptUpload } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { session } from '../../src/core/index.js';
import { receiptUpload } from '../../src/widgets/account/receipt-upload/index.js';

const meta = {
  ...storyMeta(receiptUpload, ReceiptUpload),
  title: 'Account/Receipt upload',
  // What one story's person has typed must not reach the next one.
  beforeEach: () => () => session().signOut(),
} satisfies Meta<typeof ReceiptUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = (
  world: 'active-monthly' | 'receipts' | 'receipt-approved' | 'receipt-rejected' | 'provisional' | 'child-account',
) => ({ scene: { world, signedInAs: 'member' as const } });

/** A file that begins as a PDF does. */
const pdf = (bytes: number, name = 'fitshop-receipt.pdf'): File =>
  new File(['%PDF-1.7\n', new Uint8Array(bytes - 9)], name, { type: 'application/pdf' });

const choose = async (canvas: HTMLElement, file: File) =>
  userEvent.upload(await within(canvas).findByLabelText(/^Receipt/), file);
const press = (canvas: HTMLElement, name: string) => userEvent.click(within(canvas).getByRole('button', { name }));

/** Nothing was sent yet: the form, and the machine behind a serial number. */
export const Asking: Story = {
  parameters: member('active-monthly'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByLabelText(/^Serial number/), 'ROWS-2026-000202');
    await userEvent.tab();
    await expect(await inside.findByText('Row-S. You can still claim its months.')).toBeVisible();
  },
};

/** By keyboard from the form to the receipt that waits. */
export const Sent: Story = {
  parameters: member('active-monthly'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await choose(canvasElement, pdf(90_000));
    await userEvent.type(inside.getByLabelText(/^Shop/), 'Fitshop{Enter}');
    await inside.findByText('We have your receipt.');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Receipt for your equipment' })).toHaveFocus());
    await expect(inside.getByText('Being checked')).toBeVisible();
    await expect(inside.getByText('Bought at Fitshop')).toBeVisible();
    await expect(args.onReceiptUploaded).toHaveBeenCalledOnce();
  },
};

/** Too large and of another kind: one is refused before it is sent, the other by the server. What was typed stays. */
export const Refused: Story = {
  parameters: member('active-monthly'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByLabelText(/^Shop/), 'Fitshop');
    await choose(canvasElement, pdf(11 * 1024 * 1024, 'scan.pdf'));
    await expect(await inside.findByText(/^scan\.pdf is 11\.5 MB/)).toBeVisible();
    await choose(
      canvasElement,
      new File(['MZ\u0090\0 not what its name says'], 'receipt.pdf', { type: 'application/pdf' }),
    );
    await press(canvasElement, 'Send receipt');
    await inside.findAllByText('This isn’t a PDF, JPEG, PNG or WebP. Send your receipt as one of these.');
    await expect(inside.getByLabelText(/^Shop/)).toHaveValue('Fitshop');
    await waitFor(() => expect(inside.getByLabelText(/^Receipt/)).toHaveFocus());
  },
};

/** Half of it is there, and the person stops: it can go on, or start again. */
export const Stopped: Story = {
  parameters: {
    scene: { ...member('active-monthly').scene, fault: [{ kind: 'delay', call: 'uploadReceipt', ms: 60, times: 200 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await choose(canvasElement, pdf(4_000_000));
    await press(canvasElement, 'Send receipt');
    const progress = await inside.findByRole('progressbar');
    await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toMatch(/^\d?[1-9]%, .+ of 4 MB$/));
    await press(canvasElement, 'Stop');
    await expect(await inside.findByText('The upload stopped.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

/** Bytes on their way. */
export const Sending: Story = {
  parameters: {
    scene: {
      ...member('active-monthly').scene,
      fault: [{ kind: 'delay', call: 'uploadReceipt', ms: 30_000, times: 1 }],
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf(4_000_000));
    await press(canvasElement, 'Send receipt');
    await expect(await within(canvasElement).findByText('Keep this page open until it’s done.')).toBeVisible();
  },
};

/** One waits, one was approved, others were not; more on request. */
export const Receipts: Story = {
  parameters: member('receipts'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Show earlier receipts' }));
    await expect(await inside.findByText('scan-70.pdf')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Show earlier receipts' })).toBeNull();
  },
};

/** Months that began on a receipt that is still being checked: until when they run. */
export const Provisional: Story = {
  parameters: member('provisional'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Until then, your membership runs to/);
  },
};

/** The code that a receipt brought is the thing to do. */
export const Approved: Story = {
  parameters: member('receipt-approved'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Redeem code' }));
    await expect(args.onRedeemRequested).toHaveBeenCalledWith({ code: 'RCPT-MNTH-SABX' });
    // beside it where there is room
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('3. Your code comes by email');
  },
};

/** Why not, and the way to send a better one. */
export const Rejected: Story = {
  parameters: member('receipt-rejected'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Send another receipt' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Back to your receipts' }));
    await expect(await inside.findByText(/^The date of purchase cannot be read/)).toBeVisible();
  },
};

/** A child may send one; its months are the parent's. */
export const OfAChild: Story = {
  parameters: member('child-account'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'You’re part of a family membership: the months go to your parent account.',
      ),
    ).toBeVisible();
  },
};

/** The list could not be had. */
export const Failed: Story = {
  parameters: {
    scene: {
      ...member('receipts').scene,
      fault: [{ kind: 'status', call: 'listUserReceipts', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your receipts.')).toBeVisible();
  },
};

/** Without an account: the answer comes by mail. */
export const SignedOut: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
    await press(canvasElement, 'Send receipt');
    await waitFor(() => expect(inside.getByLabelText(/^Email/)).toHaveFocus());
    await expect(inside.getAllByText('Enter your email address.').length).toBeGreaterThan(0);
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: member('receipt-approved'),
  render: asElement(receiptUpload),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, receiptUpload.tag);
    await waitFor(() => expect(within(inside).getByText('RCPT-MNTH-SABX')).toBeVisible());
  },
};
