import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { chunkName } from './vite/chunk-name.js';
import { markClientFiles } from './vite/client-files.js';
import { documentStyles } from './vite/document-styles.js';
import { installedBesideUs, version } from './vite/package.js';
import { packageChunks } from './vite/package-chunks.js';
import { pureCalls } from './vite/pure-calls.js';
import { sourcePlugins } from './vite/plugins.js';
import { stripDocs } from './vite/strip-docs.js';
import { targets } from './vite/targets.js';
import { treeshake } from './vite/treeshake.js';
import { unmarkedFigures } from './vite/unmarked-figures.js';

// Each component is an entry too: those of one file would be one chunk, and an app's every page would bring them all.
const components = readdirSync(new URL('src/react/', import.meta.url)).map(file => [
  `react/${basename(file, '.ts')}`,
  `src/react/${file}`,
]);

// What a journey's panels share with its view, in files of their own. Left alone it would be in the view's, which the panels
// would import and which imports the panels: an app's bundler keeps such a circle even where nobody shows the journey, and
// breaks the rest into pieces for it.
const shared = Object.entries({
  copy: 'widgets/journeys/subscription-manager/copy.ts',
  'panel-frame': 'widgets/journeys/subscription-manager/panel-frame.tsx',
  panel: 'widgets/journeys/subscription-manager/panel.ts',
  'account-actions': 'core/contract/account-actions.ts',
  'signup-styles': 'widgets/journeys/signup/view.css.ts',
}).map(([name, file]) => [`chunks/membership-${name}`, `src/${file}`]);

/** The npm package: one module graph for React components, the core and the elements, so that they share one session. */
export default defineConfig({
  plugins: [stripDocs(), unmarkedFigures(), pureCalls(), ...sourcePlugins(), documentStyles(), markClientFiles()],
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // An app's own bundler makes it small; until then people can read it, and step through its sources.
    minify: false,
    cssMinify: true,
    sourcemap: true,
    ...targets,
    // Several style files would be named after chunks; an app could not know which of them it needs.
    cssCodeSplit: false,
    lib: {
      entry: {
        index: 'src/react.ts',
        training: 'src/react-training.ts',
        commercial: 'src/react-commercial.ts',
        staff: 'src/react-staff.ts',
        core: 'src/core/index.ts',
        elements: 'src/elements/index.ts',
        ui: 'src/ui/index.ts',
        icons: 'src/ui/icon/shapes.ts',
        ...Object.fromEntries([...components, ...shared]),
      },
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
      cssFileName: 'styles',
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: installedBesideUs,
      treeshake,
      output: { chunkFileNames: chunkName, codeSplitting: { groups: packageChunks() } },
    },
  },
});
