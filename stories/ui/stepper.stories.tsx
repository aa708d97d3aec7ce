import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Stepper } from '../../src/ui/stepper/stepper.js';

const meta = { title: 'Design system/Stepper', component: Stepper, decorators: [inRoot], args: { onStep: fn() } } satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A check behind, a number ahead; what is finished can be gone back to. */
export const UnderWay: Story = {
  args: {
    steps: [
      { name: 'Plan', index: 0, complete: true, clickable: true }, { name: 'Account', index: 1, complete: true, clickable: true },
      { name: 'Payment', index: 2, active: true }, { name: 'Review', index: 3 },
    ],
  },
};

export const WithAnError: Story = {
  args: { steps: [{ name: 'Plan', index: 0, complete: true, clickable: true }, { name: 'Payment', index: 1, error: true, clickable: true }, { name: 'Review', index: 2, active: true }] },
};
