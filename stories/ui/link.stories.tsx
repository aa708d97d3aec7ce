import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot, Row } from '../../.storybook/in-root.js';
import { Link } from '../../src/ui/link/link.js';
import { Logo } from '../../src/ui/logo/logo.js';

const meta = { title: 'Design system/Link', component: Link, decorators: [inRoot], args: { href: '#terms', children: 'Echelon Terms and Conditions' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text, quiet in a list of links, and as a button that reads as a link. */
export const Kinds: Story = {
  render: args => <><p>I agree to the <Link {...args} />.</p><Row><Link {...args} quiet>FAQ</Link><Link>Have a redemption code?</Link></Row></>,
};

/** The word mark. */
export const WordMark: Story = { render: () => <Logo /> };
