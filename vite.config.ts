import { defineConfig } from 'vite';
import { chunkName } from './vite/chunk-name.js';
import { installedBesideUs, version } from './vite/package.js';
import { sourcePlugins } from './vite/plugins.js';
import { targets } from './vite/targets.js';

/** The npm package: one module graph for React components, the core and the elements, so that they share one session. */
export default defineConfig({
  plugins: sourcePlugins(),
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    ...targets,
    // Several style files would be named after chunks; an app could not know which of them it needs.
    cssCodeSplit: false,
    lib: {
      entry: { index: 'src/react.ts', core: 'src/core/index.ts', elements: 'src/elements/index.ts', ui: 'src/ui/index.ts' },
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
      cssFileName: 'styles',
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: installedBesideUs,
      // Library output keeps its white space unless the minifier is named here.
      output: { minify: true, chunkFileNames: chunkName },
    },
  },
});
