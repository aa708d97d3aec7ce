import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourcePlugins } from '../../../vite/plugins.js';
import { targets } from '../../../vite/targets.js';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Both pages, as a host would build them. */
export default defineConfig({
  root: here('.'),
  logLevel: 'error',
  publicDir: false,
  plugins: sourcePlugins(),
  build: {
    write: false,
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { ours: here('./ours.tsx'), floor: here('./floor.tsx') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
