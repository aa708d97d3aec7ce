import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { ErrorSummary } from '../../../src/ui/forms/error-summary/error-summary.js';
import { TextField } from '../../../src/ui/forms/text-field/text-field.js';
import { longName } from '../holding.js';

const text = 'Enter your first name.';
const meta = {
  title: 'Design system/Forms/Error summary',
  component: ErrorSummary,
  decorators: [inRoot],
  args: { errors: [{ field: 'first-name', text }] },
  parameters: {
    handbook: {
      use: [
        'Show it above a form that was refused, with the same words as beside the fields, and move the focus to it.',
        'List the errors in the order of the fields.',
        'What is about the whole form stands in it without a link.',
      ],
      avoid: [
        'Do not show it while somebody still writes.',
        'Do not leave it there after the form was mended and sent.',
      ],
      instead: [
        ['The form has one or two fields', 'The error beside the field, and the focus moved there'],
        ['Nothing that was written is wrong: the line is down, the card was refused', 'Banner'],
      ],
      keyboard: [
        ['Tab', 'Goes through the links.'],
        ['Enter', 'Moves the focus to the field.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to its field. */
export const OverAForm: Story = {
  render: args => (
    <Column>
      <ErrorSummary {...args} />
      <TextField id="first-name" name="firstName" label="First name" value="" onChange={fn()} error={text} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: text }));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

/** Several, long ones, and one about the whole form. */
export const LongContent: Story = {
  args: {
    errors: [
      { text: 'This plan is no longer sold.' },
      { field: 'a', text: longName },
      { field: 'b', text: 'Enter a phone number.' },
      { field: 'b', text: 'Choose its country.' },
    ],
  },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <ErrorSummary {...args} />
    </div>
  ),
};
