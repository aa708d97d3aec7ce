import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { PhoneField } from '../../../src/ui/forms/phone-field/phone-field.js';
import { Holding } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Phone field',
  component: PhoneField,
  decorators: [inRoot],
  args: { label: 'Phone number', name: 'phone', value: '+12025550123', onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for a number that somebody will call or write to; say for what in the helper.',
        'Begin with the country of the address, so that most people have nothing to choose.',
        'A whole number with a plus can be written or pasted: it chooses its country.',
      ],
      avoid: ['Do not ask for a phone number without a use for it.', 'Do not prescribe spaces or brackets.'],
      instead: [['It is an extension or a code', 'Text field']],
      keyboard: [
        ['Tab', 'Goes to the country, then to the number.'],
        ['Letters', 'On the country: jump to it.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <PhoneField {...args} value="" helper="The driver calls it on the day." required />
      <PhoneField {...args} />
      <PhoneField {...args} value="+32470123456" label="In Belgium" name="phone2" />
      <PhoneField {...args} value="+525512345678" label="In Mexico" name="phone3" />
      <PhoneField
        {...args}
        value="+15145550123"
        label="In Canada"
        name="phone4"
        warning="You use this number for two accounts."
      />
      <PhoneField {...args} value="+4915112345678" label="Elsewhere" name="phone5" error="We do not deliver there." />
      <PhoneField {...args} disabled label="Fixed" name="phone6" />
    </Column>
  ),
};

export const Typing: Story = {
  args: { defaultCountry: 'BE' },
  render: args => (
    <Column>
      <Holding first="" onChange={args.onChange}>
        {(value, set) => <PhoneField {...args} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Phone number');
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.type(input, '0470/12.34.56');
    await expect(input).toHaveValue('0470/12.34.56');
    await expect(args.onChange).toHaveBeenLastCalledWith('+32470123456');
    await userEvent.selectOptions(country, 'MX');
    await expect(args.onChange).toHaveBeenLastCalledWith('+52470123456');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a full phone number, like 55 1234 5678.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '+1 (514) 555-0123');
    await expect(country).toHaveValue('CA');
    await expect(args.onChange).toHaveBeenLastCalledWith('+15145550123');
    await expect(canvas.queryByText(/full phone number/)).toBeNull();
  },
};
