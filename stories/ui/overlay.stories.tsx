import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../.storybook/in-root.js';
import { Button } from '../../src/ui/button/button.js';
import { Overlay } from '../../src/ui/overlay/overlay.js';

const meta = {
  title: 'Design system/Overlay',
  component: Overlay,
  decorators: [inRoot],
  args: { open: true, title: 'Activating your membership', subtitle: 'This takes a few seconds.' },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Overlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Done: Story = { args: { done: true, action: <Button size="lg">Continue</Button> } };
