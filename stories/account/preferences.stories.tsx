import { Preferences } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { preferences } from '../../src/widgets/account/preferences/index.js';

const scene = (more: Partial<Scene> = {}) => ({
  scene: { world: 'profile', signedInAs: 'member', ...more } satisfies Partial<Scene>,
});

const meta = { ...storyMeta(preferences, Preferences), title: 'Account/Preferences' } satisfies Meta<
  typeof Preferences
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything as nobody has changed it. */
export const Defaults: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('switch', { name: 'Show me on leaderboards' })).toBeChecked();
    await expect(inside.getByRole('switch', { name: 'Bills and payments' })).toHaveAttribute('aria-disabled', 'true');
    await expect(inside.getByText('All preferences are at their defaults.')).toBeVisible();
  },
};

/** We save each change at once, and each can go back, by keyboard. */
export const Changed: Story = {
  parameters: scene(),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByLabelText('Metric'));
    await userEvent.click(inside.getByRole('switch', { name: 'Show me on leaderboards' }));
    await userEvent.selectOptions(inside.getByLabelText(/^Time zone/), 'Pacific/Auckland');
    await waitFor(() =>
      expect(args.onPreferencesChanged).toHaveBeenLastCalledWith({ keys: expect.arrayContaining(['timeZone']) }),
    );
    const reset = inside.getByRole('button', { name: 'Reset to default: Show me on leaderboards' });
    reset.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside.getByRole('switch', { name: 'Show me on leaderboards' })).toHaveFocus());
    await waitFor(() => expect(inside.getByRole('switch', { name: 'Show me on leaderboards' })).toBeChecked());
    await waitFor(() => expect(args.onPreferencesChanged).toHaveBeenLastCalledWith({ keys: ['privacy.leaderboard'] }));
  },
};

/** All go back at once, when it was said which. */
export const ResettingAll: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('switch', { name: 'Challenges' }));
    await userEvent.click(inside.getByRole('switch', { name: 'Offers and news' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Reset all preferences' }));
    await expect(await inside.findByText(/^This resets: Offers and news and Challenges/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Reset 2 preferences' })).toBeVisible();
  },
};

/** Zones of one’s own begin with those that are computed, and must rise. */
export const OwnZones: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Set your own zones' }));
    const second = await inside.findByLabelText('Zone 3 begins at');
    await userEvent.clear(second);
    await userEvent.type(second, '40{Enter}');
    await expect(await inside.findByText('Enter more than in the zone before.')).toBeVisible();
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** What could not be saved is taken back, with the reason and another try beside it. */
export const Refused: Story = {
  parameters: scene({ fault: [{ kind: 'status', call: 'updatePreferences', status: 503, times: 3 }] }),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const challenges = await inside.findByRole('switch', { name: 'Challenges' });
    await userEvent.click(challenges);
    await expect(await inside.findByText(/^Not saved\. Something went wrong/)).toBeVisible();
    await expect(challenges).toBeChecked();
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A parent at a child’s preferences, which hide the child from others. */
export const OfAChild: Story = {
  args: { userId: 'usr_child' },
  parameters: scene(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('switch', { name: 'Show me on leaderboards' }),
    ).not.toBeChecked();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: scene({ fault: [{ kind: 'status', call: 'getFullPreferences', status: 503, times: 3 }] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your preferences.')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: scene(),
  render: asElement(preferences),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, preferences.tag);
    await waitFor(() => expect(within(inside).getByLabelText('Language')).toBeVisible());
  },
};
