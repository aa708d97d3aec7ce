import type { Preview } from '@storybook/react-vite';
import { brands } from '../src/ui/tokens/brands.js';
import { passesInTheDark } from './both-themes.js';
import { DocsPage } from './docs-page.js';
import { keepsItsMeasures } from './measures.js';
import type { SceneParameters } from './scene/scene.js';
import { setScene } from './scene/set-scene.js';
import { Surroundings } from './surroundings.js';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', brand: 'echelon', direction: 'ltr', width: '100%' },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    brand: {
      description: 'Brand that the page sets',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.keys(brands).map(name => ({ value: name, title: `${name.charAt(0).toUpperCase()}${name.slice(1)}` })),
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    width: {
      description: 'Width of the place that the page gives',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: '100%', title: 'Full width' },
          { value: '768px', title: '768 px' },
          { value: '320px', title: '320 px' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // Anything that axe finds fails the story's test.
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst' },
    options: { storySort: { order: ['Guide', 'Signup', 'Journeys', 'Account', 'Design system'] } },
    // Each story runs a back end of its own: a docs page shows one of them, not all at once.
    docs: { page: DocsPage },
  },
  beforeEach: ({ parameters }) => {
    const { scene }: SceneParameters = parameters;
    return scene && setScene({ world: 'fresh', ...scene });
  },
  afterEach: async context => {
    await keepsItsMeasures(context);
    await passesInTheDark(context);
  },
  decorators: [
    (Story, { globals }) => (
      <Surroundings theme={globals['theme'] === 'dark' ? 'dark' : 'light'} brand={String(globals['brand'])} direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'} width={String(globals['width'])}>
        <Story />
      </Surroundings>
    ),
  ],
};

export default preview;
