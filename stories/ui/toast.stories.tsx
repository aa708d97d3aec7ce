import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { ToastList } from '../../src/ui/toast/toast-list.js';

const meta = {
  title: 'Design system/Toast', component: ToastList, decorators: [inRoot], args: { onClose: fn(), onUndo: fn(), toasts: [] },
  parameters: { docs: { story: { inline: false, iframeHeight: 280 } } },
} satisfies Meta<typeof ToastList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest last; an error stays until it is closed. */
export const Several: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: 'Robin was taken out of the family.', undo: true }, { id: '2', tone: 'error', text: 'The receipt could not be sent.' }] },
};
