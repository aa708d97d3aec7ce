import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook, Measure } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Footer } from '../../../src/ui/page/footer/footer.js';

const handbook = {
  use: [
    'Close every page of ours with it.',
    'Give the current year; it is a property, so that a page made ahead of time does not carry an old one.',
  ],
  avoid: ['Do not add links: these five are what has to be there.'],
  instead: [['a widget stands in a page of somebody else', 'nothing: their page has a footer']],
  keyboard: [['Tab', 'Each link.']],
} satisfies Handbook;

const meta = {
  title: 'Design system/Page/Footer',
  component: Footer,
  decorators: [inRoot],
  args: {
    termsHref: '#terms',
    privacyHref: '#privacy',
    pstiHref: '#psti',
    faqHref: '#faq',
    helpHref: '#help',
    year: 2026,
  },
  parameters: { handbook, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the words of the specification. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Terms & Conditions',
      'Privacy',
      'PSTI Compliance',
      'FAQ',
      'Help Center',
    ]);
    await expect(canvas.getByText('© 2026 Echelon. All rights reserved.')).toBeVisible();
  },
};

const widths = [309, 310, 639, 640, 1017, 1018] as const;
const measures: readonly Measure[] = widths.map(width => ({
  of: `Footer breakpoint: a footer of ${width} px (s.9: 310, 640, 1018)`,
  selector: `[data-width="${width}"] > *`,
  is: { width },
}));

/** How many columns the links are in, and whether the copyright line is beside them. */
function layoutOf(box: HTMLElement) {
  const lefts = new Set([...box.querySelectorAll('li')].map(item => Math.round(item.getBoundingClientRect().left)));
  const [links, line] = [
    box.querySelector('nav')?.getBoundingClientRect(),
    box.querySelector('p')?.getBoundingClientRect(),
  ];
  return { columns: lefts.size, beside: links !== undefined && line !== undefined && line.top < links.bottom };
}

/** One px makes the difference at each of its three breakpoints, which are of its own width, not of the page's. */
export const Breakpoints: Story = {
  // Six footers on one page are what this story is about; a page has one.
  parameters: {
    measures,
    a11y: {
      config: { rules: ['landmark-unique', 'landmark-no-duplicate-contentinfo'].map(id => ({ id, enabled: false })) },
    },
  },
  render: args => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 'fit-content' }}>
      {widths.map(width => (
        <div key={width} data-width={width} style={{ inlineSize: width }}>
          <Footer {...args} />
        </div>
      ))}
    </div>
  ),
  decorators: [
    Story => (
      <div role="group" aria-label="Widths" tabIndex={0} style={{ overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const shown = widths.map(width => {
      const box = canvasElement.querySelector<HTMLElement>(`[data-width="${width}"]`);
      return box && layoutOf(box);
    });
    await expect(shown).toEqual([
      { columns: 1, beside: false },
      { columns: 2, beside: false },
      { columns: 2, beside: false },
      { columns: 5, beside: false },
      { columns: 5, beside: false },
      { columns: 5, beside: true },
    ]);
  },
};
