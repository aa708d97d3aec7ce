import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { Link } from '../../../src/ui/navigation/link/link.js';

const handbook = {
  use: [
    'Lead to another page from running text, in words that say where to.',
    'Without an address it does something small here, and reads as the text it stands in.',
    'In lists that are links all through, underline on hover only.',
  ],
  avoid: ['Never “click here”.', 'Do not open a new tab without saying so.'],
  instead: [
    ['it is the view’s action', 'Button'],
    ['it must look like a button and leads elsewhere', 'Button with `href`'],
  ],
  keyboard: [
    ['Enter', 'Goes there, or does it.'],
    ['Space', 'Does it, where there is no address.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Navigation/Link',
  component: Link,
  decorators: [inRoot],
  args: { href: '#terms', children: 'Echelon Terms and Conditions' },
  parameters: { handbook },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text, and quiet in a list of links. */
export const Kinds: Story = {
  render: args => (
    <>
      <p>
        I agree to the <Link {...args} />.
      </p>
      <Row>
        <Link {...args} quiet>
          FAQ
        </Link>
        <Link {...args} quiet>
          Help Center
        </Link>
      </Row>
    </>
  ),
};

/** A button that reads as a link breaks over lines like the text around it, and is worked by Enter and Space. */
export const WithoutAnAddress: Story = {
  args: {
    href: undefined,
    onClick: fn(),
    children: 'Use the address of your equipment’s delivery as your billing address',
  },
  render: args => (
    <p style={{ maxInlineSize: 260 }}>
      You have told us where it goes. <Link {...args} /> instead of typing it again.
    </p>
  ),
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('button', { name: /Use the address/ });
    await expect(link.getClientRects().length).toBeGreaterThan(1);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** A word without an end breaks. */
export const Long: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4) },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
