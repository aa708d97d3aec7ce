import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { MemberCard } from '../../../src/ui/identity/member-card/member-card.js';

const handbook = {
  use: [
    'Show somebody the membership that they have: at home, after joining, with a code, in a family.',
    'Say its state in a word; the tone marks good news, a warning or a failure.',
  ],
  avoid: ['Do not put buttons on it, or figures: what is owed stands beside it.'],
  instead: [['an offer to choose', 'PricingCard']],
} satisfies Handbook;

const meta = {
  title: 'Design system/Identity/Member card',
  component: MemberCard,
  decorators: [inRoot],
  parameters: { handbook },
  args: {
    plan: 'Echelon Premier',
    name: 'Alex Rider',
    since: 'Member since 11/15/2026',
    status: 'Active',
    tone: 'success',
  },
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ink on every page, in the proportions of a bank card. */
export const Active: Story = {
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[part=member-card]')?.getBoundingClientRect();
    await expect(card && card.width / card.height).toBeCloseTo(1.586, 1);
  },
};

/** Something is wrong: the word takes its tone. */
export const Overdue: Story = { args: { status: 'Payment overdue', tone: 'critical' } };

/** Names as long as they come, in the narrowest place. */
export const Long: Story = {
  args: {
    plan: 'Echelon Premier for the whole family',
    name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
    status: 'Waiting for payment',
    tone: 'warning',
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};

/** What is not known is left out. */
export const Nameless: Story = { args: { name: undefined, since: undefined, status: 'Not started', tone: undefined } };
