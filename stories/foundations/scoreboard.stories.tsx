import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { ContentCard } from '../../src/ui/data/content-card/content-card.js';
import { DescriptionList } from '../../src/ui/data/description-list/description-list.js';
import { Price } from '../../src/ui/data/price/price.js';
import { PricingCard } from '../../src/ui/data/pricing-card/pricing-card.js';
import { Stat } from '../../src/ui/data/stat/stat.js';
import { StatusPill } from '../../src/ui/data/status-pill/status-pill.js';
import { ProgressBar } from '../../src/ui/feedback/progress-bar/progress-bar.js';
import { clock, error } from '../../src/ui/icon/shapes.js';
import { Logo } from '../../src/ui/identity/logo/logo.js';
import { MemberCard } from '../../src/ui/identity/member-card/member-card.js';
import { Stepper } from '../../src/ui/navigation/stepper/stepper.js';
import { CardGrid } from '../../src/ui/page/card-grid/card-grid.js';
import { offers } from '../ui/offers.js';
import { beside, board, hairline, onPaper, pills, say, steps, theme } from './foundations.css.js';

const meta = {
  title: 'Foundations/Scoreboard',
  decorators: [inRoot],
  parameters: { visual: { widths: [1440, 320] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const usd = (value: number) => ({ value, currency: { code: 'USD', scale: 100 } });

function Theme({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={theme} aria-label={title}>
      <div>
        <h2 className={steps['heading']}>{title}</h2>
        <p className={say}>{text}</p>
      </div>
      {children}
    </section>
  );
}

const joining = ['Plan', 'Account', 'Payment', 'Review'].map((name, index) => ({
  name,
  index,
  complete: index < 2,
  active: index === 2,
}));

const people = [
  { name: 'Alex', state: 'Active' },
  { name: 'Sam', state: 'Active' },
  { name: 'Noa', state: <StatusPill icon={clock}>Invited</StatusPill> },
  {
    name: 'Kim',
    state: (
      <StatusPill tone="critical" icon={error}>
        Payment overdue
      </StatusPill>
    ),
  },
];

const People = ({ shown }: { shown: readonly (typeof people)[number][] }) =>
  shown.map(({ name, state }) => (
    <div key={name} className={hairline}>
      <span>{name}</span>
      <span>{state}</span>
    </div>
  ));

/** The language on one screen. Look at it in the dark, in a brand, right to left and in 320 px: the toolbar changes all four. */
export const Language: Story = {
  render: () => (
    <div className={board}>
      <header className={theme}>
        <Logo />
        <h1 className={steps['display']}>Ink is the arena, paper is the desk</h1>
        <p className={say}>
          An echelon is a stepped formation, and the mark is three stepped bars. Numbers are set like a scoreboard,
          colour comes in solid fields, and the accent is where something starts.
        </p>
      </header>
      <Theme
        title="Three surfaces"
        text="A field is solid and has no line. A sheet is paper on canvas. A row has a hairline. Never a card in a card."
      >
        <div className={beside}>
          <MemberCard
            plan="Echelon Premier"
            name="Alex Rider"
            since="Member since 11/15/2026"
            status="Active"
            tone="success"
          />
          <div className={onPaper}>
            <Price value={usd(3999)} frequency="month" />
            <DescriptionList
              rows={[
                { term: 'Next bill', value: '12/15/2026', note: 'in 20 days' },
                { term: 'Card', value: '•••• 4444', isolate: true },
              ]}
            />
          </div>
          <div>
            <People shown={people.slice(0, 2)} />
          </div>
        </div>
      </Theme>
      <Theme
        title="Figures"
        text="What is owed or given is the largest thing on its card, in the display face; its currency and its unit are small."
      >
        <div className={beside}>
          <Price size="xl" value={usd(39_999)} freeFor="for 12 months" />
          <Stat
            size="lg"
            label="This week"
            value="184"
            unit="min"
            delta={{ direction: 'up', text: '12 %', tone: 'success' }}
          />
          <Stat size="lg" label="Rank" value="412" unit="of 2,380" />
        </div>
      </Theme>
      <Theme title="Six disciplines" text="Each has its hue and its mark, so that the hue is never the only sign.">
        <div className={beside}>
          <ContentCard discipline="bike" title="Hill intervals" minutes={30} instructor="with Ines" onOpen={nothing} />
          <ContentCard discipline="row" title="Steady state" minutes={20} instructor="with Jon" onOpen={nothing} />
          <ContentCard discipline="run" title="First five" minutes={25} instructor="with Mo" onOpen={nothing} />
          <ContentCard
            discipline="climb"
            title="One thousand feet"
            minutes={15}
            instructor="with Lea"
            onOpen={nothing}
          />
          <ContentCard
            discipline="strength"
            title="Legs and core"
            minutes={45}
            instructor="with Ray"
            onOpen={nothing}
          />
          <ContentCard discipline="stretch" title="Slow down" minutes={10} instructor="with Ada" onOpen={nothing} />
        </div>
      </Theme>
      <Theme title="Three bars" text="The mark, the steps of a task, the way that is done, the places that are taken.">
        <Stepper steps={joining} />
        <div className={beside}>
          <ProgressBar label="Uploading your receipt" value={66} />
          <ProgressBar label="Profiles" value={3} max={4} valueText="3 of 4" />
        </div>
      </Theme>
      <Theme
        title="Buttons"
        text="The accent joins, pays or publishes, once on a screen. A step forward is ink. What ends something says what and when."
      >
        <div className={pills}>
          <Button type="start">Pay $39.99 and subscribe</Button>
          <Button>Review change</Button>
          <Button type="secondary">Update card</Button>
          <Button type="ghost">Not now</Button>
          <Button type="warning">End membership on 12/15/2026</Button>
          <Button disabled>Save</Button>
          <Button type="ghost" disabled>
            Undo
          </Button>
        </div>
      </Theme>
      <Theme
        title="States"
        text="A normal state is a word. A pill is an exception, with an icon and a word beside its tone."
      >
        <div className={onPaper}>
          <div>
            <People shown={people} />
          </div>
        </div>
      </Theme>
      <Theme
        title="Pricing cards"
        text="One of several is emphasized, and is ink on every page; its button starts, the others wait."
      >
        <CardGrid label="Offers">
          {offers.slice(0, 3).map(offer => (
            <PricingCard
              key={offer.name}
              {...offer}
              action={{ ...offer.action, label: 'Choose plan', onClick: nothing }}
            />
          ))}
        </CardGrid>
      </Theme>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The accent is where something starts: the one button that pays, and the offer that most should take.
    const accent = getComputedStyle(canvas.getByRole('button', { name: 'Pay $39.99 and subscribe' })).backgroundColor;
    const red = within(canvasElement)
      .getAllByRole('button')
      .filter(button => getComputedStyle(button).backgroundColor === accent);
    await expect(red).toHaveLength(2);
    const disabled = canvas.getByRole('button', { name: 'Undo' });
    await expect(getComputedStyle(disabled).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};
