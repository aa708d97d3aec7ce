import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { DateTimeField } from '../../../src/ui/forms/date-time-field/date-time-field.js';
import { Holding } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Date and time field',
  component: DateTimeField,
  decorators: [inRoot],
  args: { label: 'Goes live', name: 'at', value: '', onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for a moment at which something happens: an offer goes live, a class begins.',
        'Leave the time zone to the field: it says in whose time it reads.',
      ],
      avoid: ['Do not use it for a day alone: a birthday has no hour.'],
      instead: [['Only the day counts', 'Date field']],
      keyboard: [
        ['Digits', 'Write the part that has the focus.'],
        ['Left, Right', 'Go from part to part.'],
        ['Up, Down', 'Change the part by one.'],
        ['Space', 'Opens the calendar.'],
        ['Backspace', 'Empties the part.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, and it says in whose time. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^In your time zone, /)).toBeVisible();
  },
};

/** A moment that is typed. */
export const Filled: Story = {
  render: args => (
    <Holding first="" onChange={args.onChange}>
      {(value, onChange) => <DateTimeField {...args} value={value} onChange={onChange} />}
    </Holding>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Goes live');
    await fireEvent.change(field, { target: { value: '2027-03-01T09:30' } });
    await expect(field).toHaveValue('2027-03-01T09:30');
  },
};

/** With what it is for, and what is wrong with it. */
export const WithTexts: Story = {
  render: args => (
    <Column>
      <DateTimeField {...args} required helper="Members see it from then on." />
      <DateTimeField {...args} name="past" value="2020-01-01T08:00" error="Choose a time in the future." />
      <DateTimeField {...args} name="off" value="2027-01-01T08:00" disabled />
    </Column>
  ),
};
