import { TermsModal } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { termsModal } from '../../src/widgets/signup/terms-modal/index.js';

const shared = storyMeta(termsModal, TermsModal);
const meta = {
  ...shared,
  title: 'Signup/Terms modal',
  args: { ...shared.args, open: true },
  // A modal dialog lies over every page.
  parameters: {
    ...shared.parameters,
    docs: { ...shared.parameters.docs, story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof TermsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const agreeButton = (canvas: HTMLElement) => within(canvas).findByRole('button', { name: 'I Agree' });

/** Waits until a button may be pressed. */
const open = (canvas: HTMLElement, name: string) =>
  waitFor(() => {
    const button = within(canvas).getByRole('button', { name });
    if (button.ariaDisabled === 'true') throw new Error(`${name} cannot be pressed yet.`);
    return button;
  });

async function readToTheEnd(canvas: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await open(canvas, 'Scroll To Bottom'));
  return open(canvas, 'I Agree');
}

/** The terms are there; they can be agreed to once their end was seen. */
export const Reading: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Scroll To Bottom');
    await expect(await agreeButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The end has come into view. */
export const ReadToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await expect(await readToTheEnd(canvasElement)).toBeVisible();
  },
};

/** Agreed: the dialog is gone, and the page learns when. */
export const Agreed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await readToTheEnd(canvasElement));
    await expect(args.onTermsAccepted).toHaveBeenCalledOnce();
  },
};

/** A text shorter than its box can be agreed to at once. */
export const ShorterThanTheBox: Story = {
  args: { src: 'data:text/html,<h2>In short</h2><p>You may cancel at any time. What has been paid stays paid.</p>' },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'I Agree');
  },
};

/** The text is on its way. */
export const Loading: Story = {
  parameters: { scene: { fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the terms');
  },
};

/** The line is down. */
export const Failed: Story = {
  parameters: { scene: { fault: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t load the terms.');
  },
};

/** The page names a text that is not there. */
export const NotFound: Story = {
  args: { src: '/static/no-such-terms.html' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The terms are missing/);
  },
};

/** The same as a custom element: the dialog lies over the page, out of a shadow root. */
export const Element: Story = {
  render: asElement(termsModal),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, termsModal.tag);
    await expect(await open(inside, 'Scroll To Bottom')).toBeVisible();
  },
};
