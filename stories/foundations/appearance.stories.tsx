import { SignIn } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { signIn } from '../../src/widgets/signup/sign-in/index.js';

const shared = storyMeta(signIn, SignIn);

/** A widget in a brand of three colours, a radius and a font; the rest is derived in the browser. */
const meta = { ...shared, title: 'Foundations/Appearance', args: { ...shared.args, appearance: { accent: '#1f5a3d', ink: '#16211b', paper: '#fbfaf5', radius: 2, fontFamily: 'Georgia, serif' } } } satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = (from: ParentNode) => from.querySelector<HTMLElement>('button[type=submit]');
const fillOf = (from: ParentNode) => {
  const button = submit(from);
  return button ? getComputedStyle(button).backgroundColor : undefined;
};

/** As a React component. */
export const Component: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fillOf(canvasElement)).toBe('rgb(31, 90, 61)'), { timeout: 5000 });
    await expect(getComputedStyle(submit(canvasElement) ?? canvasElement).borderTopLeftRadius).toBe('2px');
  },
};

/** As an element: it goes before what the page says to everyone, and behind what the page says of this very element. */
export const Element: Story = {
  render: asElement(signIn),
  play: async ({ canvasElement }) => {
    const page = document.documentElement.style;
    const inside = await insideOf(canvasElement, 'echelon-sign-in');
    const element = canvasElement.querySelector('echelon-sign-in');
    if (!element) throw new Error('There is no element.');
    await waitFor(() => expect(fillOf(inside)).toBe('rgb(31, 90, 61)'));
    try {
      page.setProperty('--echelon-color-accent', 'rgb(1, 2, 3)');
      await expect(fillOf(inside)).toBe('rgb(31, 90, 61)');
      element.style.setProperty('--echelon-color-accent', 'rgb(80, 20, 120)');
      await waitFor(() => expect(fillOf(inside)).toBe('rgb(80, 20, 120)'));
    } finally {
      page.removeProperty('--echelon-color-accent');
      element.style.removeProperty('--echelon-color-accent');
    }
    element.setAttribute('appearance', '{"accent":"#12376b"}');
    await waitFor(() => expect(fillOf(inside)).toBe('rgb(18, 55, 107)'));
    element.removeAttribute('appearance');
    await waitFor(() => expect(fillOf(inside)).toBe('rgb(215, 38, 61)'));
    Reflect.set(element, 'appearance', { accent: '#1f5a3d' });
    await waitFor(() => expect(fillOf(inside)).toBe('rgb(31, 90, 61)'));
  },
};

/** Yellow on black is a brand too: dark on light pages, readable everywhere. */
export const Strange: Story = { args: { appearance: { accent: '#ffd400', ink: '#ffd400', paper: '#000000', radius: 0 } } };
