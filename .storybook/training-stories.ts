import { expect, userEvent, within } from 'storybook/test';
import type { Definition } from '../src/widgets/element/define.js';
import { asElement, insideOf } from './as-element.js';
import type { Scene } from './scene/scene.js';

/** The member who has a year of workouts. */
export const aYear = { world: 'training', signedInAs: 'member' } as const satisfies Scene;

interface Played {
  canvasElement: HTMLElement;
  args: { onSignInRequested?: unknown };
}

/** Nobody is signed in: the widget says so, and tells the page when the visitor wants to. */
export const asksToSignIn = {
  parameters: { scene: { world: 'training' } },
  play: async ({ canvasElement, args }: Played) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** The same as a custom element; it has come when `shows` stands in it. */
export const asCustomElement = (definition: Definition, shows: string | RegExp) => ({
  parameters: { scene: aYear },
  render: asElement(definition),
  play: async ({ canvasElement }: Played) => {
    const inside = await insideOf(canvasElement, definition.tag);
    const [first] = await within(inside).findAllByText(shows);
    await expect(first).toBeVisible();
  },
});
