import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { BulletList } from '../../src/ui/bullet-list/bullet-list.js';
import { Banner, type BannerTone } from '../../src/ui/banner/banner.js';
import { Button } from '../../src/ui/button/button.js';

const meta = { title: 'Design system/Banner', component: Banner, decorators: [inRoot] } satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly BannerTone[] = ['info', 'success', 'warning', 'critical'];

/** The tone is told by icon and words too. */
export const Tones: Story = {
  render: () => <Column>{tones.map(tone => <Banner key={tone} tone={tone} title={`This is ${tone}`}>And this is what it means.</Banner>)}</Column>,
};

export const WithItemsAndAWayOut: Story = {
  args: {
    tone: 'warning', title: 'Unable to communicate with Stripe', children: <>Possible issues:<BulletList items={['An ad-blocker or privacy software blocks the payment fields.', 'There is a problem with your internet connection.']} /></>,
    actions: <Button type="secondary" size="sm">Retry</Button>,
  },
};
