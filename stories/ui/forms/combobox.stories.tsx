import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Combobox, type ComboboxProps } from '../../../src/ui/forms/combobox/combobox.js';
import { filterOptions } from '../../../src/ui/forms/combobox/match.js';
import { Holding, longName } from '../holding.js';

const studios = [
  { value: 'ant', label: 'Antwerpen Zuid', note: 'Amerikalei 12, 2018 Antwerpen' },
  { value: 'bru', label: 'Bruxelles Midi', note: 'Avenue Fonsny 40, 1060 Bruxelles' },
  { value: 'lie', label: 'Liège Guillemins', note: 'Place des Guillemins 2, 4000 Liège' },
  { value: 'gnt', label: 'Gent Dampoort', note: 'Closed for repairs', disabled: true },
  { value: 'mtl', label: 'Montréal Plateau', note: '4200 Rue Saint-Denis, Montréal' },
];

function Finder({ value: first, onChange, ...props }: ComboboxProps) {
  const { suggestions } = props;
  return (
    <Holding first={first} onChange={onChange}>
      {(value, set) => (
        <Combobox
          {...props}
          value={value}
          onChange={set}
          suggestions={typeof suggestions === 'string' ? suggestions : filterOptions(suggestions, value)}
        />
      )}
    </Holding>
  );
}

const meta = {
  title: 'Design system/Forms/Combobox',
  component: Combobox,
  decorators: [inRoot],
  args: {
    label: 'Studio',
    name: 'studio',
    value: '',
    suggestions: studios,
    onChange: fn(),
    onChoose: fn(),
    onRetry: fn(),
    placeholder: 'Name or address',
  },
  render: args => (
    <Column>
      <Finder {...args} />
    </Column>
  ),
  parameters: {
    handbook: {
      use: [
        'Use it to find one of many by a part of its name: a member, a studio, an address.',
        'What is written need not be one of the suggestions; the form decides whether it must be.',
        'Say what to do when nothing is found.',
      ],
      avoid: [
        'Do not change what somebody wrote, other than by their choice.',
        'Do not choose the first suggestion by itself.',
      ],
      instead: [
        ['There are fewer than some ten answers', 'Select field or radio group'],
        ['A list in view is narrowed', 'Search field'],
        ['What is found is a command or a page', 'Command search'],
      ],
      keyboard: [
        ['Down, Up', 'Open the suggestions and go through them, round and round.'],
        ['Page Down, Page Up', 'Go ten further.'],
        ['Home, End', 'Go to the first and the last suggestion, once one is active; else they move in the text.'],
        ['Enter', 'Chooses the active suggestion.'],
        ['Escape', 'Closes the suggestions; what was written stays.'],
        ['Left, Right', 'Go back into the text.'],
        ['Tab', 'Goes on; what was written stays.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: args => (
    <Column>
      <Combobox {...args} helper="Where you train most." required />
      <Combobox {...args} value="Bruxelles Midi" warning="It is full on most evenings." />
      <Combobox {...args} value="Brx" error="Choose one of the suggestions." />
      <Combobox {...args} value="Montréal Plateau" disabled />
    </Column>
  ),
};

/** Matches are highlighted, ignoring accents. */
export const Suggesting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Studio' });
    await userEvent.type(input, 'lieg');
    await expect(await canvas.findByRole('listbox', { name: 'Studio' })).toBeVisible();
    await expect(canvas.getByRole('option')).toHaveTextContent('Liège Guillemins');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 suggestion');
    await userEvent.clear(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    // past the one that is closed
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Montréal/ }).id);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { name: /Antwerpen/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(studios[4]);
    await expect(input).toHaveValue('Montréal Plateau');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Open, for the eye; a press on a suggestion chooses it. */
export const Open: Story = {
  render: args => (
    <div style={{ minBlockSize: 420 }}>
      <Column>
        <Finder {...args} />
      </Column>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'an');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await canvas.findByText('Gent Dampoort'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByText('Bruxelles Midi'));
    await expect(args.onChoose).toHaveBeenCalledWith(studios[1]);
    await expect(input).toHaveFocus();
  },
};

/** Escape closes, and leaving leaves: what was written stays. */
export const KeepsWhatWasWritten: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Bru');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('Bru');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Bru');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { suggestions: 'loading' },
  render: args => (
    <div style={{ minBlockSize: 160 }}>
      <Column>
        <Finder {...args} />
      </Column>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'bru');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Looking…');
  },
};

export const Empty: Story = {
  args: { suggestions: [] },
  render: args => (
    <div style={{ minBlockSize: 160 }}>
      <Column>
        <Finder {...args} />
      </Column>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing found for “xyz”.');
  },
};

export const Failed: Story = {
  args: { suggestions: 'failed' },
  render: args => (
    <div style={{ minBlockSize: 160 }}>
      <Column>
        <Finder {...args} />
      </Column>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'bru');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Five hundred, and one of 200 characters, in 320 px. */
export const LongContent: Story = {
  args: {
    suggestions: [
      { value: 'long', label: longName, note: longName },
      ...Array.from({ length: 499 }, (_, at) => ({ value: `s${at}`, label: `Studio ${at + 1}` })),
    ],
  },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%', minBlockSize: 420 }}>
      <Finder {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvasElement.querySelectorAll('[role=option]')).toHaveLength(500);
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByText('Studio 499');
    const list = canvas.getByRole('listbox').parentElement;
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.getBoundingClientRect().bottom ?? 0),
    );
    const [field, popup] = [input.parentElement?.getBoundingClientRect(), list?.getBoundingClientRect()];
    await expect(Math.round(popup?.width ?? 0)).toBe(Math.round(field?.width ?? -1));
    await userEvent.keyboard('{Home}');
  },
};
