import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { CheckboxGroup } from '../../../src/ui/forms/checkbox-group/checkbox-group.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { Holding } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Checkbox group',
  component: CheckboxGroup,
  decorators: [inRoot],
  args: {
    label: 'What may we write to you about?',
    name: 'news',
    values: ['class'],
    onChange: fn(),
    options: [
      { value: 'class', label: 'New classes', helper: 'Once a week at the most.' },
      { value: 'offer', label: 'Offers' },
      {
        value: 'account',
        label: 'Your membership',
        disabled: true,
        disabledReason: 'We have to tell you about payments.',
      },
    ],
  },
  parameters: {
    handbook: {
      use: [
        'Use it for any number of a few things.',
        'Begin with a box for all where people would want that; it shows when only some are ticked.',
      ],
      avoid: ['Do not use it for more than some ten things.'],
      instead: [
        ['Only one can be chosen', 'Radio group'],
        ['There are many things, with facts to each', 'Data table with selection'],
      ],
      keyboard: [
        ['Tab', 'Goes from box to box.'],
        ['Space', 'Ticks one, or takes the tick away.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <CheckboxGroup {...args} helper="You can change this at any time." label={<Optional>{args.label}</Optional>} />
      <CheckboxGroup {...args} values={[]} error="Choose at least one." required />
    </Column>
  ),
};

/** A box for all, which shows when only some are on. */
export const All: Story = {
  render: args => (
    <Holding first={['account', 'class']} onChange={args.onChange}>
      {(values: readonly string[], set) => <CheckboxGroup {...args} all="Everything" values={values} onChange={set} />}
    </Holding>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Everything' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'offer', 'account']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    // what is not theirs to change stays
    await expect(args.onChange).toHaveBeenLastCalledWith(['account']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offers' }));
    await expect(all).toBePartiallyChecked();
  },
};
