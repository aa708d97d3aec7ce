import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { leftOf } from '../../../.storybook/left-of.js';
import { ContentCard, type ContentCardProps } from '../../../src/ui/data/content-card/content-card.js';
import { CardSkeleton } from '../../../src/ui/feedback/skeletons/skeletons.js';

const meta = {
  title: 'Design system/Data/Content card',
  component: ContentCard,
  decorators: [inRoot],
  args: {
    title: 'Hills at sunrise',
    discipline: 'bike',
    minutes: 45,
    instructor: 'with Ines Haddad',
    remark: 'Intermediate',
    href: '#class',
  },
  parameters: {
    handbook: {
      use: [
        'Classes and programs to choose from; the discipline and the length are seen first.',
        'In a grid of cards of one width.',
      ],
      avoid: [
        'No hue for anything but its discipline.',
        'No second action on the card: it opens, and there is what can be done.',
      ],
      instead: [
        ['A plan to buy', 'Pricing card'],
        ['Many things to compare by their figures', 'Data table'],
      ],
      keyboard: [
        ['Tab', "To the card's title, which is its link."],
        ['Enter', 'Opens it.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 24,
} as const;

const classes: readonly ContentCardProps[] = [
  {
    title: 'Hills at sunrise',
    discipline: 'bike',
    minutes: 45,
    instructor: 'with Ines Haddad',
    remark: 'Intermediate',
  },
  { title: 'Steady state', discipline: 'row', minutes: 30, instructor: 'with Jonas Olsen', remark: 'All levels' },
  {
    title: 'Intervals on the flat',
    discipline: 'run',
    minutes: 20,
    instructor: 'with Kaya Schmidt',
    remark: 'Advanced',
  },
  { title: 'Up the north face', discipline: 'climb', minutes: 60, instructor: 'with Dev Nguyen', remark: 'Advanced' },
  {
    title: 'Upper body, two dumbbells',
    discipline: 'strength',
    minutes: 25,
    instructor: 'with Grace Dubois',
    remark: 'Beginner',
  },
  {
    title: 'Before you sleep',
    discipline: 'stretch',
    minutes: 10,
    instructor: 'with Luis Ramírez',
    remark: 'All levels',
  },
];

/** Six disciplines, distinguished by mark and word as well as by hue. */
export const Disciplines: Story = {
  render: () => (
    <div style={grid}>
      {classes.map(one => (
        <ContentCard key={one.discipline} {...one} href={`#${one.discipline}`} />
      ))}
    </div>
  ),
};

/** The whole card opens it. */
export const Opens: Story = {
  args: { href: undefined, onOpen: fn() },
  render: args => (
    <div style={grid}>
      <ContentCard {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Hills at sunrise' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByText('45 minutes')).toBeInTheDocument();
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#3c6e91" d="M0 0h16v9H0z"/><path fill="#1d3a52" d="M0 9l5-5 3 3 4-5 4 4v3z"/></svg>')}`;

export const WithAPicture: Story = {
  args: { image: picture },
  render: args => (
    <div style={grid}>
      <ContentCard {...args} />
    </div>
  ),
};

/** A picture that does not come leaves the drawn mark, not a hole. */
export const MissingPicture: Story = {
  args: { image: 'data:image/png;base64,broken' },
  render: args => (
    <div style={grid}>
      <ContentCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** A title of 200 characters takes three lines and no more. */
export const LongTitle: Story = {
  args: {
    title: 'Hills at sunrise with a warm-up that is longer than most rides and a view '.repeat(3).slice(0, 200),
    minutes: 180,
    instructor: 'with Maximiliana-Alexandrina van den Bossche-Vandenbroucke de la Fuente',
  },
  render: args => (
    <div style={{ maxInlineSize: 240 }}>
      <ContentCard {...args} />
    </div>
  ),
};

export const OnItsWay: Story = {
  render: args => (
    <div style={grid}>
      <ContentCard {...args} />
      <CardSkeleton label="Loading classes" />
    </div>
  ),
};

/** A title in another script than the page's keeps its order: "30 min Climb Ride", not "min Climb Ride 30". */
export const FromRightToLeft: Story = {
  args: { title: '30 min Climb Ride', minutes: 30 },
  render: args => (
    <div style={grid} dir="rtl">
      <ContentCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('link', { name: '30 min Climb Ride' });
    await expect(leftOf(title, '30')).toBeLessThan(leftOf(title, 'Ride'));
  },
};

export const Narrow: Story = {
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <ContentCard {...args} />
    </div>
  ),
};
