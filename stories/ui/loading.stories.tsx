import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, inRoot, Row } from '../../.storybook/in-root.js';
import { Skeleton } from '../../src/ui/skeleton/skeleton.js';
import { Spinner } from '../../src/ui/spinner/spinner.js';

const meta = { title: 'Design system/Loading', component: Skeleton, decorators: [inRoot] } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the shape of what will be there. It does not move. */
export const Skeletons: Story = {
  render: () => <Column><Skeleton shape="title" width="medium" /><Skeleton shape="figure" width="short" /><Skeleton /><Skeleton width="long" /><Skeleton shape="block" /><Skeleton shape="control" /></Column>,
};

/** For an action whose length is not known, never for content. */
export const Spinners: Story = { render: () => <Row><span>Sending <Spinner /></span><Spinner size="lg" label="Sending" /></Row> };
