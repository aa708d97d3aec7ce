import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { BulletList } from '../../../src/ui/data/bullet-list/bullet-list.js';
import { Banner, type BannerTone } from '../../../src/ui/feedback/banner/banner.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { Link } from '../../../src/ui/navigation/link/link.js';

const retried = fn();
const meta = {
  title: 'Design system/Feedback/Banner',
  component: Banner,
  decorators: [inRoot],
  args: { children: 'Your card was declined. Try another card, or call your bank.' },
  parameters: {
    docs: { description: { component: 'A message about the view it stands in: what has happened, and the way out.' } },
    handbook: {
      use: [
        'Put it over what it is about, where the person looks.',
        'Say what has happened, then what to do.',
        'Give the way out as a button in it.',
        'Turn announced off for what stands on a page from the beginning.',
      ],
      avoid: [
        'More than one on a view.',
        "The back end's own words or codes.",
        'A success that the view itself shows.',
      ],
      instead: [
        ['One field is wrong', "The field's own error"],
        ['Several fields are wrong', 'Error summary, which leads to them'],
        ['Something has worked and needs no more', 'Toast'],
        ['There is nothing to show yet', 'Empty state'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly BannerTone[] = ['info', 'success', 'warning', 'critical'];

/** Icon and words carry the tone too. */
export const Tones: Story = {
  render: () => (
    <Column>
      {tones.map(tone => (
        <Banner key={tone} tone={tone} title={`This is ${tone}`}>
          And this is what it means.
        </Banner>
      ))}
    </Column>
  ),
};

/** The supplied message alone (spec s.2). It is read out when it appears. */
export const Message: Story = {
  render: args => (
    <Column>
      <Banner {...args} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Your card was declined.');
  },
};

/** The card provider's script could not be loaded (spec s.8). */
export const WithItemsAndAWayOut: Story = {
  args: {
    tone: 'warning',
    title: 'Unable to communicate with Stripe',
    children: (
      <>
        Possible issues:
        <BulletList
          items={[
            'An ad-blocker or privacy software blocks the payment fields.',
            'There is a problem with your internet connection.',
          ]}
        />
      </>
    ),
    actions: (
      <Button type="secondary" size="sm" onClick={retried}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
};

/** A text that is there from the beginning is not announced. */
export const NotAnnounced: Story = {
  args: {
    tone: 'info',
    announced: false,
    children: (
      <>
        Your membership is through the App Store. <Link href="#app-store">Manage it there</Link>.
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    tone: 'critical',
    title: 'The membership of Bartholomew-Maximilian Featherstonehaugh-Cholmondeley could not be moved',
    children: (
      <>
        {`The answer named a reference without a space in it: ${'e4b1c09f'.repeat(14)}. Please send it along when you write to us.`}
        <BulletList
          items={Array.from(
            { length: 6 },
            (_, index) =>
              `Thing number ${index + 1} to look at, in a line that is long enough to wrap in a narrow column.`,
          )}
        />
      </>
    ),
    actions: (
      <>
        <Button type="secondary" size="sm">
          Copy the reference
        </Button>
        <Button type="secondary" size="sm">
          Write to customer service
        </Button>
      </>
    ),
  },
};
