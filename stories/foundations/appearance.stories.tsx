import { PaymentForm, SignIn } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { cardFieldsShown } from '../../.storybook/card-fields.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { signIn } from '../../src/widgets/signup/sign-in/index.js';

const shared = storyMeta(signIn, SignIn);

/** A widget in a brand of three colours, a radius and a font; the rest is derived in the browser. */
const meta = {
  ...shared,
  title: 'Foundations/Appearance',
  args: {
    ...shared.args,
    appearance: { accent: '#1f5a3d', ink: '#16211b', paper: '#fbfaf5', radius: 2, fontFamily: 'Georgia, serif' },
  },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the buttons are filled with; the primary one with the accent. */
const fills = (from: ParentNode) =>
  [...from.querySelectorAll('button')].map(button => getComputedStyle(button).backgroundColor);

/** As a React component. */
export const Component: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fills(canvasElement)).toContain('rgb(31, 90, 61)'));
    for (const button of canvasElement.querySelectorAll('button'))
      await expect(getComputedStyle(button).borderTopLeftRadius).toMatch(/^2px/);
  },
};

/** As an element: it goes before what the page says to everyone, and behind what the page says about this element. */
export const Element: Story = {
  render: asElement(signIn),
  play: async ({ canvasElement }) => {
    const page = document.documentElement.style;
    const inside = await insideOf(canvasElement, 'echelon-sign-in');
    const element = canvasElement.querySelector('echelon-sign-in');
    if (!element) throw new Error('There is no element.');
    await waitFor(() => expect(fills(inside)).toContain('rgb(31, 90, 61)'));
    try {
      page.setProperty('--echelon-color-action', 'rgb(1, 2, 3)');
      await expect(fills(inside)).toContain('rgb(31, 90, 61)');
      element.style.setProperty('--echelon-color-action', 'rgb(80, 20, 120)');
      await waitFor(() => expect(fills(inside)).toContain('rgb(80, 20, 120)'));
    } finally {
      page.removeProperty('--echelon-color-action');
      element.style.removeProperty('--echelon-color-action');
    }
    element.setAttribute('appearance', '{"accent":"#12376b"}');
    await waitFor(() => expect(fills(inside)).toContain('rgb(18, 55, 107)'));
    element.removeAttribute('appearance');
    await waitFor(() => expect(fills(inside)).toContain('rgb(17, 19, 23)'));
    Reflect.set(element, 'appearance', { accent: '#1f5a3d' });
    await waitFor(() => expect(fills(inside)).toContain('rgb(31, 90, 61)'));
  },
};

/** Yellow on black is a brand too: dark on light pages, readable everywhere. */
export const Strange: Story = {
  args: { appearance: { accent: '#ffd400', ink: '#ffd400', paper: '#000000', radius: 0 } },
};

/** A variable that the card provider's frame has been given. */
const inFrame = (variable: string) => {
  const page = document.querySelector<HTMLIFrameElement>('iframe[title="Secure card fields"]')?.contentDocument
    ?.documentElement;
  return page && getComputedStyle(page).getPropertyValue(variable);
};

/** A page that stops all motion. Answers how to let it move again. */
function stopsAllMotion(): () => void {
  const style = document.createElement('style');
  style.textContent = '* { transition: none !important; animation: none !important; }';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Card fields are in frames of the provider: they are given the same tokens, and again when brand or scheme changes, on a
 * page that stops all motion too.
 */
export const CardFields: Story = {
  parameters: { scene: { signedInAs: 'member' } },
  render: ({ appearance }) => (
    <PaymentForm
      organizationCode="stripe-us"
      publishableKey="pk_sandbox_stripe_us"
      countryCode="US"
      appearance={appearance}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(fills(canvasElement)).toContain('rgb(31, 90, 61)'));
    await cardFieldsShown();
    await waitFor(() =>
      expect([inFrame('--background'), inFrame('--radius')]).toEqual([
        globals['theme'] === 'dark' ? inFrame('--background') : 'rgb(251, 250, 245)',
        '2px',
      ]),
    );
    const before = inFrame('--text');
    const page = document.documentElement.style;
    const scheme = page.colorScheme;
    const moves = stopsAllMotion();
    try {
      page.colorScheme = scheme === 'dark' ? 'light' : 'dark';
      await waitFor(() => expect(inFrame('--text')).not.toBe(before));
      page.colorScheme = scheme;
      await waitFor(() => expect(inFrame('--text')).toBe(before));
    } finally {
      page.colorScheme = scheme;
      moves();
    }
  },
};
