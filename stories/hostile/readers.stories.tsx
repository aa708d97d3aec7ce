import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { layoutProblems } from '../../.storybook/checks/layout-problems.js';
import { Column, inRoot, Row } from '../../.storybook/in-root.js';
import type { HandbookParameters } from '../../.storybook/handbook.js';
import { Banner } from '../../src/ui/feedback/banner/banner.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { CardGrid } from '../../src/ui/page/card-grid/card-grid.js';
import { Checkbox } from '../../src/ui/forms/checkbox/checkbox.js';
import { DescriptionList } from '../../src/ui/data/description-list/description-list.js';
import { check, warning } from '../../src/ui/icon/shapes.js';
import { PricingCard } from '../../src/ui/data/pricing-card/pricing-card.js';
import { Root } from '../../src/ui/root/root.js';
import { SelectField } from '../../src/ui/forms/select-field/select-field.js';
import { SidePanel } from '../../src/ui/page/side-panel/side-panel.js';
import { StatusPill } from '../../src/ui/data/status-pill/status-pill.js';
import { Stepper } from '../../src/ui/navigation/stepper/stepper.js';
import { Switch } from '../../src/ui/forms/switch/switch.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import { offers } from '../ui/offers.js';

/** A little of everything, as a screen would have it. */
function AScreen() {
  return (
    <>
      <Stepper
        steps={[
          { name: 'Plan', index: 0, complete: true, clickable: true },
          { name: 'Account', index: 1, active: true },
          { name: 'Payment', index: 2 },
        ]}
        onStep={fn()}
      />
      <CardGrid label="Offers">
        {offers.slice(0, 2).map(offer => (
          <PricingCard key={offer.name} {...offer} />
        ))}
      </CardGrid>
      <Column>
        <Banner
          tone="warning"
          announced={false}
          title="Your trial ends on 12/03/2026, in 13 days"
          actions={
            <Button type="secondary" size="sm">
              See what it costs then
            </Button>
          }
        >
          You pay nothing until then.
        </Banner>
        <TextField
          label="Email address"
          name="email"
          value="robin"
          onChange={fn()}
          required
          error="Enter an email address like name@example.com."
          helper="Your receipts go there."
        />
        <SelectField
          label="Country"
          name="country"
          value="CA"
          onChange={fn()}
          options={[
            { value: 'CA', label: 'Canada' },
            { value: 'US', label: 'United States' },
          ]}
        />
        <Checkbox label="I agree to the Echelon Terms and Conditions" checked={false} onChange={fn()} required />
        <Switch label="Show my rides to friends" checked onChange={fn()} />
        <Row>
          <StatusPill tone="success" icon={check}>
            Active
          </StatusPill>
          <StatusPill tone="warning" icon={warning}>
            Ends soon
          </StatusPill>
        </Row>
        <SidePanel
          title="Membership Plan"
          footer={
            <Button size="lg" full>
              Subscribe
            </Button>
          }
        >
          <DescriptionList
            rows={[
              { term: 'Next bill', value: '$39.99', note: '12/20/2026, in 30 days' },
              { term: 'Amount billed today', value: '$19.99', total: true },
            ]}
          />
        </SidePanel>
      </Column>
    </>
  );
}

const meta = {
  title: 'Bad input/What readers set',
  component: AScreen,
  decorators: [inRoot],
  // As wide as it is shown; the narrow look comes for every story.
  play: async () => {
    await expect(layoutProblems('[data-surroundings]')).toEqual([]);
  },
  parameters: {
    visual: { widths: [320, 1280] },
    docs: {
      description: {
        component:
          'A screen of pieces as people have it who set their text larger, wider or in a place of their own. Nothing is cut off, nothing lies over another, and only the page scrolls.',
      },
    },
  } satisfies HandbookParameters & Record<string, unknown>,
} satisfies Meta<typeof AScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as a window of 1280 px is at 200 %. */
const halved = (story: ReactNode) => (
  <div style={{ inlineSize: 640 }}>
    <Root>{story}</Root>
  </div>
);

/** A style sheet of the reader's, which reaches into everything under it. */
const inBox = (rules: string, more?: (story: ReactNode) => ReactNode): Story => ({
  decorators: [
    Story => (
      <div className="reader">
        <style>{rules}</style>
        {more ? more(<Story />) : <Story />}
      </div>
    ),
  ],
});

/** As it is meant: for comparison. */
export const NothingSet: Story = {};

const doubled = { caption: 24, small: 28, body: 32, lead: 36, title: 44, heading: 56, display: 72, figure: 96 };

/** Text alone at 200 %, with everything else as it was (WCAG 2.2, 1.4.4). */
export const TextAt200Percent: Story = {
  ...inBox(
    `.reader { ${Object.entries(doubled)
      .map(([step, size]) => `--echelon-font-${step}: ${size}px`)
      .join('; ')} }`,
    halved,
  ),
  parameters: { layout320: 'Text at 200 % is for 640 px and more; a window of 320 px is the zoom of 400 % itself.' },
};

/** The whole page at 200 %, as browsers zoom (WCAG 2.2, 1.4.10: in 320 px that is 400 % of 1280). */
export const PageAt200Percent: Story = {
  ...inBox('.reader { zoom: 2; inline-size: 320px }'),
  parameters: { layout320: 'In 320 px, 200 % would leave 160 px; the widgets promise 320.' },
};

/** Lines, words, letters and paragraphs spaced by the reader (WCAG 2.2, 1.4.12). */
export const TextSpacing = inBox(
  '.reader * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } .reader p { margin-block-end: 2em !important }',
);

/** Lines three times as high as the text. */
export const LineHeightOf3: Story = {
  ...inBox('.reader * { line-height: 3 !important }'),
};

/** 320 px of a page that is four times as wide: the column decides, not the window. */
export const ANarrowColumnOfAWidePage = inBox('', story => <div style={{ inlineSize: 320 }}>{story}</div>);

/** Arabic's direction, with words that were not translated. */
export const RightToLeft = inBox('', story => <div dir="rtl">{story}</div>);

/** The brand's own font never loads: the next one in the list replaces it, and nothing jumps. */
export const AFontThatNeverComes = inBox(
  '@font-face { font-family: "Never there"; src: url("data:font/woff2;base64,") } .reader { --echelon-font-family: "Never there", Georgia, serif }',
  story => <Root>{story}</Root>,
);
