import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { LanguageContext } from '../../../src/ui/language/language.js';
import { MoneyField } from '../../../src/ui/forms/money-field/money-field.js';
import { Holding } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Money field',
  component: MoneyField,
  decorators: [inRoot],
  args: { label: 'Credit', name: 'credit', value: 3999, onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for an amount in one currency; the amount is kept in whole minor units.',
        'When it is left it writes the amount as it was understood, so that a slip is seen.',
      ],
      avoid: [
        'Do not let one field be of changing currency without saying so.',
        'Do not guess: 12,50 is refused where the comma makes thousands.',
      ],
      instead: [
        ['It is a number of something else', 'Number field'],
        ['An amount is only shown', 'Price, or description list'],
      ],
      keyboard: [['Digits', 'Are written as they are, with the language’s marks, with or without the currency.']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <MoneyField {...args} value={undefined} label={<Optional>Credit</Optional>} placeholder="0.00" />
      <MoneyField {...args} required helper="It is taken off the next invoice." />
      <MoneyField {...args} currency={{ code: 'CAD', scale: 100 }} warning="This is more than the plan costs." />
      <MoneyField {...args} value={0} error="Enter an amount of $1.00 or more." />
      <MoneyField {...args} currency={{ code: 'JPY', scale: 1 }} disabled />
      <MoneyField {...args} label="Nine digits" value={99_999_999_999} />
    </Column>
  ),
};

const languages = [
  ['en-US', 'USD'],
  ['es-MX', 'MXN'],
  ['fr-CA', 'CAD'],
  ['fr-BE', 'EUR'],
  ['nl-BE', 'EUR'],
] as const;

/** The sign is where the language puts it. */
export const Languages: Story = {
  render: args => (
    <Column>
      {languages.map(([locale, code]) => (
        <LanguageContext key={locale} value={{ locale, find: () => undefined }}>
          <MoneyField {...args} label={locale} name={locale} value={123_456_789} currency={{ code, scale: 100 }} />
        </LanguageContext>
      ))}
    </Column>
  ),
};

/** Read as it is typed, written as it was understood when it is left. */
export const Typing: Story = {
  args: { max: 100_000 },
  render: args => (
    <Column>
      <Holding first={undefined} onChange={args.onChange}>
        {(value: number | undefined, set) => <MoneyField {...args} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Credit');
    await expect(input).toHaveAccessibleDescription('US Dollar');
    await userEvent.type(input, '$ 1234.5');
    await expect(input).toHaveValue('$ 1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
    await expect(await canvas.findByText('Enter an amount from $0.00 to $1,000.00.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '12,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    await expect(input).toHaveValue('12,50');
    await expect(await canvas.findByText('Enter an amount, like 1,234.50.')).toBeVisible();
  },
};
