import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconGroups, iconModules } from './icon-modules.js';
import { withoutPropTypes } from './without-prop-types.js';
import { knownPreloads } from './known-preloads.js';
import { minifyFurther } from './minify-further.js';
import { noCircles } from './no-circles.js';
import { reactModules } from './react-modules.js';
import { targets } from './targets.js';
import { usedStyles } from './used-styles.js';
import { withoutOwnStyles } from './without-own-styles.js';

/** A chunk of the package has its hash in its name already; two of them in each import of each file are bytes for nothing. */
const withoutHash = (name: string): string => name.replace(/-[\w-]{7}$/, '');

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const portalFile = (path: string): string => folder(`hosts/portal/${path}`);

const sources = readdirSync(folder('hosts/portal'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .sort()
  .map(portalFile);

// What one of them shows is no other's to download: they are many, and large.
const trainingPages = readdirSync(folder('hosts/portal/training')).flatMap(file =>
  file.endsWith('.tsx') && file !== 'training-area.tsx' ? [file.replace(/\.tsx$/, '')] : [],
);

const ofTraining = [
  'class-way',
  'disciplines',
  'durations',
  'figure',
  'hues-css',
  'library',
  'locked-note',
  'opener',
  'quantities',
  'settings',
  'streaks',
  'time-zones',
  'wall-clock',
  'workout-plans',
];

/** The portal, built against the package as published: by its public name, from `dist`. */
export default defineConfig({
  root: folder('hosts/portal'),
  plugins: [
    reactModules(),
    iconModules('package'),
    react(),
    withoutOwnStyles(),
    minifyFurther(),
    noCircles(),
    knownPreloads(),
    usedStyles(
      folder('dist/styles.css'),
      {
        training: '/hosts/portal/training/training-area.tsx',
        ...Object.fromEntries(trainingPages.map(page => [`training-${page}`, `/hosts/portal/training/${page}.tsx`])),
        staff: '/hosts/portal/staff/',
        commercial: '/hosts/portal/commercial/',
      },
      sources,
    ),
  ],
  resolve: { alias: withoutPropTypes },
  build: {
    outDir: folder('dist/hosts/portal'),
    emptyOutDir: false,
    ...targets,
    // `npm run size` reads which files a page brings.
    manifest: true,
    // Hashed names make every asset cacheable for good; a source map is nothing a visitor needs.
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // React asks its scheduler for what only a profiling build has.
      checks: { bundlerTimings: false, importIsUndefined: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${withoutHash(name)}-[hash:7].js`,
        // Apart they are smaller than what it costs to name and compress each.
        codeSplitting: {
          groups: [
            {
              name: iconGroups({
                icons: ['main.tsx', 'area/area.tsx', 'pages/overview.tsx'].map(portalFile),
                'area-icons': ['staff/staff-area.tsx', 'commercial/commercial-area.tsx'].map(portalFile),
                'training-icons': [portalFile('training/training-area.tsx')],
              }),
            },
            {
              name: 'page',
              test: /\/hosts\/portal\/(?:scroll|arrival-kind|layout\/(?:page-heading|use-window-title))\.tsx?$/,
            },
            // what training's first page shares with the others of training, and nobody else wants of the package
            {
              name: 'training',
              test: new RegExp(`/dist/chunks/(?:${ofTraining.join('|')})-[\\w-]{7}\\.js$`),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
