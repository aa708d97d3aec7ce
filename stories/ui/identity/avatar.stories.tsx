import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { Avatar, type AvatarSize } from '../../../src/ui/identity/avatar/avatar.js';

const meta = {
  title: 'Design system/Identity/Avatar',
  component: Avatar,
  decorators: [inRoot],
  args: { name: 'Robin Peeters' },
  parameters: {
    handbook: {
      use: [
        'Use it to tell people apart in a list, a family, a menu.',
        'Make it decorative where the name stands beside it.',
      ],
      avoid: [
        'Do not use its colour for a meaning: it only tells names apart.',
        'Do not crop a picture that is no face.',
      ],
      instead: [
        ['It stands for a company or a place', 'Icon in a box'],
        ['It says what somebody may do', 'Status pill'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly AvatarSize[] = [24, 32, 40, 64, 96];

export const Sizes: Story = {
  render: args => (
    <>
      <Row>
        {sizes.map(size => (
          <Avatar key={size} {...args} size={size} />
        ))}
      </Row>
      <Row>
        {sizes.map(size => (
          <Avatar key={size} name="" size={size} />
        ))}
      </Row>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: 'Robin Peeters' })).toHaveLength(5);
  },
};

/** Of one word, of many, in other scripts; who has no name has a figure. */
export const Names: Story = {
  render: () => (
    <Row>
      {[
        'Cher',
        'María José de la Cruz',
        'Jean-Luc Picard',
        'Дмитрий Шостакович',
        '王小明',
        '김민준',
        'محمد علي',
        'Ελένη Παπαδοπούλου',
        'Wilhelmina Wolfeschlegelsteinhausenbergerdorff',
        '🏋️',
      ].map(name => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#0e7c7b"/><circle cx="48" cy="28" r="14" fill="#fff"/><ellipse cx="48" cy="70" rx="26" ry="24" fill="#fff"/></svg>')}`;

/** A picture, and the initials where it does not load. */
export const Pictures: Story = {
  render: args => (
    <Row>
      <Avatar {...args} src={picture} size={64} />
      <Avatar {...args} src="data:image/png;base64,broken" size={64} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('RP')).toBeVisible();
  },
};
