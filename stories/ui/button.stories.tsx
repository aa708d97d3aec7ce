import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRoot, Row } from '../../.storybook/in-root.js';
import { Button, type ButtonSize, type ButtonType } from '../../src/ui/button/button.js';
import { arrowRight, external } from '../../src/ui/icon/shapes.js';

const meta = { title: 'Design system/Button', component: Button, decorators: [inRoot], args: { children: 'Subscribe', onClick: fn() } } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const types: readonly ButtonType[] = ['primary', 'secondary', 'ghost', 'warning'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];

/** One primary button per view; the others are quiet. */
export const Types: Story = {
  render: args => <Row>{types.map(type => <Button key={type} {...args} type={type}>{type}</Button>)}</Row>,
};

export const Sizes: Story = {
  render: args => <Row>{sizes.map(size => <Button key={size} {...args} size={size}>{size}</Button>)}</Row>,
};

export const WithIcon: Story = {
  render: args => (
    <Row>
      <Button {...args} icon={arrowRight} iconPosition="end">Continue</Button>
      <Button {...args} type="secondary" icon={external} href="#elsewhere">Manage elsewhere</Button>
    </Row>
  ),
};

/** It can be reached, so that it can say why it does nothing. */
export const Disabled: Story = {
  args: { disabled: true, tooltip: 'Agree to the terms first' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It keeps its width while it waits. */
export const Loading: Story = { args: { loading: true } };
