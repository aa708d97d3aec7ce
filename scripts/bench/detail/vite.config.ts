import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sourcePlugins } from '../../../vite/plugins.js';
import { targets } from '../../../vite/targets.js';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Where the page imports our graph, it gets uPlot. */
const plotInstead: Plugin = {
  name: 'plot-instead',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/workout-graph.js') && importer?.includes('/workout-detail/') ? here('./plot.tsx') : undefined,
};

/** The page of a workout; in the mode `floor` with uPlot in the place of our graph. */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  base: `/${mode}/`,
  logLevel: 'error',
  publicDir: false,
  plugins: [mode === 'floor' ? plotInstead : [], sourcePlugins()],
  build: {
    write: false,
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { page: here('./page.ts') }, output: { entryFileNames: '[name].js' } },
  },
}));
