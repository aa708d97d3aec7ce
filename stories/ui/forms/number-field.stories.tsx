import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { LanguageContext } from '../../../src/ui/language/language.js';
import { NumberField } from '../../../src/ui/forms/number-field/number-field.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Number field',
  component: NumberField,
  decorators: [inRoot],
  args: { label: 'Bikes', name: 'bikes', value: 4, onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for what is counted or measured.',
        'Give limits and a step where there are some; the unit stands after the number.',
      ],
      avoid: [
        'Do not use it for what only looks like a number: a code, a postcode, a card.',
        'Do not rely on the buttons: they are for the last step.',
      ],
      instead: [
        ['It is money', 'Money field'],
        ['It is a code or a postcode', 'Text field'],
        ['It is one of a few numbers', 'Segmented control'],
      ],
      keyboard: [
        ['Up, Down', 'Add or take away one step.'],
        ['Page Up, Page Down', 'Add or take away ten.'],
        ['Digits', 'Are written as they are; the decimal mark is the language’s.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <NumberField {...args} value={undefined} placeholder="0" label={<Optional>Bikes</Optional>} />
      <NumberField {...args} required helper="From 1 to 50." min={1} max={50} />
      <NumberField {...args} label="Weight" value={72.5} step={0.5} unit="kg" />
      <NumberField {...args} value={50} max={50} warning="This is the most that one studio can have." />
      <NumberField {...args} value={0} error="Enter how many bikes the studio has." />
      <NumberField {...args} disabled helper="The order is on its way." />
      <NumberField {...args} label="Serial range" value={999_999_999} />
    </Column>
  ),
};

export const LongContentNarrow: Story = {
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <NumberField {...args} label={longName} value={123_456_789.125} unit="kilograms per square metre" step={0.001} />
    </div>
  ),
};

/** What is typed stays as it is, and is read as a number when it is one. */
export const Typing: Story = {
  args: { min: 1, max: 50 },
  render: args => (
    <Column>
      <Holding first={4} onChange={args.onChange}>
        {(value: number | undefined, set) => <NumberField {...args} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Bikes' });
    await userEvent.clear(input);
    await userEvent.type(input, '12 bikes');
    await expect(input).toHaveValue('12 bikes');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.queryByText(/Enter a number/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a number, like 1.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '60');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a number from 1 to 50.')).toBeVisible();
    await expect(input).toHaveValue('60');
    // a turn of the wheel over it is meant for the page
    await fireEvent.wheel(input, { deltaY: -100 });
    await expect(input).toHaveValue('60');
  },
};

/** By keys and by its buttons, within the limits. */
export const Stepping: Story = {
  args: { label: 'Weight', step: 0.1, min: 0, max: 1 },
  render: args => (
    <Column>
      <Holding first={0.1}>
        {(value: number | undefined, set) => <NumberField {...args} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('0.3');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Increase Weight' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Weight' }));
    await expect(input).toHaveValue('0.9');
    await expect(input).toHaveFocus();
  },
};

/** The decimal mark is a comma in Flanders, and the point makes thousands. */
export const InDutch: Story = {
  args: { label: 'Gewicht', step: 0.1 },
  render: args => (
    <LanguageContext value={{ locale: 'nl-BE', find: () => undefined }}>
      <Column>
        <Holding first={1234.5} onChange={args.onChange}>
          {(value: number | undefined, set) => <NumberField {...args} value={value} onChange={set} />}
        </Holding>
      </Column>
    </LanguageContext>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await expect(input).toHaveValue('1.234,5');
    await userEvent.clear(input);
    await userEvent.type(input, '2.000,25');
    await expect(args.onChange).toHaveBeenLastCalledWith(2000.25);
  },
};
