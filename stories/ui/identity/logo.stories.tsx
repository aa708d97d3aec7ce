import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { Logo } from '../../../src/ui/identity/logo/logo.js';

const handbook = {
  use: [
    'Stand for the product at the head of a page; inside a link it leads home.',
    'Use the mark alone where there is no room for the name.',
  ],
  avoid: ['Do not set it twice on a page, and do not recolour it: it takes the brand’s accent.'],
  instead: [['a partner’s own page', 'the partner’s logo']],
} satisfies Handbook;

const meta = {
  title: 'Design system/Identity/Logo',
  component: Logo,
  decorators: [inRoot],
  parameters: { handbook },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The word mark, and the mark alone. */
export const WordMark: Story = {
  render: () => (
    <Row>
      <Logo />
      <Logo markOnly />
    </Row>
  ),
};

/** Another name, as long as it may be. */
export const AnotherName: Story = {
  args: { name: 'Northwind Athletic Clubs of the Western Provinces' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
