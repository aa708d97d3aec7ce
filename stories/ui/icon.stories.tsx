import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inRoot, Row } from '../../.storybook/in-root.js';
import { IconButton, type IconButtonSize } from '../../src/ui/icon-button/icon-button.js';
import { Icon, type IconSize } from '../../src/ui/icon/icon.js';
import * as shapes from '../../src/ui/icon/shapes.js';

const meta = { title: 'Design system/Icon', component: Icon, decorators: [inRoot], args: { shape: shapes.check } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly IconSize[] = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'];
const buttons: readonly IconButtonSize[] = ['3xs', '2xs', 'xs', 'sm', 'md'];

/** Every drawing there is. */
export const Shapes: Story = { render: () => <Row>{Object.entries(shapes).map(([name, shape]) => <Icon key={name} shape={shape} size="md" label={name} />)}</Row> };

/** From 12 to 62 px. */
export const Sizes: Story = { render: args => <Row>{sizes.map(size => <Icon key={size} {...args} size={size} />)}</Row> };

/** An icon that can be pressed has a name. */
export const Buttons: Story = { render: () => <Row>{buttons.map(size => <IconButton key={size} shape={shapes.close} label={`Close, ${size}`} size={size} onClick={fn()} />)}</Row> };
