import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { SearchField } from '../../../src/ui/forms/search-field/search-field.js';
import { Holding, longName } from '../holding.js';

const meta = {
  title: 'Design system/Forms/Search field',
  component: SearchField,
  decorators: [inRoot],
  args: {
    value: '',
    onChange: fn(),
    onSearch: fn(),
    label: 'Search members',
    placeholder: 'Name, email or serial number',
  },
  parameters: {
    handbook: {
      use: [
        'Use it above a list, to narrow it as one types, or to search with the Enter key where a search costs a call.',
        'Say in the placeholder what can be searched for, and in the label what is searched.',
      ],
      avoid: ['Do not empty it when the list comes back.', 'Do not put more than one into view.'],
      instead: [
        ['One of what is found is then chosen', 'Combobox'],
        ['One wants to get anywhere from anywhere', 'Command search'],
      ],
      keyboard: [
        ['Enter', 'Searches.'],
        ['Escape', 'Clears it.'],
        ['Tab', 'Goes to the button that clears it.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <SearchField {...args} label="Search one" />
      <SearchField {...args} label="Search two" value="Peeters" />
      <SearchField {...args} label="Search three" value="Peeters" dense />
      <SearchField {...args} label="Search four" value={longName} />
    </Column>
  ),
};

export const Searching: Story = {
  render: args => (
    <Column>
      <Holding first="" onChange={args.onChange}>
        {(value, set) => <SearchField {...args} value={value} onChange={set} />}
      </Holding>
    </Column>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search', { name: 'Search members' })).toBeVisible();
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'Robin{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Robin');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'x{Escape}');
    await expect(input).toHaveValue('');
  },
};
