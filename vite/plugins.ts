import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { classNames } from './class-names.js';
import { shadowCss } from './shadow-css.js';

/** What every build, test and story needs to read our sources. */
export function sourcePlugins(): PluginOption[] {
  return [
    shadowCss(),
    react(),
    vanillaExtractPlugin(process.env['NODE_ENV'] === 'production' ? { identifiers: classNames } : {}),
  ];
}
