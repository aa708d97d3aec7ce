import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Switch } from '../../../src/ui/forms/switch/switch.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Switch',
  component: Switch,
  decorators: [inRoot],
  args: { label: 'Show my rides to friends', checked: false, onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for what is turned on or off at once, without a button to save.',
        'Name the thing that is on, not the act: “Weekly summary”.',
      ],
      avoid: [
        'Do not use it in a form that is sent: nobody knows whether it counts already.',
        'Do not change its words with its state.',
      ],
      instead: [
        ['It is sent with a form', 'Checkbox'],
        ['One of several can be on', 'Segmented control or radio group'],
      ],
      keyboard: [['Space', 'Turns it on or off.']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <Switch {...args} />
      <Switch {...args} checked required helper="They see the class and your place in it." />
      <Switch {...args} warning="Your profile is open to everyone." checked />
      <Switch {...args} error="This was not saved. Try again." />
      <Switch {...args} checked disabled label="Heart rate" />
      <Switch {...args} disabled disabledReason="Your gym has turned this off." label="Leaderboard" />
      <Switch {...args} label={longName} checked />
    </Column>
  ),
};

export const Toggles: Story = {
  render: args => (
    <Column>
      <Holding first={false}>{(checked, set) => <Switch {...args} checked={checked} onChange={set} />}</Holding>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

/** A disabled switch does not toggle. */
export const Disabled: Story = {
  args: { disabled: true, disabledReason: 'Your gym has turned this off.' },
  render: args => (
    <Column>
      <Switch {...args} />
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Your gym has turned this off.');
    await userEvent.click(control);
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
