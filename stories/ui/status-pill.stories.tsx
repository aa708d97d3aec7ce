import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot, Row } from '../../.storybook/in-root.js';
import { check, error, info, success, warning } from '../../src/ui/icon/shapes.js';
import { StatusPill } from '../../src/ui/status-pill/status-pill.js';

const meta = { title: 'Design system/Status pill', component: StatusPill, decorators: [inRoot], args: { children: 'Active' } } satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icon, word and tone: the tone is never the only sign. */
export const Tones: Story = {
  render: () => (
    <Row>
      <StatusPill icon={info}>Not started</StatusPill>
      <StatusPill tone="info" icon={success}>Trial</StatusPill>
      <StatusPill tone="success" icon={check}>Active</StatusPill>
      <StatusPill tone="warning" icon={warning}>Ends soon</StatusPill>
      <StatusPill tone="critical" icon={error}>Payment overdue</StatusPill>
    </Row>
  ),
};
