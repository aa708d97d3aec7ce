import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { PasswordField, type PasswordFieldProps } from '../../../src/ui/forms/password-field/password-field.js';
import { usePasswordPolicy } from '../../../src/ui/forms/password-field/use-password-policy.js';
import { Holding } from '../holding.js';

function WithPolicy(props: PasswordFieldProps) {
  return <PasswordField {...props} requirements={usePasswordPolicy(props.value)} />;
}

const meta = {
  title: 'Design system/Forms/Password field',
  component: PasswordField,
  decorators: [inRoot],
  args: { label: 'Password', value: '', onChange: fn(), autoComplete: 'new-password' },
  parameters: {
    handbook: {
      use: [
        'Use it wherever a password is given or chosen; say which by its autocomplete token, so that a password manager fills in or proposes.',
        'Show the policy’s lines where one is chosen: they stand under the field while it is in use and something is written.',
      ],
      avoid: [
        'Do not show the lines where somebody signs in.',
        'Do not forbid pasting.',
        'Do not ask for a password twice: the eye shows what was written.',
      ],
      instead: [['A code that is sent is asked for', 'Text field with one-time-code']],
      keyboard: [
        ['Tab', 'Goes to the text, then to the eye.'],
        ['Space, Enter', 'On the eye: shows or hides what is written.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <WithPolicy {...args} helper="8 to 32 characters, no spaces." required />
      <WithPolicy {...args} showInvalidIfEmpty label="Choose one first" name="p2" />
      <WithPolicy {...args} value="climbing" label="Not yet enough" name="p3" />
      <PasswordField
        {...args}
        value="anything"
        label="Any value"
        name="p4"
        autoComplete="current-password"
        error="This password and email address do not belong together."
      />
      <PasswordField {...args} value="hidden" label="Fixed" name="p5" disabled />
    </Column>
  ),
};

/** The four lines, each turning as it is met, while the field is in use and something is written. */
export const Requirements: Story = {
  render: args => (
    <Column>
      <Holding first="">{(value, set) => <WithPolicy {...args} value={value} onChange={set} />}</Holding>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    const lines = () => canvas.queryAllByRole('listitem').map(line => line.textContent);
    await userEvent.click(input);
    await expect(lines()).toEqual([]);
    await userEvent.type(input, 'climb1');
    await expect(lines()).toEqual([
      'Characters, not passed',
      '1 Symbol, not passed',
      '1 Number, passed',
      '1 Letter, passed',
    ]);
    await expect(input).toBeInvalid();
    await userEvent.type(input, 'ng!');
    await expect(lines()).toEqual(['Characters, passed', '1 Symbol, passed', '1 Number, passed', '1 Letter, passed']);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(lines()).toHaveLength(4);
    await userEvent.tab();
    await expect(lines()).toEqual([]);
  },
};

/** The eye shows what was written, at most once per 500 ms. */
export const Shown: Story = {
  args: { value: 'climbing!1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};
