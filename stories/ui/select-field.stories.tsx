import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { SelectField } from '../../src/ui/select-field/select-field.js';

const meta = {
  title: 'Design system/Select field',
  component: SelectField,
  decorators: [inRoot],
  args: {
    label: 'Country', name: 'country', value: '', onChange: fn(),
    options: [{ value: 'US', label: 'United States' }, { value: 'CA', label: 'Canada' }, { value: 'MX', label: 'Mexico' }, { value: 'BE', label: 'Belgium' }],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => <Column><SelectField {...args} /><SelectField {...args} value="CA" required /><SelectField {...args} error="Choose your country." /></Column>,
};
