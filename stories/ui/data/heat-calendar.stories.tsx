import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { HeatCalendar } from '../../../src/ui/data/heat-calendar/heat-calendar.js';
import { LanguageContext } from '../../../src/ui/language/language.js';
import { yearOfDays } from '../support/figures.js';

const meta = {
  title: 'Design system/Data/Heat calendar',
  component: HeatCalendar,
  decorators: [inRoot],
  args: {
    title: 'Your year',
    year: 2026,
    days: yearOfDays(),
    valueName: 'Minutes',
    format: { kind: 'number', unit: 'min' },
    summary: 'You trained on 187 days, 39 minutes at a time.',
  },
  parameters: {
    handbook: {
      use: [
        'How often something was done, and when it was not.',
        'One thing only: all minutes, or those of one discipline in its hue.',
      ],
      avoid: ['Not for exact values: the table behind it has those.', 'Not for less than two months.'],
      instead: [
        ['How much, week by week', 'Bar chart'],
        ['A streak of days', 'Stat'],
      ],
      keyboard: [
        ['Arrow up, arrow down', 'The day before, the day after.'],
        ['Arrow left, arrow right', 'A week back, a week on; mirrored right to left.'],
        ['Page up, page down', 'Thirty days.'],
        ['Home, End', 'The first and the last day of the year.'],
        ['Escape', 'Closes the readout.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof HeatCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More is a larger mark: the levels are distinguished without their colour. */
export const Year: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider', { name: 'Points of Your year' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/09\/2026: /));
    await userEvent.keyboard('{End}');
    await expect(plot).toHaveAttribute('aria-valuetext', '12/31/2026: Nothing');
  },
};

export const OfOneDiscipline: Story = { args: { title: 'Your year on the bike', tone: 'bike' } };

/** Months and weekdays in the language's words; the week begins on Monday there. */
export const InFrench: Story = {
  args: { title: 'Votre année', valueName: 'Minutes', summary: undefined },
  decorators: [
    Story => (
      <LanguageContext value={{ locale: 'fr-BE' }}>
        <Story />
      </LanguageContext>
    ),
  ],
};

export const OneDay: Story = { args: { days: { '2026-03-01': 20 }, summary: 'One day so far.' } };

/** In 320 px the year is cut into parts that fit. */
export const Narrow: Story = {
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <HeatCalendar {...args} />
    </div>
  ),
};

export const Loading: Story = { args: { status: 'loading' } };

export const Empty: Story = { args: { days: {}, empty: 'Each day you train is marked here.' } };
