import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { Switch } from '../../src/ui/switch/switch.js';

const meta = { title: 'Design system/Switch', component: Switch, decorators: [inRoot], args: { label: 'Show my rides to friends', checked: false, onChange: fn() } } satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { render: args => <Column><Switch {...args} /><Switch {...args} checked /><Switch {...args} checked disabled label="Set by your gym" /></Column> };
