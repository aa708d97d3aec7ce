import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Stepper } from '../../../src/ui/navigation/stepper/stepper.js';

const handbook = {
  use: [
    'Show how far a task of three to six steps has come, and let finished steps be gone back to.',
    'Name a step by one or two words.',
  ],
  avoid: [
    'Do not make a step clickable that may not be left or entered yet.',
    'Do not use it to navigate pages that have no order.',
  ],
  instead: [
    ['the pages have no order', 'Tabs or Sidebar'],
    ['something is under way by itself', 'ProgressBar'],
  ],
  keyboard: [
    ['Tab', 'The steps that can be clicked.'],
    ['Enter, Space', 'Goes to the step.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Navigation/Stepper',
  component: Stepper,
  decorators: [inRoot],
  args: { onStep: fn() },
  parameters: { handbook },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A check behind, a number ahead; what is finished can be gone back to. */
export const UnderWay: Story = {
  args: {
    steps: [
      { name: 'Plan', index: 0, complete: true, clickable: true },
      { name: 'Account', index: 1, complete: true, clickable: true },
      { name: 'Payment', index: 2, active: true },
      { name: 'Review', index: 3 },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByText('Review'));
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }));
    await expect(args.onStep).toHaveBeenCalledWith(args.steps?.[1]);
  },
};

/** An error icon where something is wrong, whether the step was complete or not. */
export const WithAnError: Story = {
  args: {
    steps: [
      { name: 'Plan', index: 0, complete: true, clickable: true },
      { name: 'Payment', index: 1, error: true, complete: true, clickable: true },
      { name: 'Review', index: 2, active: true },
    ],
  },
};

/** A disabled step cannot be entered, also when it could be clicked otherwise. */
export const Disabled: Story = {
  args: {
    steps: [
      { name: 'Plan', index: 0, complete: true, clickable: true, disabled: true },
      { name: 'Payment', index: 1, active: true },
      { name: 'Review', index: 2, disabled: true },
    ],
  },
  play: ({ canvasElement }) => expect(within(canvasElement).queryAllByRole('button')).toHaveLength(0),
};

/** Where the names have no room, a line says which step it is; the names are still read out. */
export const Narrow: Story = {
  ...UnderWay,
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** Long names break below one another. */
export const LongNames: Story = {
  args: {
    steps: Array.from({ length: 6 }, (_, index) => ({
      name: index === 2 ? 'Donaudampfschifffahrtsgesellschaft' : `Step with a rather long name ${index + 1}`,
      index,
      complete: index < 3,
      active: index === 3,
      clickable: index < 3,
    })),
  },
};
