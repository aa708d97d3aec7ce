import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { IconButton } from '../../src/ui/actions/icon-button/icon-button.js';
import { close } from '../../src/ui/icon/shapes.js';
import { Link } from '../../src/ui/navigation/link/link.js';
import { focus } from '../../src/ui/style/focus.js';
import { layers } from '../../src/ui/style/layers.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import { caption, columns, layer, name, paper, pills, title } from './foundations.css.js';
import { Sheet, spoken } from './sheet.js';

const meta = { title: 'Foundations/Layers and focus', decorators: [inRoot] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof typeof layers, string> = {
  raised: 'Over its neighbours in one component: the edge of a chosen segment.',
  sticky: 'Stays while the rest scrolls: heads of tables and pages.',
  floating: 'Over what stays: the bar of chosen rows.',
};

const isLayer = (layerName: string): layerName is keyof typeof layers => layerName in layers;

/** Three steps within a widget. */
export const Layers: Story = {
  render: () => (
    <Sheet intro="Three steps of z-index within one widget, and no more: dialogs, menus, tooltips and toasts are in the browser's top layer, over every page, whatever the page does.">
      <div>
        {Object.keys(layers)
          .filter(isLayer)
          .map((layerName, at) => (
            <div
              key={layerName}
              className={layer}
              style={{ zIndex: layers[layerName], marginBlockStart: at > 0 ? -16 : 0, marginInlineStart: at * 32 }}
            >
              <p className={name}>
                {spoken(layerName)} <span className={caption}>{layers[layerName]}</span>
              </p>
              <p className={caption}>{uses[layerName]}</p>
            </div>
          ))}
      </div>
    </Sheet>
  ),
};

const nothing = () => undefined;

/** Go through it with the Tab key. */
export const Focus: Story = {
  render: () => (
    <Sheet
      intro={`The focus ring is ${focus.width} px wide and stands ${focus.offset} px away, on the ground and not on the control, so that one colour can be seen around every control. Fields and scrolling boxes, which have no room around them, draw it over their own edge.`}
    >
      <div className={columns}>
        {['light', 'dark'].map(scheme => (
          <section key={scheme} className={paper} data-scheme={scheme} aria-label={spoken(scheme)}>
            <h2 className={title}>{spoken(scheme)}</h2>
            <div className={pills}>
              <Button onClick={nothing}>Subscribe</Button>
              <Button type="secondary" onClick={nothing}>
                Later
              </Button>
              <Button type="warning" onClick={nothing}>
                Remove
              </Button>
              <IconButton shape={close} label={`Close, ${scheme}`} onClick={nothing} />
            </div>
            <TextField label="Email" name={`email-${scheme}`} value="" onChange={nothing} />
            <p>
              <Link href="#terms">Terms & Conditions</Link>
            </p>
          </section>
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const button = within(canvas.getByRole('region', { name: 'Light' })).getByRole('button', { name: 'Subscribe' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(button);
    await expect([outlineStyle, outlineWidth, outlineOffset]).toEqual([
      'solid',
      `${focus.width}px`,
      `${focus.offset}px`,
    ]);
  },
};
