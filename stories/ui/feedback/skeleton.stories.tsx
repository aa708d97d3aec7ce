import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Skeleton, type SkeletonProps } from '../../../src/ui/feedback/skeleton/skeleton.js';

const meta = {
  title: 'Design system/Feedback/Skeleton',
  component: Skeleton,
  decorators: [inRoot],
  parameters: {
    docs: {
      description: {
        component: "Stands where content will be, in the content's own shape, so that nothing moves when it comes.",
      },
    },
    handbook: {
      use: [
        'Build it in the shape and the size of what will be there.',
        'Set aria-busy on what holds it, and say once in words what is loading.',
        'Leave it still: it does not pulse.',
      ],
      avoid: [
        'A skeleton for what is there within 100 ms.',
        'More lines than the content will have.',
        'A skeleton that never ends: after a failure, say so.',
      ],
      instead: [
        ['An action is under way whose length is not known', 'Spinner, in the button that was pressed'],
        ['It takes more than three seconds', 'Progress bar'],
        ['There is nothing', 'Empty state'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const shapes: readonly NonNullable<SkeletonProps['shape']>[] = ['text', 'title', 'figure', 'control', 'block'];
const widths: readonly NonNullable<SkeletonProps['width']>[] = ['short', 'medium', 'long', 'full'];

/** A line, a title, a figure, a control, a block. */
export const Shapes: Story = {
  render: () => (
    <Column>
      {shapes.map(shape => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Column>
  ),
  parameters: {
    measures: [
      {
        of: 'A control that is on its way is as high as one, 44 px',
        selector: '[data-shape=control]',
        is: { height: 44 },
      },
    ],
  } satisfies HandbookParameters,
};

export const Widths: Story = {
  render: () => (
    <Column>
      {widths.map(width => (
        <Skeleton key={width} width={width} />
      ))}
    </Column>
  ),
};

/** Put together as the content will be: a title, a figure, some lines, a button. */
export const ACard: Story = {
  render: () => (
    <div aria-busy="true">
      <Column>
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="figure" width="short" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="control" />
      </Column>
    </div>
  ),
};
