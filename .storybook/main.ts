import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { targets } from '../vite/targets.js';
import { databaseSnapshotPlugin } from './database-snapshot.js';
import { uiFactsPlugin } from './ui-facts.js';

// The card fields are pages of the sandbox, and a video asks the network for its film; here files alone replace the server.
const films = { from: '../src/sandbox/static/clips', to: '/static/clips' };
const stripe = { from: '../dist/sandbox/stripe', to: '/sandbox/stripe' };

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The widgets' own definitions describe them; nothing is read out of types or comments.
  typescript: { reactDocgen: false },
  staticDirs: existsSync(new URL(stripe.from, import.meta.url)) ? [films, stripe] : [films],
  viteFinal: inherited =>
    mergeConfig(inherited, {
      plugins: [uiFactsPlugin(), databaseSnapshotPlugin()],
      // Storybook sets targets of its own over those of the file. "Show code" writes components by the names of their functions.
      build: { ...targets, rolldownOptions: { output: { keepNames: true } } },
      // The optimizer finds what only the preview imports late, and then reloads the page: a reload in the middle of a
      // test run fails its tests.
      optimizeDeps: {
        include: ['storybook/internal/core-events', 'storybook/theming/create', 'client-zip', 'qr', 'qr/decode.js'],
      },
    }),
};

export default config;
