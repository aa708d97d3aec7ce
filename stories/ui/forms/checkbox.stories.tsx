import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Checkbox } from '../../../src/ui/forms/checkbox/checkbox.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  decorators: [inRoot],
  args: { label: 'I agree to the Echelon Terms and Conditions', checked: false, onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for a yes or no that is sent with a form.',
        'Say in the words what the tick means, not what its absence means.',
        'Where it cannot be changed, give the reason: it is shown, and can be reached.',
      ],
      avoid: [
        'Do not tick a box for somebody who gives consent by it.',
        'Do not ask by a negative: “Do not send me news”.',
      ],
      instead: [
        ['It takes effect at once', 'Switch'],
        ['There are several that belong together', 'Checkbox group'],
        ['One of two answers must be given', 'Radio group'],
      ],
      keyboard: [['Space', 'Ticks it, or takes the tick away.']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <Checkbox {...args} />
      <Checkbox {...args} checked required helper="You can read them again at any time." />
      <Checkbox {...args} indeterminate label="All studios" helper="Three of five." />
      <Checkbox
        {...args}
        warning="Without it we cannot tell you when a code ends."
        label="Write to me about my membership"
      />
      <Checkbox {...args} error="Agree to the terms first." />
      <Checkbox {...args} label="This cannot be changed" checked disabled />
      <Checkbox
        {...args}
        label="Renew by itself"
        checked
        disabled
        disabledReason="Your reseller renews this membership."
      />
      <Checkbox {...args} label={longName} checked />
    </Column>
  ),
};

export const Toggles: Story = {
  render: args => (
    <Holding first={false}>{(checked, set) => <Checkbox {...args} checked={checked} onChange={set} />}</Holding>
  ),
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(within(canvasElement).getByText(String(args.label)));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
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

/** With a reason it can be reached, and says why it stays as it is. */
export const DisabledSaysWhy: Story = {
  args: {
    label: 'Renew by itself',
    checked: true,
    disabled: true,
    disabledReason: 'Your reseller renews this membership.',
  },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Your reseller renews this membership.');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
  },
};
