import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { ban, copy, download, edit, eye, pause, sort, trash } from '../../../src/ui/icon/shapes.js';
import { MenuButton, MenuIconButton } from '../../../src/ui/actions/menu/menu-button.js';
import type { MenuGroup } from '../../../src/ui/actions/menu/menu.js';

const handbook = {
  use: [
    'Gather the actions on one thing that are used now and then.',
    'Name an action by its verb and its object; put what takes something away last, in a group of its own.',
    'Let what cannot be done now say why instead of leaving it out.',
  ],
  avoid: [
    'Do not hide the one primary action of a view in a menu.',
    'Do not use it to navigate a site, and do not nest menus.',
  ],
  instead: [
    ['a value is chosen in a form', 'SelectField or RadioGroup'],
    ['there are views of one thing', 'Tabs'],
    ['there are hundreds of commands', 'CommandSearch'],
  ],
  keyboard: [
    ['Enter, Space, ↓', 'On the button: opens the menu at its first item. ↑ opens it at its last.'],
    ['↑ ↓', 'Go through the items, round at both ends.'],
    ['Home, End', 'The first and the last item.'],
    ['Letters', 'Go to the item that begins with them.'],
    ['Enter, Space', 'Chooses. Where several can be chosen, the menu stays open.'],
    ['Escape', 'Closes the menu; the focus is on the button again.'],
    ['Tab', 'Closes the menu and goes on from the button.'],
  ],
} satisfies Handbook;

const onSelect = fn();
const groups: readonly MenuGroup[] = [
  {
    items: [
      { id: 'edit', label: 'Edit offer', icon: edit, shortcut: 'Mod+E', onSelect },
      { id: 'copy', label: 'Duplicate', icon: copy, description: 'A draft with the same plan and price', onSelect },
      { id: 'download', label: 'Download as CSV', icon: download, onSelect },
    ],
  },
  {
    items: [
      { id: 'pause', label: 'Pause', icon: pause, disabled: 'The offer is not published yet', onSelect },
      { id: 'remove', label: 'Remove offer', icon: trash, tone: 'critical', onSelect },
    ],
  },
];

const meta = {
  title: 'Design system/Actions/Menu',
  component: MenuButton,
  decorators: [inRoot],
  args: { label: 'Actions', groups },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = (canvas: HTMLElement) => within(canvas).queryByRole('menu');
const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Actions' }));
  await waitFor(() => expect(menu(canvas)).toBeVisible());
};

/** Icons, a description, a shortcut, something that cannot be done now, and what takes something away. */
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) };

/** Everything by keyboard: open at either end, go round, type to find, choose, come back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /^Edit offer/ })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Remove offer' })).toHaveFocus();
    await userEvent.keyboard('do');
    await expect(canvas.getByRole('menuitem', { name: 'Download as CSV' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(menu(canvasElement)).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Remove offer' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(menu(canvasElement)).toBeNull());
  },
};

/** What cannot be done can be reached, says why, and does nothing. */
export const Disabled: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    await open(canvasElement);
    const item = within(canvasElement).getByRole('menuitem', { name: 'Pause The offer is not published yet' });
    await userEvent.click(item);
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(menu(canvasElement)).toBeVisible();
  },
};

/** A press beside it closes it; so does a second press on its button. */
export const ClosesOutside: Story = {
  render: args => (
    <Row>
      <MenuButton {...args} />
      <p>Beside the menu</p>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(menu(canvasElement)).toBeNull());
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(menu(canvasElement)).toBeNull());
  },
};

function Choices() {
  const [order, setOrder] = useState('name');
  const [shown, setShown] = useState<readonly string[]>(['price']);
  const one = (id: string, label: string) => ({ id, label, checked: order === id, onSelect: () => setOrder(id) });
  const several = (id: string, label: string) => ({
    id,
    label,
    checked: shown.includes(id),
    onSelect: () => setShown(shown.includes(id) ? shown.filter(other => other !== id) : [...shown, id]),
  });
  return (
    <MenuButton
      label="View"
      icon={eye}
      groups={[
        { label: 'Sort by', choose: 'one', items: [one('name', 'Name'), one('date', 'Date changed')] },
        {
          label: 'Show',
          choose: 'several',
          items: [several('price', 'Price'), several('state', 'State'), several('country', 'Country')],
        },
      ]}
    />
  );
}

/** One of several, or several: the menu stays open while several are being chosen. */
export const Choosing: Story = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: 'Country' }));
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Country' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Date changed' }));
    await waitFor(() => expect(menu(canvasElement)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Date changed' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

/** As an icon it carries its name as a tooltip; a button that has nothing to offer says so. */
export const Buttons: Story = {
  render: args => (
    <Row>
      <MenuButton {...args} />
      <MenuButton {...args} type="ghost" size="sm" icon={sort} label="Sort" />
      <MenuButton {...args} icon={ban} label="Bulk actions" disabled="Select at least one member" />
      <MenuIconButton groups={groups} label="Actions on Robin Marsh" />
      <MenuIconButton groups={groups} size="xs" label="Actions on Kim Lee" />
    </Row>
  ),
};

/** At the edges of the page it turns to where there is room; long words break and many items scroll. */
export const AtTheEdges: Story = {
  render: () => (
    <div style={{ display: 'grid', minBlockSize: 520, alignContent: 'space-between' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <MenuIconButton groups={groups} label="First" />
        <MenuIconButton groups={groups} align="start" label="Second" />
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <MenuIconButton groups={groups} label="Third" />
        <MenuIconButton
          groups={[
            {
              items: Array.from({ length: 500 }, (_, index) => ({
                id: String(index),
                label: index % 7 === 3 ? `${'Long plan name '.repeat(13)}${index}` : `Item ${index}`,
              })),
            },
          ]}
          label="Five hundred"
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['First', 'Second', 'Third', 'Five hundred']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      const [its, box] = [
        await waitFor(() => canvas.getByRole('menu').getBoundingClientRect()),
        button.getBoundingClientRect(),
      ];
      await expect(
        its.left >= 0 && its.top >= 0 && its.right <= innerWidth && its.bottom <= innerHeight,
        `${name} is in view`,
      ).toBe(true);
      await expect(its.bottom <= box.top || its.top >= box.bottom, `${name} leaves its button to be seen`).toBe(true);
      if (name !== 'Five hundred') await userEvent.keyboard('{Escape}');
    }
  },
};
