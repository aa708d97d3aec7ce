import { defineConfig } from 'vite';
import { sourcePlugins } from '../vite/plugins.js';
import { publicNames } from '../vite/public-names.js';

/** The handbook's own build. The package's would strip what it documents from. */
export default defineConfig({ plugins: sourcePlugins(), resolve: { alias: publicNames } });
