import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { NotFound } from '../../../src/ui/page/not-found/not-found.js';

const handbook = {
  use: ['Answer an address that leads nowhere, and lead home.'],
  avoid: ['Do not blame the person, and do not send them on without a word.'],
  instead: [
    ['the page is there and has nothing to show', 'EmptyState'],
    ['the page could not be loaded', 'Banner with a way to try again'],
  ],
  keyboard: [['Tab', 'The way home.']],
} satisfies Handbook;

const meta = {
  title: 'Design system/Page/Not found',
  component: NotFound,
  decorators: [inRoot],
  parameters: { handbook, layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the words of the specification. */
export const Default: Story = {
  args: { onBack: fn(event => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    await expect(canvas.getByText("Sorry, the page you're looking for has been moved or doesn't exist.")).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to Home' });
    await expect(back).toHaveAttribute('href', '/');
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const OtherWords: Story = {
  args: {
    title: 'This offer has ended',
    text: 'It could be redeemed until 12/03/2026. There are others.',
    backLabel: 'See all offers',
    backHref: '#offers',
  },
};

export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'A page whose name goes on and on and on' },
};
