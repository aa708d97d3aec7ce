import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot, Row } from '../../../.storybook/in-root.js';
import { Skeleton } from '../../../src/ui/feedback/skeleton/skeleton.js';
import {
  CardSkeleton,
  FormSkeleton,
  ListSkeleton,
  TableSkeleton,
} from '../../../src/ui/feedback/skeletons/skeletons.js';
import { Spinner } from '../../../src/ui/feedback/spinner/spinner.js';

const meta = {
  title: 'Design system/Feedback/Loading',
  component: Skeleton,
  decorators: [inRoot],
  parameters: {
    handbook: {
      use: [
        'Skeletons for content, in the real shape of what will be there, so that nothing moves when it comes.',
        'A spinner for an action whose length is not known, beside its words.',
      ],
      avoid: [
        'No spinner for content.',
        'No skeleton for what takes less than a blink: show it after some 200 ms.',
        'Do not let them pulse: what moves asks to be looked at.',
      ],
      instead: [
        ['Over three seconds, with a known share', 'Progress bar'],
        ['A whole page is activated', 'Full-screen loader'],
        ['A table whose columns are known', 'Data table with status="loading"'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the shape of what will be there. It does not move. */
export const Skeletons: Story = {
  render: () => (
    <Column>
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="figure" width="short" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton shape="block" />
      <Skeleton shape="control" />
    </Column>
  ),
};

/** For an action whose length is not known, never for content. */
export const Spinners: Story = {
  render: () => (
    <Row>
      <span>
        Sending <Spinner />
      </span>
      <Spinner size="lg" label="Sending" />
    </Row>
  ),
};

const said =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(words);
  };

export const OfCards: Story = {
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <CardSkeleton label="Loading classes" />
    </div>
  ),
  play: said('Loading classes'),
};

export const OfATable: Story = { render: () => <TableSkeleton />, play: said('Loading') };

export const OfAForm: Story = {
  render: () => (
    <Column>
      <FormSkeleton />
    </Column>
  ),
  play: said('Loading'),
};

export const OfAList: Story = {
  render: () => (
    <Column>
      <ListSkeleton items={4} />
    </Column>
  ),
  play: said('Loading'),
};

export const Narrow: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320, display: 'grid', gap: 16 }}>
      <TableSkeleton columns={3} rows={2} />
      <ListSkeleton items={2} label="Loading members" />
    </div>
  ),
};
