import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { TextField } from '../../../src/ui/forms/text-field/text-field.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Text field',
  component: TextField,
  decorators: [inRoot],
  args: { label: 'Email address', name: 'email', value: 'robin@example.com', onChange: fn() },
  parameters: {
    handbook: {
      use: [
        'Use it for one line of text: a name, an address, a code.',
        'Give the name and the autocomplete token that browsers know, so that password managers and autofill can help.',
        'Say in the helper what is not plain from the label, before anybody can go wrong.',
        'Mark what is required with an asterisk; in a form where almost everything is, mark what is optional instead.',
      ],
      avoid: [
        'Do not use a placeholder as the label: it is gone as soon as somebody writes.',
        'Do not limit what can be typed; say what is wrong with it when the field is left.',
        'Do not write an error that only says that there is one: say the way out.',
      ],
      instead: [
        ['Several lines are wanted', 'Textarea'],
        ['It is a number that is counted or measured', 'Number field'],
        ['It is an amount', 'Money field'],
        ['There are a few known answers', 'Radio group or select field'],
        ['There are many known answers', 'Combobox'],
      ],
      keyboard: [['Tab', 'Goes to the field and selects what it holds.']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with help, with a remark, and wrong: the words are beside the field that they are about. */
export const States: Story = {
  render: args => (
    <Column>
      <TextField {...args} value="" placeholder="name@example.com" />
      <TextField {...args} required helper="You sign in with it, and your receipts go there." />
      <TextField {...args} value="" label={<Optional>Second email address</Optional>} name="email2" />
      <TextField {...args} warning="This address is new to us." />
      <TextField {...args} value="robin" error="Enter an email address like name@example.com." />
      <TextField {...args} readOnly helper="It cannot be changed here." />
      <TextField {...args} disabled helper="Sign in to change it." />
    </Column>
  ),
};

/** Long words wrap; what is written scrolls in its box. */
export const LongContent: Story = {
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <TextField
        {...args}
        required
        label={longName}
        value={longName}
        helper={longName}
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is too long."
      />
    </div>
  ),
};

/** What is wrong is read out when the field is left, and the box neither moves nor grows for it. */
export const SaysWhatIsWrong: Story = {
  args: { value: '' },
  render: args => (
    <Column>
      <Holding first="">
        {(value, set) => (
          <Holding first={false}>
            {(left, leave) => (
              <TextField
                {...args}
                value={value}
                onChange={set}
                onBlur={() => leave(true)}
                helper="You sign in with it."
                error={left && !value.includes('@') ? 'Enter an email address like name@example.com.' : undefined}
              />
            )}
          </Holding>
        )}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email address');
    const before = input.getBoundingClientRect();
    await userEvent.type(input, 'robin');
    await userEvent.tab();
    const error = await within(canvasElement).findByText(/like name@example.com/);
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(input).toHaveAccessibleDescription(
      'Enter an email address like name@example.com. You sign in with it.',
    );
    const after = input.getBoundingClientRect();
    await expect([after.top, after.height]).toEqual([before.top, before.height]);
    // said once, and not again with everything that a refused form says
    await waitFor(() => expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'off'));
  },
};
