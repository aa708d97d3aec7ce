import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { StoreBadge } from '../../../src/ui/identity/store-badge/store-badge.js';

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
