import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { easing } from '../../src/ui/style/motion.js';
import { defaultBrand } from '../../src/ui/tokens/default-brand.js';
import { meanings } from '../../src/ui/tokens/meanings.js';
import { makeTheme, type TokenName } from '../../src/ui/tokens/theme.js';
import { caption, name, rows, runner, specimen, track } from './foundations.css.js';
import { Sheet, spoken } from './sheet.js';

const meta = { title: 'Foundations/Motion', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const theme = makeTheme(defaultBrand);
const isToken = (token: string): token is TokenName => token in theme;
const durations = Object.keys(theme)
  .filter(isToken)
  .filter(token => token.startsWith('duration'));
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Sheet intro="Nothing moves that the person did not cause. It answers at once and settles softly. Under reduced motion it is simply there.">
      <div>
        <Button type="secondary" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      <div className={rows}>
        {durations.map(token => (
          <div key={token} className={specimen}>
            <p className={name}>
              {spoken(token)}{' '}
              <span className={caption}>
                {theme[token]}, {easing}
              </span>
            </p>
            <p className={caption}>{meanings[token]}</p>
            <div className={track}>
              <span
                className={runner}
                data-moved={moved ? '' : undefined}
                style={isStill() ? undefined : { transition: `inset-inline-start ${theme[token]} ${easing}` }}
              />
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Press the button: both go the same way, each in its own time. */
export const Durations: Story = {
  render: () => <Motion />,
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelectorAll(`.${runner.split(' ').at(-1)}`);
    const before = first?.getBoundingClientRect().x;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(first?.getBoundingClientRect().x).not.toBe(before));
  },
};
