import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook, Measure } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { SignupHeader } from '../../../src/ui/page/signup-header/signup-header.js';

const handbook = {
  use: [
    'Head the pages on which somebody joins: the logo leads home, Login to the account.',
    'Hide Login on the login page itself.',
  ],
  avoid: ['Do not put navigation there: nothing should lead away from joining.'],
  instead: [
    ['a staff page', 'PageHeader'],
    ['an area with many pages', 'Sidebar'],
  ],
  keyboard: [['Tab', 'The logo, then Login.']],
} satisfies Handbook;

const measures: readonly Measure[] = [{ of: 'Signup header height 92 px (s.9)', part: 'header', is: { height: 92 } }];

const meta = {
  title: 'Design system/Page/Signup header',
  component: SignupHeader,
  decorators: [inRoot],
  parameters: { handbook, measures, layout: 'fullscreen' },
} satisfies Meta<typeof SignupHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLogin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Echelon, home' })).toHaveAttribute('href', '/');
  },
};

export const WithoutLogin: Story = { args: { showLogin: false } };

export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
