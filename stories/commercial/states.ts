import { expect, userEvent, within } from 'storybook/test';
import type { Scene } from '../../.storybook/scene/scene.js';
import type { CallName } from '../../src/core/contract/index.js';

/** Who looks at a list that every desk has. */
type Reader = Exclude<Scene['signedInAs'], undefined>;

interface Played {
  canvasElement: HTMLElement;
  args: { onSignInRequested?: unknown };
}

/** The list does not load, and then does: `text` stands in it. */
export const failsOnce = (signedInAs: Reader, call: CallName, text: string) => ({
  parameters: {
    scene: { world: 'commercial', signedInAs, fault: [{ kind: 'status', call, status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }: Played) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText(text)).toBeVisible();
  },
});

/** Its tools over rows that are on their way. */
export const loads = (signedInAs: Reader) => ({
  parameters: { scene: { world: 'commercial', signedInAs, fault: 'slow' } },
});

/** Nobody is signed in; the page is asked for the way to it. */
export const signedOut = {
  parameters: { scene: { world: 'commercial', signedInAs: 'nobody' } },
  play: async ({ canvasElement, args }: Played) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** How partners look: a chain of gyms, dark on every page, and a studio, pastel and round. */
export const looks = {
  gyms: { accent: '#ffd400', ink: '#f7f7f2', paper: '#121212', radius: 0 },
  studio: { accent: '#7c62ab', ink: '#3b3350', paper: '#fffaf6', radius: 18 },
};
