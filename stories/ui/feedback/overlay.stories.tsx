import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { Overlay, type OverlayProps } from '../../../src/ui/feedback/overlay/overlay.js';

const handbook = {
  use: [
    'Cover the page for the few seconds in which nothing may be disturbed: a membership is being activated.',
    'Say what is under way, then that it is done, and lead on.',
  ],
  avoid: [
    'Do not cover the page while content loads.',
    'Do not leave it up when the work has failed: go back and say so.',
  ],
  instead: [
    ['content is loading', 'Skeletons'],
    ['one action is under way', 'a Button’s own loading'],
    ['it takes minutes', 'ProgressBar on a page that can be left'],
  ],
  keyboard: [
    ['Tab', 'The next step, once it is done.'],
    ['Escape', 'Does nothing: there is nothing to go back to.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Feedback/Overlay',
  component: Overlay,
  decorators: [inRoot],
  args: { open: true, title: 'Activating your membership', subtitle: 'This takes a few seconds.' },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Overlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Activating your membership' });
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
  },
};

/** In the words of the specification, with the next step. */
export const Done: Story = {
  args: { done: true, children: <Button size="lg">Continue</Button> },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Success!Your subscription is activated\.$/),
};

function Activating(given: OverlayProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  return (
    <>
      <Button onClick={() => setState('busy')}>Activate</Button>
      <Overlay
        {...given}
        open={state !== 'idle'}
        done={state === 'done'}
        subtitle={
          <button type="button" onClick={() => setState('done')}>
            It is done
          </button>
        }
      >
        <Button onClick={() => setState('idle')}>Continue</Button>
      </Overlay>
    </>
  );
}

/** The change is read out; the focus comes back to where it was. */
export const FromBeginningToEnd: Story = {
  render: args => <Activating {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole('button', { name: 'Activate' });
    await userEvent.click(start);
    const status = canvas.getByRole('status');
    await userEvent.click(await canvas.findByRole('button', { name: 'It is done' }));
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Success!');
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(start).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Activating a membership with a name that goes on and on '.repeat(3),
    subtitle: 'Donaudampfschifffahrtsgesellschaft'.repeat(5),
  },
};
