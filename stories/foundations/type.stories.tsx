import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../.storybook/in-root.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { makeTheme } from '../../src/ui/tokens/theme.js';
import { caption, intro, line, measures, paper, rows, specimen, steps, title } from './foundations.css.js';
import { Sheet, spoken } from './sheet.js';

const meta = { title: 'Foundations/Type scale', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = makeTheme(defaultBrand);

/** What a step says, drawn in it: words, and money where figures are meant. */
const words: Readonly<Record<string, string>> = {
  figure: '$39.99',
  display: 'Choose your membership',
  heading: 'Members',
  title: 'Membership Plan',
  lead: 'Billing address',
  label: 'Email address',
};

function Step({ step, className }: { step: string; className: string }) {
  return (
    <div className={specimen}>
      <p className={caption}>
        {spoken(step)} · {measures[step]}
      </p>
      <p className={`${className} ${line}`}>
        {words[step] ?? 'Ride, row and run with everyone else, whenever it suits you.'}
      </p>
    </div>
  );
}

/** The nine steps as components use them. */
export const Scale: Story = {
  render: () => (
    <Sheet
      intro={`One scale for everything, in pixels, because a page's own root size would scale rem inside a widget. Lines of text have a height of ${theme.lineText}, titles and figures ${theme.lineTitle}. A screen uses four sizes at most.`}
    >
      <div className={rows}>
        {Object.entries(steps)
          .toReversed()
          .map(([step, className]) => (
            <Step key={step} step={step} className={className} />
          ))}
      </div>
    </Sheet>
  ),
};

/** Money and time are under one another: figures are tabular. */
export const Figures: Story = {
  render: () => (
    <Sheet intro="Figures all have one width, so that columns of money and time can be read down and do not jump when they count.">
      <div className={paper}>
        <p className={steps['figure']}>$1,111.11</p>
        <p className={steps['figure']}>$8,888.88</p>
        <p className={steps['body']}>
          00:11:11
          <br />
          00:48:08
        </p>
      </div>
    </Sheet>
  ),
};

/** Lines no longer than 68 characters. */
export const Reading: Story = {
  render: () => (
    <Sheet intro="Running text stops after 68 characters, wherever it stands.">
      <div className={paper}>
        <h2 className={title}>When your card is charged</h2>
        <p className={intro}>
          Your membership renews on the same day of every month until you end it. We write to you before a price
          changes. You can end it at any time; classes stay open until the last day that is paid for.
        </p>
      </div>
    </Sheet>
  ),
};
