import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { CountryFlag, type FlagCountry } from '../../../src/ui/identity/country-flag/country-flag.js';

const meta = {
  title: 'Design system/Identity/Country flag',
  component: CountryFlag,
  decorators: [inRoot],
  args: { country: 'BE' },
  parameters: {
    handbook: {
      use: ['Use it beside a country’s name or its dialling code.'],
      avoid: [
        'Do not use it for a language: Belgium has three.',
        'Do not use it without words where the country matters.',
      ],
      instead: [['A language is chosen', 'The language’s own name']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof CountryFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

const flags: readonly FlagCountry[] = ['MX', 'CA', 'US', 'BE'];

/** The four, in three sizes. A hairline shows the edges that are as white as the paper. */
export const Flags: Story = {
  render: () => (
    <>
      {(['sm', 'md', 'lg'] as const).map(size => (
        <Row key={size}>
          {flags.map(country => (
            <CountryFlag key={country} country={country} size={size} />
          ))}
        </Row>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('img')
      .slice(0, 4)
      .map(flag => flag.getAttribute('aria-label'));
    await expect(names).toEqual(['Mexico', 'Canada', 'United States', 'Belgium']);
  },
};

/** Beside its name it is decoration. */
export const Decorative: Story = {
  render: () => (
    <Row>
      <CountryFlag country="BE" decorative /> Belgium
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
