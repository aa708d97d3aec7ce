import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { DateField } from '../../../src/ui/forms/date-field/date-field.js';
import { Holding } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Date field',
  component: DateField,
  decorators: [inRoot],
  args: { name: 'date', value: '', onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for a day that is near or can be looked up: a delivery, the end of a pause.',
        'Name the limits in the helper, before anybody meets them.',
      ],
      avoid: [
        'Do not ask for a moment in time with it: it knows no time zone.',
        'Do not take away what was typed because it is out of range.',
      ],
      instead: [
        [
          'It is a day that everybody knows by heart and that lies far back',
          'Date field with the bday token, or three number fields',
        ],
        ['It is one of a few days', 'Radio group'],
      ],
      keyboard: [
        ['Digits', 'Write the part that has the focus.'],
        ['Left, Right', 'Go from part to part.'],
        ['Up, Down', 'Change the part by one.'],
        ['Space', 'Opens the calendar.'],
        ['Backspace', 'Empties the part.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <DateField {...args} />
      <DateField
        {...args}
        label="Deliver on"
        value="2026-12-03"
        required
        helper="Monday to Friday."
        min="2026-12-01"
        max="2026-12-31"
      />
      <DateField {...args} label="Pause until" value="2027-03-01" warning="Your discount ends before then." />
      <DateField {...args} label="Pause until" error="Choose when the pause ends." />
      <DateField {...args} label="Member since" value="2024-02-29" disabled />
    </Column>
  ),
};

/** As the specification gives it: named 'Date', any text is fine, written year-month-day where a browser has no picker. */
export const Defaults: Story = {
  render: args => (
    <Column>
      <DateField {...args} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Date');
    await expect(input).toHaveAttribute('type', 'date');
    await expect(input).toHaveAttribute('pattern', '.*');
    await expect(input).toHaveAttribute('placeholder', 'yyyy-mm-dd');
    await expect(input.getBoundingClientRect().height).toBe(44);
  },
};

/** What is out of range stays in view, and the limits are said. */
export const OutOfRange: Story = {
  args: { label: 'Deliver on', min: '2026-12-01', max: '2026-12-31' },
  render: args => (
    <Column>
      <Holding first="" onChange={args.onChange}>
        {(value, set) => <DateField {...args} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Deliver on');
    await userEvent.type(input, '2027-01-15');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-15');
    await expect(canvas.queryByText(/Enter a date/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a date from 12/01/2026 to 12/31/2026.')).toBeVisible();
    await expect(input).toHaveValue('2027-01-15');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '2026-12-24');
    await expect(canvas.queryByText(/Enter a date/)).toBeNull();
  },
};
