import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { brands } from '../src/ui/tokens/brands.js';
import { passesEveryWay } from './checks/every-way.js';
import { keepsItsMeasures } from './checks/measures.js';
import { DocsContainer } from './docs-container.js';
import { DocsPage } from './docs-page.js';
import { dressPage } from './page.js';
import type { SceneParameters } from './scene/scene.js';
import { setScene } from './scene/set-scene.js';
import { Surroundings } from './surroundings.js';

// A picture in the dark is of the same story: the toolbar's way would begin its scene anew.
addons.getChannel().on('echelon/dress-page', dressPage);

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
          { value: '1024px', title: '1024 px' },
          { value: '768px', title: '768 px' },
          { value: '480px', title: '480 px' },
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
    options: { storySort: { order: ['Guide', 'Foundations', 'Design system', ['Actions', 'Forms', 'Feedback', 'Navigation', 'Data', 'Page', 'Identity'], 'Patterns', 'Bad input', 'Signup', 'Journeys', 'Account'] } },
    docs: { page: DocsPage, container: DocsContainer },
  },
  beforeEach: ({ parameters }) => {
    const { scene }: SceneParameters = parameters;
    return scene && setScene({ world: 'fresh', ...scene });
  },
  afterEach: async context => {
    await keepsItsMeasures(context);
    await passesEveryWay(context);
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
