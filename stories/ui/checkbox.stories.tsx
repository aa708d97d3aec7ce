import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { Checkbox } from '../../src/ui/checkbox/checkbox.js';

const meta = {
  title: 'Design system/Checkbox', component: Checkbox, decorators: [inRoot],
  args: { label: 'I agree to the Echelon Terms and Conditions', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <Checkbox {...args} />
      <Checkbox {...args} checked required />
      <Checkbox {...args} error="Agree to the terms first." />
      <Checkbox {...args} label="This cannot be changed" checked disabled />
    </Column>
  ),
};

/** It stays as it is until its owner agrees: a question may come first. */
export const AsksFirst: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).not.toBeChecked();
  },
};
