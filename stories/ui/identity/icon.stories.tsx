import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { Icon, type IconSize } from '../../../src/ui/icon/icon.js';
import * as shapes from '../../../src/ui/icon/shapes.js';

const meta = {
  title: 'Design system/Identity/Icon',
  component: Icon,
  decorators: [inRoot],
  args: { shape: shapes.check },
  parameters: {
    docs: {
      description: { component: 'A small drawing in the colour of its text, beside the word that it helps to find.' },
    },
    handbook: {
      use: [
        'Put it beside a word; the word carries the meaning.',
        'Give it a label only where no word beside it says the same.',
        'Take the size of the text it stands by: xs with 14 px, sm with 16 px, md with 18 px.',
      ],
      avoid: [
        'A drawing for decoration only.',
        'Two icons on one control.',
        'Colour as the difference between two icons.',
        'An icon of your own beside these: ask for one to be added.',
      ],
      instead: [
        ['It can be pressed', 'Icon button'],
        ['It tells the state of a thing', 'Status pill, which has a word too'],
        ['It stands for a brand of card or a country', 'Card brand, Country flag'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly IconSize[] = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'];

/** From 12 to 62 px. Large ones are drawn with a thinner line. */
export const Sizes: Story = {
  render: args => (
    <Row>
      {sizes.map(size => (
        <Icon key={size} {...args} size={size} label={size} />
      ))}
    </Row>
  ),
  parameters: {
    measures: [
      {
        of: 'Icon size 2xs, the smallest, 12 px (s.9)',
        selector: 'svg[aria-label="2xs"]',
        is: { width: 12, height: 12 },
      },
      {
        of: 'Icon size 3xl, the largest, 62 px (s.9)',
        selector: 'svg[aria-label="3xl"]',
        is: { width: 62, height: 62 },
      },
    ],
  } satisfies HandbookParameters,
};

/** Every drawing there is. */
export const Shapes: Story = {
  render: () => (
    <Row>
      {Object.entries(shapes).map(([name, shape]) => (
        <Icon key={name} shape={shape} size="md" label={name} />
      ))}
    </Row>
  ),
};

/** It takes the colour and the line of the words beside it. */
export const WithWords: Story = {
  render: () => (
    <Row>
      <span>
        <Icon shape={shapes.calendar} size="xs" /> 12/03/2026
      </span>
      <strong>
        <Icon shape={shapes.bike} /> 45 minutes
      </strong>
    </Row>
  ),
};

/** What points along the line of reading turns around with it; a clock does not. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Row>
        <Icon shape={shapes.arrowRight} size="md" label="Next" />
        <Icon shape={shapes.chevronLeft} size="md" label="Back" />
        <Icon shape={shapes.clock} size="md" label="Time" />
      </Row>
    </div>
  ),
};
