import { SubscriptionManager } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { subscriptionManager } from '../../src/widgets/journeys/subscription-manager/index.js';

const shared = storyMeta(subscriptionManager, SubscriptionManager);
const meta = {
  ...shared,
  title: 'Journeys/Subscription manager/Cancel',
  args: { ...shared.args, panel: 'cancel' },
} satisfies Meta<typeof SubscriptionManager>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (world: Scene['world'], fault?: Scene['fault']): Pick<Story, 'parameters'> => ({
  parameters: { scene: { world, signedInAs: 'member', ...(fault && { fault }) } },
});

/** The title of a step, once it has the focus. */
async function step(canvas: HTMLElement, name: string | RegExp): Promise<void> {
  const heading = await within(canvas).findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
}

const press = async (canvas: HTMLElement, name: string | RegExp): Promise<void> =>
  userEvent.click(await within(canvas).findByRole('button', { name }));

/** Gives a reason. */
const leave = async (canvas: HTMLElement, reason: string): Promise<void> =>
  userEvent.click(await within(canvas).findByRole('radio', { name: reason }));

/** The offer that comes with a reason, beside the button that ends it all. */
async function offered(canvas: HTMLElement, title: string): Promise<void> {
  await expect(await within(canvas).findByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(within(canvas).getByRole('button', { name: /^End membership/ })).toBeVisible();
}

/** Everything on one screen: what ends when, a reason for whoever has one, and the end itself. */
export const Asking: Story = {
  ...on('active-monthly'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^Your membership stays until .* No more bills\.$/)).toBeVisible();
    await expect(inside.queryByRole('heading', { level: 3 })).toBeNull();
    await leave(canvasElement, 'Other (please share below)');
    await expect(inside.getByRole('textbox', { name: 'Your reason (optional)' })).toBeVisible();
    await expect(inside.getByRole('button', { name: /^End membership on \d\d\/\d\d\/\d{4}$/ })).toBeVisible();
  },
};

/** On its way. */
export const Waiting: Story = {
  ...on('active-monthly', [{ kind: 'delay', call: 'getCancelData', ms: 60_000, times: 1 }]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'Cancel membership' });
  },
};

/** Too expensive: what they would pay then, for how long, and what that saves. */
export const LowerPrice: Story = {
  ...on('active-monthly'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await leave(canvasElement, 'Too expensive');
    await offered(canvasElement, 'Stay for less');
    await expect(
      inside.getByText(/^\$29\.99 per month for 3 months, then \$39\.99 per month\. You save \$30\.00 in all\.$/),
    ).toBeVisible();
    await press(canvasElement, 'Stay for $29.99 per month');
    await step(canvasElement, 'Your discount is set');
    await expect(inside.getByText(/^\$29\.99 on \d\d\/\d\d\/\d{4}, in 20 days$/)).toBeVisible();
    await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'redeem' });
  },
};

/** Not used enough: a pause, as long as they choose. */
export const Break: Story = {
  ...on('active-monthly'),
  play: async ({ canvasElement }) => {
    await leave(canvasElement, 'Not using it enough');
    await offered(canvasElement, 'Take a break instead');
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '2 months' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Pause for 2 months' })).toBeVisible();
  },
};

/** During a trial: more of it, and the first bill moves. */
export const LongerTrial: Story = {
  ...on('trialing'),
  play: async ({ canvasElement }) => {
    await leave(canvasElement, 'Not using it enough');
    await offered(canvasElement, 'Take more time to try it');
    await expect(within(canvasElement).getByText(/^Your first bill of \$399\.99 moves from/)).toBeVisible();
  },
};

/** What people can help with. */
export const Help: Story = {
  ...on('active-monthly'),
  play: async ({ canvasElement }) => {
    await leave(canvasElement, 'Low quality');
    await offered(canvasElement, 'Let us help first');
    await expect(within(canvasElement).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/help#contact$/),
    );
  },
};

/** What ends and when, with all that goes with it. */
export const Consequences: Story = {
  ...on('much-to-lose'),
  play: async ({ canvasElement }) => {
    for (const line of ['2 family members lose access with you.', 'Studio Pass ends with it.'])
      await expect(await within(canvasElement).findByText(line)).toBeVisible();
    await expect(
      within(canvasElement).getByRole('button', { name: /^End membership on \d\d\/\d\d\/\d{4}$/ }),
    ).toBeVisible();
  },
};

/** A payment is overdue: it ends now, and nothing more is tried. */
export const EndsNow: Story = {
  ...on('past-due'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/stops any further payment attempts/)).toBeVisible();
    await press(canvasElement, 'End membership now');
    await step(canvasElement, 'Your membership has ended');
    await expect(within(canvasElement).queryByRole('button', { name: /Undo/ })).toBeNull();
  },
};

/** All the way and back again, by keyboard alone. */
export const ByKeyboard: Story = {
  ...on('active-monthly'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const reach = async (role: 'button' | 'radio' | 'textbox', name: string | RegExp): Promise<void> => {
      const wanted = await inside.findByRole(role, { name });
      for (let tabs = 0; tabs < 12 && document.activeElement !== wanted; tabs++) await userEvent.tab();
      await expect(wanted).toHaveFocus();
    };
    await reach('radio', 'Too expensive');
    await userEvent.keyboard(' ');
    await offered(canvasElement, 'Stay for less');
    await reach('textbox', /Anything else/);
    await userEvent.keyboard('I will be back in spring.');
    await reach('button', /^End membership on/);
    await userEvent.keyboard('{Enter}');
    await step(canvasElement, /^Your membership ends on \d\d\/\d\d\/\d{4}$/);
    await reach('button', /^Undo/);
    await userEvent.keyboard('{Enter}');
    await step(canvasElement, 'Your membership continues');
    await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'uncancel' });
  },
};

/** The back end is down: nothing typed is lost. */
export const Refused: Story = {
  ...on('active-monthly', [{ kind: 'status', call: 'cancel', status: 503, times: 1 }]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^End membership on/);
    await expect(await within(canvasElement).findByText('Something went wrong on our side. Try again.')).toBeVisible();
  },
};

/** What is needed did not come. */
export const Failed: Story = {
  ...on('active-monthly', [{ kind: 'status', call: 'getCancelData', status: 503, times: 3 }]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again');
    await within(canvasElement).findByRole('radio', { name: 'Too expensive' });
  },
};

/** It ends already, as a mail's link may find it: until when, and the way back. */
export const EndsAlready: Story = {
  ...on('canceled'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^Undo, then/ })).toBeVisible();
  },
};
