import type { Preview } from '@storybook/react-vite';
import { Suspense } from 'react';
import { addons } from 'storybook/preview-api';
import { configure as configureQueries } from 'storybook/test';
import { configure } from '../src/core/index.js';
import { patience } from '../scripts/lib/patience.mjs';
import { brands } from '../src/ui/tokens/brands.js';
import { PageLanguage } from '../src/widgets/element/frame.js';
import { keepsConsoleEmpty, listensToConsole } from './checks/console.js';
import { passesEveryWay } from './checks/every-way.js';
import { inTests } from './checks/in-tests.js';
import { keepsItsMeasures } from './checks/measures.js';
import { letsEverythingMove } from './checks/motion.js';
import { reportsFailuresAlone } from './checks/reports.js';
import { keepsRegionsStanding, listensToRegions } from './checks/standing-regions.js';
import { DocsContainer } from './docs-container.js';
import { DocsPage } from './docs-page.js';
import { isRightToLeft, spoken } from './languages.js';
import { applyPageTheme } from './page.js';
import { pieceCode } from './piece-code.js';
import { pieceControls } from './piece-controls.js';
import { anySession } from './scene/fresh-session.js';
import type { SceneParameters } from './scene/scene.js';
import { setScene } from './scene/set-scene.js';
import { Surroundings } from './surroundings.js';

// A picture of the same story in dark: switching by the toolbar would restart its scene.
addons.getChannel().on('echelon/apply-page-theme', applyPageTheme);

// What waits names no time of its own.
configureQueries({ asyncUtilTimeout: patience.state });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [pieceControls],
  initialGlobals: { theme: 'light', brand: 'echelon', language: 'en-US', direction: 'ltr', width: '100%' },
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
        items: Object.keys(brands).map(name => ({
          value: name,
          title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        })),
      },
    },
    language: {
      description: 'Language of the page',
      toolbar: { icon: 'globe', dynamicTitle: true, items: spoken },
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
    // Anything that axe finds fails the story's test, where nobody reads of all that it looked at and found well.
    a11y: { test: 'error', ...(inTests && { options: { resultTypes: ['violations'] } }) },
    controls: { sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Guide',
          'Embed',
          ['Start', 'Settings', 'Theming', 'Events', 'Policies', 'Errors', 'Frameworks', 'Test cards'],
          'Foundations',
          ['Scoreboard'],
          'Design system',
          ['Actions', 'Forms', 'Feedback', 'Navigation', 'Data', 'Page', 'Identity'],
          'Patterns',
          'Bad input',
          'Signup',
          'Journeys',
          'Account',
        ],
      },
    },
    docs: { page: DocsPage, container: DocsContainer, source: { transform: pieceCode } },
  },
  beforeEach: ({ parameters, globals }) => {
    letsEverythingMove();
    listensToConsole();
    listensToRegions();
    const { scene }: SceneParameters = parameters;
    const locale = String(globals['language']);
    if (scene) return setScene({ world: 'fresh', locale, ...scene });
    anySession();
    configure({ locale });
    return undefined;
  },
  afterEach: async context => {
    reportsFailuresAlone(context);
    keepsRegionsStanding();
    await keepsItsMeasures(context);
    await passesEveryWay(context);
    keepsConsoleEmpty(context.parameters['console']);
  },
  decorators: [
    (Story, { globals }) => (
      <Surroundings
        theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
        brand={String(globals['brand'])}
        direction={globals['direction'] === 'rtl' || isRightToLeft(String(globals['language'])) ? 'rtl' : 'ltr'}
        width={String(globals['width'])}
      >
        <Suspense>
          <PageLanguage>
            <Story />
          </PageLanguage>
        </Suspense>
      </Surroundings>
    ),
  ],
};

export default preview;
