import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { SegmentedControl } from '../../../src/ui/forms/segmented-control/segmented-control.js';
import { Holding } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Segmented control',
  component: SegmentedControl,
  decorators: [inRoot],
  args: {
    legend: 'Billing frequency',
    value: '30',
    onChange: fn(),
    options: [
      { value: '30', label: 'Monthly' },
      { value: '360', label: 'Annually, save 17%' },
      { value: '720', label: 'Every two years' },
    ],
  },
  parameters: {
    handbook: {
      use: [
        'Use it for two to four short answers that change what is in view at once: a frequency, a unit.',
        'Keep each to a word or two, all of one kind.',
      ],
      avoid: ['Do not use it to go to another page.', 'Do not put more than four beside one another.'],
      instead: [
        ['An answer needs explaining', 'Radio group'],
        ['Each leads to other content under its own heading', 'Tabs'],
        ['It is on or off', 'Switch'],
      ],
      keyboard: [
        ['Tab', 'Goes to the answer that is given.'],
        ['Arrow keys', 'Go to the next answer and give it.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: args => (
    <Holding first="30" onChange={args.onChange}>
      {(value, set) => <SegmentedControl {...args} value={value} onChange={set} />}
    </Holding>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Annually/ }));
    await expect(args.onChange).toHaveBeenCalledWith('360');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('720');
  },
};

/** One that cannot be chosen now. */
export const Disabled: Story = {
  args: {
    options: [
      { value: '30', label: 'Monthly' },
      { value: '360', label: 'Annually', disabled: true },
    ],
  },
};

/** Where there is no room they are below one another. */
export const Narrow: Story = {
  args: {
    options: [
      { value: '30', label: 'Facturation mensuelle' },
      { value: '360', label: 'Facturation annuelle, économisez 17 %' },
      { value: '720', label: 'Tous les deux ans' },
    ],
  },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <SegmentedControl {...args} />
    </div>
  ),
};
