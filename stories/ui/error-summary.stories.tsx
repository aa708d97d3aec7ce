import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { ErrorSummary } from '../../src/ui/error-summary/error-summary.js';
import { TextField } from '../../src/ui/text-field/text-field.js';

const text = 'Enter your first name.';
const meta = { title: 'Design system/Error summary', component: ErrorSummary, decorators: [inRoot], args: { errors: [{ field: 'first-name', text }] } } satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to its field. */
export const OverAForm: Story = {
  render: args => <Column><ErrorSummary {...args} /><TextField id="first-name" name="firstName" label="First name" value="" onChange={fn()} error={text} /></Column>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: text }));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
