import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import type { ColorRole } from '../../src/ui/tokens/brand.js';
import { brands, type BrandName } from '../../src/ui/tokens/brands.js';
import { contrast, tenthOf } from '../../src/ui/tokens/contrast.js';
import { meanings } from '../../src/ui/tokens/meanings.js';
import { pairs, RATIO, type Pair } from '../../src/ui/tokens/pairs.js';
import { propertyOf } from '../../src/ui/tokens/property.js';
import { makeTheme, type TokenName } from '../../src/ui/tokens/theme.js';
import {
  caption,
  chip,
  columns,
  grid,
  name as nameClass,
  pair as pairClass,
  paper,
  ratio as ratioClass,
  ring,
  row,
  rows,
  title,
} from './foundations.css.js';
import { Sheet, spoken } from './sheet.js';

interface Args {
  /** Whose colours are drawn. */
  brand: BrandName;
}

const names = Object.keys(brands);
const meta = {
  title: 'Foundations/Colour',
  decorators: [inRoot],
  args: { brand: 'echelon' },
  argTypes: { brand: { control: 'select', options: names } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const schemes = ['light', 'dark'] as const;
type SchemeName = (typeof schemes)[number];

const theme = makeTheme(brands.echelon);
const isToken = (token: string): token is TokenName => token in theme;
const isRole = (role: string): role is ColorRole => role in brands.echelon.color;
const tokenOf = (role: ColorRole) =>
  [`color${role.charAt(0).toUpperCase()}${role.slice(1)}`].find(isToken) ?? 'colorText';
const roles = Object.keys(brands.echelon.color).filter(isRole);

interface Drawn {
  brand: BrandName;
  scheme: SchemeName;
}

const groundOf = ({ on }: Pair, { brand, scheme }: Drawn) => {
  const of = (role: ColorRole) => brands[brand].color[role][scheme];
  return typeof on === 'string'
    ? { name: spoken(on), color: of(on) }
    : { name: `${spoken(on.in)}, hovered`, color: tenthOf(of(on.tenthOf), of(on.in)) };
};

const measured = (pair: Pair, drawn: Drawn) => {
  const ground = groundOf(pair, drawn);
  const color = brands[drawn.brand].color[pair.over][drawn.scheme];
  return { ground, color, ratio: contrast(color, ground.color) };
};

/** The least that a role reaches on what it is put on, in words. */
function leastOf(role: ColorRole, drawn: Drawn): string | undefined {
  const all = pairs
    .filter(({ over }) => over === role)
    .map(pair => ({ pair, ...measured(pair, drawn) }))
    .toSorted((a, b) => a.ratio - b.ratio);
  const [least] = all;
  return (
    least &&
    `At least ${least.ratio.toFixed(2)} : 1 (on ${least.ground.name.toLowerCase()}), ${RATIO[least.pair.is]} : 1 asked for as ${least.pair.is}.`
  );
}

function Scheme({ brand, scheme }: Drawn) {
  return (
    <section className={paper} data-scheme={scheme} aria-label={spoken(scheme)}>
      <h2 className={title}>{spoken(scheme)}</h2>
      <div className={rows}>
        {roles.map(role => {
          const value = brands[brand].color[role][scheme];
          return (
            <div key={role} className={row}>
              <span className={chip} style={{ background: value }} />
              <div>
                <p className={nameClass}>
                  {spoken(role)} <span className={caption}>{value}</span>
                </p>
                <p className={caption}>
                  {meanings[tokenOf(role)]} {leastOf(role, { brand, scheme })}
                </p>
                <p className={caption}>
                  <code>{propertyOf(tokenOf(role))}</code>
                </p>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Every role, what it is for, its value in both schemes, and the least contrast it reaches where components use it. */
export const Roles: Story = {
  render: ({ brand }) => (
    <Sheet intro="A colour is a role, not a shade: components ask for text, surface or critical and never for red. A brand fills the roles; the schemes stand side by side because every page may have both.">
      <div className={columns}>
        {schemes.map(scheme => (
          <Scheme key={scheme} brand={brand} scheme={scheme} />
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('--echelon-color-accent-text')).toHaveLength(2);
    await expect(canvas.getAllByText(/At least .* : 1/).length).toBeGreaterThan(30);
  },
};

const overs = [...new Set(pairs.map(({ over }) => over))];

function Specimen({ pair, drawn }: { pair: Pair; drawn: Drawn }) {
  const { ground, color, ratio } = measured(pair, drawn);
  const of = (role: ColorRole) => brands[drawn.brand].color[role][drawn.scheme];
  // What is not text in the interface is not text here either: the number beside a mark is written in a readable
  // colour.
  const ink =
    pair.is === 'text'
      ? color
      : [of('text'), of('onAccent'), of('onInverse')].toSorted(
          (a, b) => contrast(b, ground.color) - contrast(a, ground.color),
        )[0];
  return (
    <div className={pairClass} style={{ background: ground.color, color: ink }}>
      {pair.is === 'mark' ? (
        <span className={ring} style={{ borderColor: color }} />
      ) : (
        <span className={ratioClass}>Aa</span>
      )}
      <span>
        {ground.name}
        <br />
        {ratio.toFixed(2)}
      </span>
    </div>
  );
}

function Pairs({ brand, scheme }: Drawn) {
  return (
    <section className={paper} data-scheme={scheme} aria-label={spoken(scheme)}>
      <h2 className={title}>{spoken(scheme)}</h2>
      {overs.map(over => (
        <div key={over}>
          <h3 className={nameClass}>{spoken(over)} on</h3>
          <div className={grid}>
            {pairs
              .filter(pair => pair.over === over)
              .map((pair, at) => (
                <Specimen key={at} pair={pair} drawn={{ brand, scheme }} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Every pair that components make, as text or as a mark, with what it measures. */
export const Contrast: Story = {
  render: ({ brand }) => (
    <Sheet intro="Every pair of colours that components put on one another. Text reaches 4.5 : 1, edges and marks (drawn as rings) 3 : 1, by WCAG 2.2 AA. The list is src/ui/tokens/pairs.ts; brands are derived to it and tested against it.">
      <div className={columns}>
        {schemes.map(scheme => (
          <Pairs key={scheme} brand={brand} scheme={scheme} />
        ))}
      </div>
    </Sheet>
  ),
};
