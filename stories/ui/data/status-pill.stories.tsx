import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot, Row } from '../../../.storybook/in-root.js';
import { check, error, info, star, success, warning } from '../../../src/ui/icon/shapes.js';
import { StatusPill } from '../../../src/ui/data/status-pill/status-pill.js';

const meta = {
  title: 'Design system/Feedback/Status pill',
  component: StatusPill,
  decorators: [inRoot],
  args: { children: 'Active' },
  parameters: {
    docs: { description: { component: 'One word about the state of the thing it stands by: icon, word and tone.' } },
    handbook: {
      use: [
        'One word, two at most, the same everywhere for the same state.',
        'Give a status its icon; a mere remark, such as what is saved, may do without.',
        'Put it beside the name of what it is about.',
      ],
      avoid: [
        'A sentence.',
        'A colour that means something else elsewhere.',
        'Something that can be pressed.',
        'More than two beside one thing.',
      ],
      instead: [
        ['It needs a sentence or a way out', 'Banner'],
        ['It can be taken away again', 'Filter chips'],
        ['It counts something', 'The number, in words'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icon, word and tone: the tone is never the only sign. */
export const Tones: Story = {
  render: () => (
    <Row>
      <StatusPill icon={info}>Not started</StatusPill>
      <StatusPill tone="info" icon={success}>
        Trial
      </StatusPill>
      <StatusPill tone="success" icon={check}>
        Active
      </StatusPill>
      <StatusPill tone="warning" icon={warning}>
        Ends soon
      </StatusPill>
      <StatusPill tone="critical" icon={error}>
        Payment overdue
      </StatusPill>
      <StatusPill tone="accent" icon={star}>
        Most chosen
      </StatusPill>
    </Row>
  ),
};

/** What is saved, over a price. */
export const Savings: Story = { args: { tone: 'success', children: 'Save $80.00' } };

/** A state that an administrator has named wraps; it is never cut. */
export const LongWords: Story = {
  render: () => (
    <Column>
      <StatusPill tone="warning" icon={warning}>
        Waiting for the confirmation of the dealer who has sold the equipment, and for the serial number of the second
        bike of the location
      </StatusPill>
      <StatusPill tone="info" icon={info}>
        Abonnementsverlängerungsbestätigungsverfahrensfehlerbehebung
      </StatusPill>
    </Column>
  ),
};
