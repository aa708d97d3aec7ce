import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { Dialog } from '../../../src/ui/feedback/dialog/dialog.js';
import { IconButton } from '../../../src/ui/actions/icon-button/icon-button.js';
import { copy, edit, trash } from '../../../src/ui/icon/shapes.js';
import { Tooltip } from '../../../src/ui/feedback/tooltip/tooltip.js';

const handbook = {
  use: [
    'Name an icon that stands alone, or add a short remark to a control.',
    'Keep it to a few words; it goes away when the pointer does.',
  ],
  avoid: [
    'Do not put anything there that a person must know: a finger never sees it.',
    'Do not put links or buttons inside.',
  ],
  instead: [
    ['it says how to fill in a field', 'the field’s helper text'],
    ['it says what is wrong', 'a field’s error, or a Banner'],
    ['it holds something to press', 'a Menu'],
  ],
  keyboard: [
    ['Tab', 'Shows it at once, with the focus on its control.'],
    ['Escape', 'Puts it away; a dialog around it stays.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Feedback/Tooltip',
  component: Tooltip,
  decorators: [inRoot],
  args: { text: 'Copy the code', children: <IconButton shape={copy} label="Copy" onClick={fn()} /> },
  parameters: { handbook, layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = (canvas: HTMLElement) => within(canvas).queryByRole('tooltip');

/** Shown on keyboard focus at once, and described to a screen reader; Escape puts it away. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Copy the code',
    );
    await userEvent.tab();
    await waitFor(() => expect(tooltip(canvasElement)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tooltip(canvasElement)).toBeVisible());
  },
};

/** A pointer has to rest first, and may go over to the remark to read it. */
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await expect(tooltip(canvasElement)).toBeNull();
    const remark = await waitFor(() => within(canvasElement).getByRole('tooltip'));
    await userEvent.unhover(button);
    await userEvent.hover(remark);
    await new Promise(resolve => {
      setTimeout(resolve, 300);
    });
    await expect(remark).toBeVisible();
    await userEvent.unhover(remark);
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());
  },
};

function ComesAndGoes() {
  const [text, setText] = useState<string>();
  return (
    <Row>
      <Tooltip text={text}>
        <Button>Send</Button>
      </Tooltip>
      <Button type="ghost" onClick={() => setText(text ? undefined : 'Agree to the terms first')}>
        Change
      </Button>
    </Row>
  );
}

/** The control stays the same element, so that it keeps the focus when the remark comes or goes. */
export const Changing: Story = {
  render: () => <ComesAndGoes />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBe(before);
    await expect(before).toHaveAccessibleDescription('Agree to the terms first');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(before).not.toHaveAttribute('aria-describedby');
  },
};

const sides = ['block-start', 'inline-end', 'block-end', 'inline-start'] as const;

/** A preferred side; the opposite one is taken where there is no room. Long words break. */
export const Sides: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 48, padding: 96, flexWrap: 'wrap', justifyContent: 'center' }}>
      {sides.map(side => (
        <Tooltip key={side} side={side} text={side}>
          <IconButton shape={edit} label={`Edit ${side}`} onClick={fn()} />
        </Tooltip>
      ))}
      <Tooltip
        text={`A remark that is much longer than a remark should be, about ${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}.`}
      >
        <IconButton shape={trash} label="Remove" onClick={fn()} />
      </Tooltip>
    </div>
  ),
};

/** Inside a dialog it lies above it, and Escape closes the remark first. */
export const InADialog: Story = {
  args: { text: 'Only you can see this' },
  render: args => (
    <Dialog open title="Share your progress" onClose={closed}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    closed.mockClear();
    within(canvasElement).getByRole('button', { name: 'Copy' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(tooltip(canvasElement)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip(canvasElement)).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
  },
};
const closed = fn();
