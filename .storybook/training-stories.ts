import { expect, userEvent, within } from 'storybook/test';
import { signIn } from '../src/core/contract/auth.js';
import { call } from '../src/core/contract/call.js';
import { session } from '../src/core/index.js';
import { everyLogin } from '../src/sandbox/index.js';
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

/** Where the member of `aYear` is. */
export const ZONE = 'America/New_York';

/** The sandbox's own clock. */
const setClock = call<{ now: number }, object>()('POST', '/sandbox/clock', {
  needs: [],
  guard: [],
  audit: 'none',
  repeatable: 'sets',
});

/** It is noon of that day where the member is. */
export async function at(day: string): Promise<void> {
  await session().request(setClock, { now: Date.parse(`${day}T17:00:00Z`) / 1000 });
  // by then they would have been signed out
  await session().request(signIn, everyLogin.member);
}
