import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { publicNames } from '../vite/public-names.js';
import { targets } from '../vite/targets.js';

// The card fields are pages of the sandbox; here the files alone stand in for its server.
const stripe = { from: '../dist/sandbox/stripe', to: '/sandbox/stripe' };

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The widgets' own definitions describe them; nothing is read out of types or comments.
  typescript: { reactDocgen: false },
  staticDirs: existsSync(new URL(stripe.from, import.meta.url)) ? [stripe] : [],
  viteFinal: inherited => mergeConfig(inherited, { resolve: { alias: publicNames }, build: targets }),
};

export default config;
