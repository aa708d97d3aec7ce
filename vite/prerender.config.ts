import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourcePlugins } from './plugins.js';
import { targets } from './targets.js';

/** `prerender()` for Node: the views and their styles with React outside, built in the same mode as the browser's so that class names agree. */
export default defineConfig({
  plugins: sourcePlugins(),
  publicDir: false,
  build: {
    outDir: 'dist/prerender',
    emptyOutDir: false,
    target: 'node20',
    cssTarget: targets.cssTarget,
    ssr: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: fileURLToPath(new URL('../src/prerender.ts', import.meta.url)) },
    },
  },
});
