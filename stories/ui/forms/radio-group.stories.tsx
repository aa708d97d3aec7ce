import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { RadioGroup } from '../../../src/ui/forms/radio-group/radio-group.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Radio group',
  component: RadioGroup,
  decorators: [inRoot],
  args: {
    label: 'When should your membership end?',
    name: 'end',
    value: 'period',
    onChange: fn(),
    options: [
      { value: 'period', label: 'At the end of the period', helper: 'You train on until 12/03/2026.' },
      { value: 'now', label: 'At once', helper: 'What is left of the period is not paid back.' },
      { value: 'pause', label: 'Pause it instead', helper: 'Up to three months.', disabled: true },
    ],
  },
  parameters: {
    handbook: {
      use: [
        'Use it for one of two to five answers that should all be seen before one is given.',
        'Say under an answer what giving it means.',
        'Use cards for a choice of weight: a plan, a way to pay.',
      ],
      avoid: [
        'Do not choose for somebody, unless one answer is safe and usual.',
        'Do not put another control inside a card.',
      ],
      instead: [
        ['There are more than five answers', 'Select field'],
        ['The answers are one word each and change what is in view', 'Segmented control'],
        ['Several can be given', 'Checkbox group'],
      ],
      keyboard: [
        ['Tab', 'Goes to the answer that is given, else to the first.'],
        ['Arrow keys', 'Go to the next answer and give it.'],
        ['Space', 'Gives the answer that has the focus.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <RadioGroup {...args} required helper="You can change this until then." />
      <RadioGroup {...args} name="end2" value="" error="Choose when it should end." />
      <RadioGroup {...args} name="end3" disabled warning="This membership is managed by your gym." />
    </Column>
  ),
};

/** Frames for choices of weight, side by side where there is room. */
export const Cards: Story = { args: { cards: true, name: 'end4' } };

/** One below the other: what is compared line by line, plans with their prices. */
export const CardsAsRows: Story = { args: { cards: 'rows', name: 'end7' } };

export const LongContentNarrow: Story = {
  args: {
    cards: true,
    name: 'end5',
    options: [
      { value: 'a', label: longName, helper: longName },
      { value: 'b', label: 'Short' },
    ],
    error: 'Choose one.',
    value: 'a',
  },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <RadioGroup {...args} />
    </div>
  ),
};

export const Choosing: Story = {
  render: args => (
    <Holding first="" onChange={args.onChange}>
      {(value, set) => <RadioGroup {...args} name="end6" value={value} onChange={set} cards />}
    </Holding>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'When should your membership end?' })).toBeVisible();
    await userEvent.click(canvas.getByText('At the end of the period'));
    const first = canvas.getByRole('radio', { name: 'At the end of the period' });
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription('You train on until 12/03/2026.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('now');
    await userEvent.click(canvas.getByText('Pause it instead'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
