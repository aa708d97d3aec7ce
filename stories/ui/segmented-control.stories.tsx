import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { SegmentedControl } from '../../src/ui/segmented-control/segmented-control.js';

const meta = {
  title: 'Design system/Segmented control', component: SegmentedControl, decorators: [inRoot],
  args: {
    legend: 'Billing frequency', value: '30', onChange: fn(),
    options: [{ value: '30', label: 'Monthly' }, { value: '360', label: 'Annually', note: 'save 17%' }, { value: '720', label: 'Every two years' }],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Annually/ }));
    await expect(args.onChange).toHaveBeenCalledWith('360');
  },
};
