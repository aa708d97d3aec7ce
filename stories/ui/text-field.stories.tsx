import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { TextField } from '../../src/ui/text-field/text-field.js';

const meta = {
  title: 'Design system/Text field',
  component: TextField,
  decorators: [inRoot],
  args: { label: 'E-mail address', name: 'email', value: 'robin@example.com', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with help, with a remark, and wrong: the words stand beside the field that they are about. */
export const States: Story = {
  render: args => (
    <Column>
      <TextField {...args} value="" placeholder="name@example.com" />
      <TextField {...args} required helper="You sign in with it, and your receipts go there." />
      <TextField {...args} warning="This address is new to us." />
      <TextField {...args} value="robin" error="Enter an e-mail address like name@example.com." />
      <TextField {...args} readOnly helper="It cannot be changed here." />
    </Column>
  ),
};
