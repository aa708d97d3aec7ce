import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook, Measure } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Breadcrumb } from '../../../src/ui/navigation/breadcrumb/breadcrumb.js';
import { copy, edit, trash } from '../../../src/ui/icon/shapes.js';
import { MenuIconButton } from '../../../src/ui/actions/menu/menu-button.js';
import { PageHeader } from '../../../src/ui/page/page-header/page-header.js';
import { StatusPill } from '../../../src/ui/data/status-pill/status-pill.js';

const handbook = {
  use: [
    'Head a staff page: what it is about, and what can be done with it.',
    'Publish is the one primary action; Save and Discard Draft come when there is a draft.',
  ],
  avoid: [
    'Do not add a second first-level heading to the page.',
    'Do not put more than three buttons there: the rest goes into a menu.',
  ],
  instead: [
    ['a member’s page', 'the title of PageLayout'],
    ['the signup pages', 'SignupHeader'],
  ],
  keyboard: [['Tab', 'The pages above, then the actions.']],
} satisfies Handbook;

const measure: Measure = { of: 'Header height 92 px (s.9)', part: 'page-header', is: { height: 92 } };
const action = () => ({ onClick: fn() });

const meta = {
  title: 'Design system/Page/Page header',
  component: PageHeader,
  decorators: [inRoot],
  args: { title: 'Winter offer 2026', publish: action() },
  parameters: { handbook, layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Publish is shown by default; Save and Discard Draft are not. */
export const Published: Story = {
  parameters: { measures: [measure] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button').map(button => button.textContent)).toEqual(['Publish']);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.publish?.onClick).toHaveBeenCalled();
  },
};

/** A draft says so, and can be saved, discarded and published. */
export const Draft: Story = {
  args: { draft: true, save: action(), discard: action() },
  parameters: { measures: [measure] },
};

/** Its place and its state. */
export const WithTrailAndStatus: Story = {
  args: {
    save: action(),
    status: (
      <StatusPill tone="success" icon={edit}>
        Live
      </StatusPill>
    ),
    breadcrumb: (
      <Breadcrumb
        items={['Partners', 'Northwind', 'Winter offer 2026'].map((label, index) => ({ label, href: `#${index}` }))}
      />
    ),
    children: (
      <MenuIconButton
        label="More on this offer"
        groups={[
          {
            items: [
              { id: 'copy', label: 'Duplicate', icon: copy },
              { id: 'remove', label: 'Remove offer', icon: trash, tone: 'critical' },
            ],
          },
        ]}
      />
    ),
  },
  parameters: { measures: [measure] },
};

/** Something is under way, and something cannot be done yet. */
export const UnderWay: Story = {
  args: {
    draft: true,
    save: { onClick: fn(), loading: true },
    publish: { onClick: fn(), disabled: true, tooltip: 'Give the offer a price first' },
  },
  parameters: { measures: [measure] },
};

/** Only to be looked at. */
export const WithoutActions: Story = {
  args: { showPublish: false, title: 'Reports' },
  parameters: { measures: [measure] },
};

/** In a narrow place the buttons go below the title; long titles break. */
export const Narrow: Story = {
  args: { ...Draft.args, title: 'A plan name that goes on and on '.repeat(6) },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
