import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.js';
import { chunkName } from './chunk-name.js';
import { heardEvents } from './heard-events.js';
import { iconModules } from './icon-modules.js';
import { importTogether } from './import-together.js';
import { inlineRuntime } from './inline-runtime.js';
import { minifyFurther } from './minify-further.js';
import { ownCopies } from './own-copies.js';
import { noStyleFile } from './no-style-file.js';
import { sourcePlugins } from './plugins.js';
import { version } from './package.js';
import { reactModules } from './react-modules.js';
import { preloadManifest } from './preload-manifest.js';
import { stripDocs } from './strip-docs.js';
import { targets } from './targets.js';
import { treeshake } from './treeshake.js';
import { unmarkedFigures } from './unmarked-figures.js';
import { isReactAsPublished, unusedReact } from './unused-react.js';
import { withoutPropTypes } from './without-prop-types.js';

/** The script tag: `echelon.js` and its chunks with everything inside, React too. */
export default defineConfig({
  plugins: [
    ownCopies(/\/elements\/ask-ahead\.ts$/),
    iconModules(),
    ...(isReactAsPublished ? [] : [unusedReact(), heardEvents(), reactModules()]),
    stripDocs(),
    unmarkedFigures(),
    ...sourcePlugins(),
    // React's own CommonJS needs all of it.
    !isReactAsPublished && inlineRuntime(),
    importTogether({
      askedAnyway: /\/(?:base|definitions)-/,
      everywhere: /\/definitions-/,
      forVisitors: /^\0widget:.*\/widgets\/(?:signup\/[\w-]+|journeys\/signup)\/view\.tsx\.js$/,
      desks: /\/(?:training|commercial|staff)-definitions-/,
    }),
    preloadManifest('echelon.js', /\/elements\/mount\.tsx?$/),
    minifyFurther(),
    noStyleFile(),
  ],
  resolve: { alias: withoutPropTypes },
  publicDir: false,
  // Library mode leaves this to an app's bundler; here there is none, and both builds of React would go in.
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
    // The partner's page is not where somebody looks into our React.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  build: {
    outDir: 'dist/cdn',
    emptyOutDir: false,
    ...targets,
    // Library mode also for what it leaves out: 1.7 KB of preload helper around every import().
    lib: { entry: { echelon: 'src/elements/loader.ts' }, formats: ['es'], fileName: () => 'echelon.js' },
    cssCodeSplit: false,
    rolldownOptions: {
      // React asks its scheduler for what only a profiling build has.
      checks: { bundlerTimings: false, importIsUndefined: false },
      treeshake,
      // Chunks may carry more than what their first module exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            {
              debugName: 'widgets',
              name: chunkGroups(
                /\/elements\/loader\.ts$/,
                'offer-picker',
                'journeys/signup/view',
                'signup/payment-form/view',
              ),
            },
          ],
          // The groups are closed by their making: what one needs is in it or in one that comes before.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
