import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { StoreBadge } from '../../../src/ui/identity/store-badge/store-badge.js';
import { StoreBadges } from '../../../src/ui/identity/store-badge/store-badges.js';

const meta = {
  title: 'Design system/Identity/Store badge',
  component: StoreBadge,
  decorators: [inRoot],
  args: { store: 'apple', href: 'https://apps.example/echelon' },
  parameters: {
    handbook: {
      use: ['Use both side by side where the mobile app is the next step: after an activation, in a footer.'],
      avoid: ['Do not hide one by guessing at the device.'],
      instead: [['The app can be opened already', 'Button']],
      keyboard: [['Enter', 'Opens the store in a new tab.']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof StoreBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each says that it opens a new tab. */
export const Stores: Story = {
  render: args => (
    <Row>
      <StoreBadge {...args} />
      <StoreBadge {...args} store="google" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [apple, google] = within(canvasElement).getAllByRole('link');
    await expect(apple).toHaveAccessibleName('Get the app on the App Store (opens in a new tab)');
    await expect(google).toHaveAccessibleName('Get the app on Google Play (opens in a new tab)');
    await expect(apple).toHaveAttribute('target', '_blank');
    await expect(google).toHaveAttribute('rel', 'noopener');
  },
};

/** Both, with the addresses of our own app. */
export const Both: Story = {
  render: () => <StoreBadges />,
  play: async ({ canvasElement }) => {
    const [apple, google] = within(canvasElement).getAllByRole('link');
    await expect(apple).toHaveAttribute('href', expect.stringMatching(/^https:\/\/apps\.apple\.com\//));
    await expect(google).toHaveAttribute('href', expect.stringMatching(/^https:\/\/play\.google\.com\//));
  },
};
