import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { PasswordField } from '../../src/ui/password-field/password-field.js';

const meta = {
  title: 'Design system/Password field',
  component: PasswordField,
  decorators: [inRoot],
  args: {
    label: 'Password', value: 'climbing', onChange: fn(), autoComplete: 'new-password',
    requirements: [{ label: 'Characters', passed: true }, { label: '1 Symbol', passed: false }, { label: '1 Number', passed: false }, { label: '1 Letter', passed: true }],
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The policy's lines, while the field is in use. */
export const Requirements: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Password'));
    await within(canvasElement).findByText('1 Symbol');
  },
};

/** The eye shows what was written. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
