import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Accordion } from '../../../src/ui/navigation/accordion/accordion.js';

const handbook = {
  use: [
    'Let people read the parts they need of something long: questions and answers, rarely used settings.',
    'Sum up in the title, or in the line below it, what is inside.',
  ],
  avoid: ['Do not hide what everybody must read.', 'Do not nest accordions.'],
  instead: [
    ['there are two or three short parts', 'headings, all open'],
    ['one part at a time, side by side', 'Tabs'],
  ],
  keyboard: [
    ['Tab', 'Each title, and what is inside the open ones.'],
    ['Enter, Space', 'Opens and closes.'],
  ],
} satisfies Handbook;

const sections = [
  {
    id: 'pause',
    title: 'Can I pause my membership?',
    content: <p>Yes, for up to three months a year. You keep your price, and are not billed while it is paused.</p>,
  },
  {
    id: 'family',
    title: 'Who is in my family?',
    note: 'Up to four people under one roof',
    content: <p>Each of them has an account of their own, and all are billed with yours.</p>,
  },
  {
    id: 'equipment',
    title: 'Does it work with my equipment?',
    content: <p>With every bike, rower and treadmill that has our console.</p>,
  },
];

const meta = {
  title: 'Design system/Page/Accordion',
  component: Accordion,
  decorators: [inRoot],
  args: { sections, onToggle: fn() },
  parameters: { handbook },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each opens by itself. */
export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can I pause my membership?'));
    await userEvent.click(canvas.getByText('Who is in my family?'));
    await expect(canvas.getByText(/Yes, for up to three months/)).toBeVisible();
    await expect(canvas.getByText(/Each of them has an account/)).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith('family', true));
  },
};

/** Opening one closes the one that was open. */
export const OneAtATime: Story = {
  args: { exclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can I pause my membership?'));
    await userEvent.click(canvas.getByText('Who is in my family?'));
    await expect(canvas.getByText(/Yes, for up to three months/)).not.toBeVisible();
    await expect(canvas.getByText(/Each of them has an account/)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    sections: [
      {
        id: 'long',
        open: true,
        title: 'A question that goes on and on '.repeat(7),
        note: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
        content: <p>{'An answer that is not short either. '.repeat(30)}</p>,
      },
    ],
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
