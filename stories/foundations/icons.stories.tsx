import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Icon } from '../../src/ui/icon/icon.js';
import * as shapes from '../../src/ui/icon/shapes.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import { caption, iconCell, icons } from './foundations.css.js';
import { Sheet } from './sheet.js';

const meta = { title: 'Foundations/Icons', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(shapes);

function Icons() {
  const [sought, setSought] = useState('');
  const found = all.filter(([shapeName]) => shapeName.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Sheet intro="One family of line drawings on a grid of 24, in the colour of the words beside them. Import one by its name. Arrows that point along the line of reading turn around from right to left.">
      <TextField
        label="Find an icon"
        name="icon"
        type="search"
        value={sought}
        onChange={setSought}
        placeholder="arrow, card, heart …"
      />
      <p className={caption} role="status">
        {found.length} of {all.length}
      </p>
      <ul className={icons} role="list">
        {found.map(([shapeName, shape]) => (
          <li key={shapeName} className={iconCell}>
            <Icon shape={shape} size="md" />
            <span>{shapeName}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Every drawing there is, by name. */
export const All: Story = {
  render: () => <Icons />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'arrow');
    await expect(canvas.getByText('arrowRight')).toBeVisible();
    await expect(canvas.queryByText('bell')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find an icon' }));
    await expect(canvas.getByText('bell')).toBeVisible();
  },
};
