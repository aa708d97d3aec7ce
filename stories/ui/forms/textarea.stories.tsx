import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { Textarea } from '../../../src/ui/forms/textarea/textarea.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Textarea',
  component: Textarea,
  decorators: [inRoot],
  args: {
    label: 'What should the driver know?',
    name: 'note',
    value: 'Ring twice. The bike goes to the second floor.',
    onChange: fn(),
  },
  parameters: {
    handbook: {
      use: [
        'Use it for words of one’s own that may be longer than a line.',
        'Give it as many rows as the usual answer has: its size is a hint of how much to write.',
        'Give a limit where there is one; it is counted in view.',
      ],
      avoid: [
        'Do not cut off what somebody pastes: it can be too long and is then refused, with by how much.',
        'Do not ask for something in words that could be chosen.',
      ],
      instead: [
        ['One line is enough', 'Text field'],
        ['The answers are known', 'Radio group or checkbox group'],
      ],
      keyboard: [
        ['Enter', 'Begins a new line.'],
        ['Tab', 'Leaves the field.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <Textarea {...args} label={<Optional>{args.label}</Optional>} value="" placeholder="Anything that helps" />
      <Textarea {...args} required helper="It is printed on the delivery note." limit={200} />
      <Textarea {...args} error="Leave out links." />
      <Textarea {...args} disabled helper="The delivery is on its way." />
      <Textarea {...args} readOnly label="Note of the driver" />
    </Column>
  ),
};

/** It grows with what is written, up to 320 px, and then scrolls. */
export const LongContent: Story = {
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <Textarea {...args} value={Array.from({ length: 12 }, () => longName).join('\n\n')} />
    </div>
  ),
};

/** The count is read out only when the end comes near; past it, nothing is cut off. */
export const Counts: Story = {
  render: args => (
    <Column>
      <Holding first="A short note">
        {(value, set) => <Textarea {...args} limit={20} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    await expect(canvas.getByText('12 of 20 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, ' again');
    await expect(canvas.getByRole('status')).toHaveTextContent('18 of 20 characters');
    await userEvent.type(area, ' and on');
    await expect(area).toHaveValue('A short note again and on');
    await expect(area).toBeInvalid();
    await userEvent.tab();
    await expect(await canvas.findByText('Shorten this by 5 characters.')).toBeVisible();
  },
};
