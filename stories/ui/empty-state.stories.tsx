import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../.storybook/in-root.js';
import { Button } from '../../src/ui/button/button.js';
import { EmptyState } from '../../src/ui/empty-state/empty-state.js';
import { user } from '../../src/ui/icon/shapes.js';

const meta = {
  title: 'Design system/Empty state', component: EmptyState, decorators: [inRoot],
  args: { icon: user, title: 'No membership yet', children: 'When you have chosen a plan, its price and its next bill will be here.', action: <Button>See the offers</Button> },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will be here, and the one next step. */
export const WithTheNextStep: Story = {};
