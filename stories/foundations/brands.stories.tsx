import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Banner } from '../../src/ui/feedback/banner/banner.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { Checkbox } from '../../src/ui/forms/checkbox/checkbox.js';
import { PricingCard } from '../../src/ui/data/pricing-card/pricing-card.js';
import { Root } from '../../src/ui/root/root.js';
import { StatusPill } from '../../src/ui/data/status-pill/status-pill.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import type { BrandName } from '../../src/ui/tokens/brands.js';
import type { Appearance } from '../../src/widgets/element/define.js';
import { lookOf } from '../../src/widgets/element/appearance.js';
import { brand as brandClass, brandHead, caption, columns, form, pills, title } from './foundations.css.js';
import { Sheet, spoken } from './sheet.js';

const meta = { title: 'Foundations/Brands', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const currency = { code: 'USD', scale: 100 };
const nothing = () => undefined;

/** The same small screen for every brand. */
function Screen({ name, note }: { name: string; note: string }) {
  const [email, setEmail] = useState('');
  const [agreed, setAgreed] = useState(true);
  return (
    <section className={brandClass} aria-label={name}>
      <div className={brandHead}>
        <h2 className={title}>{name}</h2>
        <span className={caption}>{note}</span>
      </div>
      <div className={pills}>
        <StatusPill tone="accent">Live</StatusPill>
        <StatusPill tone="success">Active</StatusPill>
        <StatusPill tone="warning">Past due</StatusPill>
        <StatusPill tone="critical">Ended</StatusPill>
        <StatusPill tone="info">Trial</StatusPill>
        <StatusPill tone="neutral">Draft</StatusPill>
      </div>
      <PricingCard
        name="Premier"
        subtitle="Everything, year by year"
        banner={{ text: '30 days free', tone: 'accent' }}
        savings="Save $80.00"
        price={{ value: 39_999, currency }}
        frequency="year"
        before={{ value: 47_988, currency }}
        priceSubtext="After 30 free days"
        benefits={['Every live and on-demand class', 'Up to 4 family members']}
        action={{ label: 'Choose plan', onClick: nothing, type: 'primary', name: `Choose plan of ${name}` }}
      />
      <div className={form}>
        <TextField
          label="Email"
          name="email"
          value={email}
          onChange={setEmail}
          placeholder="you@example.com"
          error="Enter an email address, like ana@example.com."
          required
        />
        <Checkbox label="I have read the terms" checked={agreed} onChange={setAgreed} />
        <div className={pills}>
          <Button>Save</Button>
          <Button type="secondary">Cancel</Button>
          <Button type="warning">End membership</Button>
          <Button disabled>Wait</Button>
        </div>
      </div>
      <Banner tone="critical" title="Your card was declined" announced={false}>
        Check it, or use another one.
      </Banner>
      <Banner tone="success" title="Your subscription is activated" announced={false} />
    </section>
  );
}

const notes: Record<BrandName, string> = {
  echelon: 'Drawn by hand',
  timberline: 'Deep green, square, sober',
  voltage: 'Black and yellow, dark on every page',
  stillwater: 'Pastel, round, with a serif',
  meridian: 'Navy on white',
};

/** The default and four partners of very different characters. Look at it in the dark too: the toolbar changes the scheme. */
export const Known: Story = {
  render: () => (
    <Sheet intro="A brand is three colours, a radius and a font; everything else is derived. The same screen under each brand we know.">
      <div className={columns}>
        {Object.entries(notes).map(([name, note]) => (
          <div key={name} data-echelon-brand={name}>
            <Root>
              <Screen name={spoken(name)} note={note} />
            </Root>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};

const strange: readonly { name: string; note: string; appearance: Appearance }[] = [
  {
    name: 'Yellow on black',
    note: 'accent #ffe600, ink #ffe600, paper #000000',
    appearance: { accent: '#ffe600', ink: '#ffe600', paper: '#000000', radius: 0 },
  },
  {
    name: 'Neon',
    note: 'accent #39ff14, ink #ff00ff, paper #00ffff',
    appearance: { accent: '#39ff14', ink: '#ff00ff', paper: '#00ffff', radius: 20 },
  },
  {
    name: 'Three equal greys',
    note: 'accent, ink and paper #777777',
    appearance: { accent: '#777777', ink: '#777777', paper: '#777777', radius: 6 },
  },
  {
    name: 'White accent',
    note: 'accent #ffffff on white',
    appearance: { accent: '#ffffff', paper: '#ffffff', radius: 12 },
  },
];

/** Nobody should ask for these, and everybody can read them. */
export const Strange: Story = {
  render: () => (
    <Sheet intro="What is given is kept where it can be read. Where it cannot, its lightness moves, as little as will do, and its hue stays.">
      <div className={columns}>
        {strange.map(({ name, note, appearance }) => (
          <Root key={name} style={lookOf(appearance)}>
            <Screen name={name} note={note} />
          </Root>
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const neon = canvas.getByRole('region', { name: 'Neon' });
    await expect(getComputedStyle(neon.parentElement ?? neon).backgroundColor).toBe('rgb(0, 255, 255)');
  },
};
