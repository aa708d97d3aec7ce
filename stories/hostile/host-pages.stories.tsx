import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferPicker } from '@echelon/membership';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { HandbookParameters } from '../../.storybook/handbook.js';
import type { SceneParameters } from '../../.storybook/scene/scene.js';
import { offerPicker } from '../../src/widgets/signup/offer-picker/index.js';
import { hostilePages } from '../../tests/support/hostile-pages.js';

const meta = {
  title: 'Bad input/Host pages',
  component: OfferPicker,
  parameters: {
    layout: 'fullscreen',
    scene: { world: 'fresh' },
    visual: { widths: [1024] },
    docs: {
      description: {
        component:
          'A widget as an element in pages that were not made for it. What such a page does to everything in it does not reach into the element: it looks the same in all of them.',
      },
    },
  } satisfies SceneParameters & HandbookParameters & Record<string, unknown>,
} satisfies Meta<typeof OfferPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The widget, and a word of the page itself to see what the page's rules do. */
const under = (rules: string | undefined): Story => ({
  render: (args): ReactElement => (
    <>
      <style>{rules}</style>
      <p>Page</p>
      <div style={{ clear: 'both' }}>{asElement(offerPicker)(args)}</div>
    </>
  ),
  // The page itself is a fright: what axe says about it is not ours.
  parameters: { a11y: { context: offerPicker.tag } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, offerPicker.tag);
    const [button] = await within(inside).findAllByRole('button', { name: /Choose plan/ });
    await waitFor(() => expect(button).toBeVisible());
    const { fontSize, letterSpacing, textTransform, lineHeight } = getComputedStyle(button ?? inside);
    await expect({ fontSize, letterSpacing, textTransform, lineHeight }).toEqual({
      fontSize: '16px',
      letterSpacing: 'normal',
      textTransform: 'none',
      lineHeight: '20px',
    });
  },
});

export const AResetOfEverything = under(hostilePages['a reset of everything']);
export const LoudRules = under(hostilePages['loud rules for every element']);
export const LoudRulesThatInsist = under(hostilePages['loud rules that insist']);
export const RulesForTags = under(hostilePages['rules for tags and common class names']);
export const ARootOf62Percent = under(hostilePages['a root of 62.5 %']);
export const ARootOf200Percent = under(hostilePages['a root of 200 %']);
export const AFontThatNeverComes = under(hostilePages['a font that never comes']);
