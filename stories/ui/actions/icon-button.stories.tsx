import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { IconButton, type IconButtonSize } from '../../../src/ui/actions/icon-button/icon-button.js';
import { close, eye, moreVertical, star } from '../../../src/ui/icon/shapes.js';

const meta = {
  title: 'Design system/Actions/Icon button',
  component: IconButton,
  decorators: [inRoot],
  args: { shape: close, label: 'Close', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A button that is only a drawing, for the few actions whose drawing everyone knows. It fires at most once per 500 ms.',
      },
    },
    handbook: {
      use: [
        'Name what it does and to what: "Close the terms", "Remove Robin".',
        'Take md, 44 px, for members; the smaller ones are for dense tables and inside of fields.',
        'Say pressed for what stays on, and keep the name as it is.',
      ],
      avoid: [
        'A drawing that has to be learned.',
        'Several in a row without a word near them.',
        'Work that counts presses: the second within 500 ms is dropped.',
      ],
      instead: [
        ['A word fits', 'Button, with the icon beside the word'],
        ['It leads to another page', 'Link'],
        ['There are more than two beside one another', 'Menu'],
      ],
      keyboard: [
        ['Tab', 'Reaches it.'],
        ['Enter or Space', 'Presses it.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges: Readonly<Record<IconButtonSize, number>> = { '3xs': 24, '2xs': 28, xs: 32, sm: 36, md: 44 };
const sizes: readonly IconButtonSize[] = ['3xs', '2xs', 'xs', 'sm', 'md'];

/** From 24 to 44 px. The smallest still is a target of 24 px. */
export const Sizes: Story = {
  render: args => (
    <Row>
      {sizes.map(size => (
        <IconButton key={size} {...args} label={`Close, ${size}`} size={size} part={`size-${size}`} />
      ))}
    </Row>
  ),
  parameters: {
    measures: sizes.map(size => ({
      of: `Icon-button size ${size}, ${edges[size]} px (s.9: 3xs to md)`,
      part: `size-${size}`,
      is: { width: edges[size], height: edges[size] },
    })),
  } satisfies HandbookParameters,
};

export const States: Story = {
  render: args => (
    <Row>
      <IconButton {...args} shape={moreVertical} label="More about Robin" />
      <IconButton {...args} shape={star} label="Favourite" pressed />
      <IconButton {...args} shape={eye} label="Show password" disabled />
    </Row>
  ),
};

/** A double click is one press (spec s.4). */
export const PressedTwice: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
