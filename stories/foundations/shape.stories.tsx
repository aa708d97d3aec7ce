import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot } from '../../.storybook/in-root.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { meanings } from '../../src/ui/tokens/meanings.js';
import { makeTheme, type TokenName } from '../../src/ui/tokens/theme.js';
import { caption, cards, columns, lifted, name, paper, shape, title } from './foundations.css.js';
import { Sheet, spoken } from './sheet.js';

const meta = { title: 'Foundations/Radius and elevation', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = makeTheme(defaultBrand);
const isToken = (token: string): token is TokenName => token in theme;
const of = (prefix: string) =>
  Object.keys(theme)
    .filter(isToken)
    .filter(token => token.startsWith(prefix));

const words = (token: TokenName) => (
  <>
    <p className={name}>{spoken(token)}</p>
    <p className={caption}>{meanings[token]}</p>
  </>
);

/** Three corners: controls, cards, pills. A brand decides the first, the second follows. */
export const Radius: Story = {
  render: () => (
    <Sheet intro="Small things are less round than large ones. Pills are round because they are no controls.">
      <div className={cards}>
        {of('radius').map(token => (
          <div
            key={token}
            className={shape}
            style={{ borderRadius: token === 'radiusPill' ? 64 : theme[token], paddingInline: 32 }}
          >
            {words(token)}
            <p className={caption}>{theme[token]}</p>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};

/** Two heights, in both schemes. In the dark a shadow is not seen, and a hairline takes its place. */
export const Elevation: Story = {
  render: () => (
    <Sheet intro="One hairline or one soft shadow separates, never both. What stays on the page has a hairline; only what lies over it has a shadow.">
      <div className={columns}>
        {['light', 'dark'].map(scheme => (
          <section key={scheme} className={paper} data-scheme={scheme} aria-label={spoken(scheme)}>
            <h2 className={title}>{spoken(scheme)}</h2>
            <div className={cards}>
              {of('shadow').map(token => (
                <div key={token} className={`${shape} ${lifted}`} style={{ boxShadow: theme[token] }}>
                  {words(token)}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Sheet>
  ),
};
