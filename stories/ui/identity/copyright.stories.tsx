import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Copyright } from '../../../src/ui/identity/copyright/copyright.js';

const meta = {
  title: 'Design system/Identity/Copyright',
  component: Copyright,
  decorators: [inRoot],
  args: { year: 2026 },
  parameters: {
    handbook: {
      use: ['Use it at the foot of a page that has no footer of ours.'],
      avoid: ['Do not show it twice on a page.'],
      instead: [['The page has a footer', 'Footer, which says it already']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Copyright>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('© 2026 Echelon. All rights reserved.')).toBeVisible();
  },
};
