import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { Column, inRoot, Row } from '../../../.storybook/in-root.js';
import { Button, type ButtonSize, type ButtonType } from '../../../src/ui/actions/button/button.js';
import type { IconSize } from '../../../src/ui/icon/icon.js';
import { arrowRight, download, external, refresh, trash } from '../../../src/ui/icon/shapes.js';
import { Tooltip } from '../../../src/ui/feedback/tooltip/tooltip.js';

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  decorators: [inRoot],
  args: { children: 'Subscribe', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Does something now. Five types say how much it matters, three sizes how near it is to the thing that matters.',
      },
    },
    handbook: {
      use: [
        'Give each view one primary button; every other action is secondary or ghost.',
        'Name what will happen, with a verb: "Save changes", "End membership on 12/03/2026".',
        'Say in the tooltip why a disabled button does nothing; it can be reached for that.',
        'Show loading from the press until the answer; the button keeps its width and its name.',
      ],
      avoid: [
        'Two primary buttons beside one another.',
        'Names that fit any button, such as "OK", "Submit" or "Confirm", where the consequence can be named.',
        'The warning type for something that can be undone without loss.',
        'A tooltip as the only place of something that everyone must know.',
      ],
      instead: [
        ['It leads to another place in running text', 'Link; a button with href is for the next step of a view'],
        ['There is no room for a word, and the drawing is known to all', 'Icon button'],
        ['Something is on or off at once', 'Switch'],
        ['One of a few ways to see the same thing is chosen', 'Segmented control'],
        ['There are more than three actions', 'Menu'],
      ],
      keyboard: [
        ['Tab', 'Reaches the button, a disabled one too.'],
        ['Enter or Space', 'Presses it. With href, Enter follows the link.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const types: readonly ButtonType[] = ['primary', 'secondary', 'ghost', 'warning', 'warning-secondary'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];
const iconSizes: readonly IconSize[] = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'];

/** One primary button per view; the others are quiet. Warning takes something away. */
export const Types: Story = {
  render: args => (
    <Row>
      {types.map(type => (
        <Button key={type} {...args} type={type}>
          {type}
        </Button>
      ))}
    </Row>
  ),
};

/** 36, 44 and 52 px. */
export const Sizes: Story = {
  render: args => (
    <Row>
      {sizes.map(size => (
        <Button key={size} {...args} size={size} part={size}>
          {size}
        </Button>
      ))}
    </Row>
  ),
  parameters: {
    measures: [
      { of: 'Button size sm, height 36 px (s.9)', part: 'sm', is: { height: 36 } },
      { of: 'Button size md, height 44 px (s.9)', part: 'md', is: { height: 44 } },
      { of: 'Button size lg, height 52 px (s.9)', part: 'lg', is: { height: 52 } },
    ],
  } satisfies HandbookParameters,
};

/** Every type in every size and state: as it is, disabled, loading. */
export const EveryTypeSizeAndState: Story = {
  render: args => (
    <>
      {types.map(type => (
        <Row key={type}>
          {sizes.map(size => (
            <Row key={size}>
              <Button {...args} type={type} size={size}>
                {type}
              </Button>
              <Button {...args} type={type} size={size} disabled>
                disabled
              </Button>
              <Button {...args} type={type} size={size} loading loadingLabel={`Loading, ${type} ${size}`}>
                loading
              </Button>
            </Row>
          ))}
        </Row>
      ))}
    </>
  ),
};

export const WithIcon: Story = {
  render: args => (
    <Row>
      <Button {...args} icon={arrowRight} iconPosition="end">
        Continue
      </Button>
      <Button {...args} type="secondary" icon={download}>
        Receipt
      </Button>
      <Button {...args} type="secondary" icon={external} href="#elsewhere">
        Manage elsewhere
      </Button>
      <Button {...args} type="ghost" icon={refresh}>
        Try again
      </Button>
      <Button {...args} type="warning-secondary" icon={trash}>
        Remove Robin
      </Button>
    </Row>
  ),
};

/** From 2xs to 3xl; beyond lg the drawing decides the height. */
export const IconSizes: Story = {
  render: args => (
    <Row>
      {iconSizes.map(size => (
        <Button key={size} {...args} type="secondary" icon={download} iconSize={size}>
          {size}
        </Button>
      ))}
    </Row>
  ),
};

/** It can be reached, so that it can say why it does nothing. */
export const Disabled: Story = {
  args: { disabled: true },
  render: args => (
    <Tooltip text="Agree to the terms first">
      <Button {...args} />
    </Tooltip>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Agree to the terms first');
  },
};

/** It keeps its width and its name while it waits, and presses do nothing. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** A short remark, on hover and on focus. */
export const WithTooltip: Story = {
  args: { children: 'Pause', type: 'secondary' },
  render: args => (
    <Tooltip text="Nothing is billed until you go on">
      <Button {...args} />
    </Tooltip>
  ),
  decorators: [
    Story => (
      <div style={{ paddingBlockStart: 48, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible());
  },
};

/** As wide as its box. */
export const Full: Story = {
  args: { full: true, size: 'lg' },
  render: args => (
    <Column>
      <Button {...args} />
    </Column>
  ),
};

/** A name that is longer than the line wraps; it is never cut. */
export const LongName: Story = {
  args: {
    children:
      'End the membership of everyone in the family on 12/03/2026 and delete their workouts, badges and playlists from every bike, row and treadmill that they have ever been used with, once and for all',
    type: 'warning',
  },
  render: args => (
    <Column>
      <Button {...args} icon={trash} />
    </Column>
  ),
};

/** Works from the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
