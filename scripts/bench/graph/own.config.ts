import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourcePlugins } from '../../../vite/plugins.js';
import { targets } from '../../../vite/targets.js';

const folder = fileURLToPath(new URL('../../../src/ui/data/workout-graph/', import.meta.url));

/** The graph's own code and styles, without what all charts share. */
export default defineConfig({
  logLevel: 'error',
  publicDir: false,
  plugins: sourcePlugins(),
  build: {
    write: false,
    ...targets,
    cssMinify: true,
    lib: { entry: `${folder}workout-graph.tsx`, formats: ['es'], fileName: 'own', cssFileName: 'own' },
    rolldownOptions: {
      external: (id, importer) =>
        importer !== undefined && !id.includes('workout-graph') && (!id.startsWith('./') || id.startsWith('../')),
      output: { minify: true },
    },
  },
});
