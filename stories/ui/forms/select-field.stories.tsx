import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { SelectField } from '../../../src/ui/forms/select-field/select-field.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Select field',
  component: SelectField,
  decorators: [inRoot],
  args: {
    label: 'Country',
    name: 'country',
    value: '',
    onChange: fn(),
    options: [
      { value: 'US', label: 'United States' },
      { value: 'CA', label: 'Canada' },
      { value: 'MX', label: 'Mexico' },
      { value: 'BE', label: 'Belgium' },
    ],
  },
  parameters: {
    handbook: {
      use: [
        'Use it for one of five or more known answers that people can recognise: a country, a plan.',
        'It is the browser’s own list: it is at home on a phone, and jumps to what is typed.',
      ],
      avoid: [
        'Do not choose for somebody what they should decide.',
        'Do not use it for actions.',
        'Do not put the label into the placeholder.',
      ],
      instead: [
        ['There are two to five answers', 'Radio group or segmented control'],
        ['People know what they look for and would rather type it', 'Combobox'],
        ['Several can be chosen', 'Checkbox group'],
      ],
      keyboard: [
        ['Space, Alt + Down', 'Opens the list.'],
        ['Up, Down', 'Goes through the options.'],
        ['Letters', 'Jump to what begins with them.'],
        ['Enter', 'Chooses.'],
        ['Escape', 'Closes the list.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <SelectField {...args} />
      <SelectField {...args} value="CA" required helper="Your prices are in its currency." />
      <SelectField {...args} value="BE" warning="Deliveries take a week longer." />
      <SelectField {...args} error="Choose your country." />
      <SelectField {...args} value="US" disabled helper="It came with your membership." />
    </Column>
  ),
};

export const Groups: Story = {
  args: {
    value: 'BE',
    options: [
      {
        label: 'North America',
        options: [
          { value: 'US', label: 'United States' },
          { value: 'CA', label: 'Canada' },
          { value: 'MX', label: 'Mexico', disabled: true },
        ],
      },
      { label: 'Europe', options: [{ value: 'BE', label: 'Belgium' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Europe', hidden: true })).toContainElement(
      within(canvasElement).getByRole('option', { name: 'Belgium', hidden: true }),
    );
  },
};

/** Five hundred, and one of 200 characters. */
export const LongContent: Story = {
  args: {
    label: 'Studio',
    value: '0',
    options: [
      { value: '0', label: longName },
      ...Array.from({ length: 499 }, (_, at) => ({ value: String(at + 1), label: `Studio ${at + 1}` })),
    ],
  },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <SelectField {...args} />
    </div>
  ),
};

/** It asks until something is chosen, and what is optional can be taken back. */
export const Choosing: Story = {
  render: args => (
    <Column>
      <Holding first="" onChange={args.onChange}>
        {(value, set) => (
          <SelectField {...args} label={<Optional>{args.label}</Optional>} value={value} onChange={set} />
        )}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox');
    await expect(select).toHaveDisplayValue('Select an option...');
    await userEvent.selectOptions(select, 'BE');
    await expect(select).toHaveDisplayValue('Belgium');
    await userEvent.selectOptions(select, '');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
