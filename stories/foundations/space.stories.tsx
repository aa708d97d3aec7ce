import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { meanings } from '../../src/ui/tokens/meanings.js';
import { propertyOf } from '../../src/ui/tokens/property.js';
import { makeTheme, type TokenName } from '../../src/ui/tokens/theme.js';
import { bar, caption, name, rows, specimen } from './foundations.css.js';
import { Sheet } from './sheet.js';

const meta = { title: 'Foundations/Space', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = makeTheme(defaultBrand);
const isToken = (token: string): token is TokenName => token in theme;
const spaces = Object.keys(theme)
  .filter(isToken)
  .filter(token => token.startsWith('space'));

/** Eight steps on a grid of 4 px. */
export const Scale: Story = {
  render: () => (
    <Sheet intro="Everything stands on a grid of 4 px. What belongs together is nearer than what does not: the gap says so before any line or box does.">
      <div className={rows}>
        {spaces.map(token => (
          <div key={token} className={specimen}>
            <p className={name}>
              {theme[token]} <span className={caption}>{propertyOf(token)}</span>
            </p>
            <p className={caption}>{meanings[token]}</p>
            <div className={bar} style={{ inlineSize: theme[token] }} />
          </div>
        ))}
      </div>
    </Sheet>
  ),
  play: async () => {
    await expect(spaces.filter(token => Number.parseInt(theme[token], 10) % 4 !== 0)).toEqual([]);
  },
};
