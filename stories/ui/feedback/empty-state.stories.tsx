import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { EmptyState } from '../../../src/ui/feedback/empty-state/empty-state.js';
import { user } from '../../../src/ui/icon/shapes.js';

const meta = {
  title: 'Design system/Feedback/Empty state',
  component: EmptyState,
  decorators: [inRoot],
  args: {
    icon: user,
    title: 'No membership yet',
    children: 'When you have chosen a plan, its price and its next bill will be here.',
    action: <Button>See the offers</Button>,
  },
  parameters: {
    handbook: {
      use: [
        'Where there is nothing yet: say what will be here, and offer the one next step.',
        'Where filters let nothing through: the step takes them away.',
      ],
      avoid: ['No second action, no apology, no exclamation mark.', 'Not while something is still loading.'],
      instead: [
        ['The content is on its way', 'Skeletons'],
        ['It could not be loaded', 'Error banner with a way to try again'],
        ['The address leads nowhere', 'Not-found page'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will be here, and the one next step. */
export const WithTheNextStep: Story = {};

/** Where there is nothing to do but wait. */
export const WithoutAnAction: Story = {
  args: { title: 'No bills yet', children: 'Your first bill comes on 12/20/2026.', action: undefined },
};

export const TitleAlone: Story = {
  args: { title: 'Nothing here yet', children: undefined, action: undefined, icon: undefined },
};

export const Narrow: Story = {
  args: {
    title:
      'No members of Grand-Hôtel de la Gare et des Thermes have signed in with their equipment during the last thirty days',
    children: 'Everyone who signs in on one of its machines is listed here, with the machine and the time.',
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <EmptyState {...args} />
    </div>
  ),
};
