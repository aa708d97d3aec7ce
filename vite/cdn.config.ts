import { defineConfig } from 'vite';
import { chunkName } from './chunk-name.js';
import { importTogether } from './import-together.js';
import { sourcePlugins } from './plugins.js';
import { preloadManifest } from './preload-manifest.js';

/** The script tag: `echelon.js` and its chunks with everything inside, React too. */
export default defineConfig({
  plugins: [...sourcePlugins(), importTogether(), preloadManifest('echelon.js', /\/elements\/mount\.tsx?$/)],
  publicDir: false,
  // Library mode leaves this to an app's bundler; here there is none, and both builds of React would go in.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/cdn',
    emptyOutDir: true,
    target: 'es2023',
    // Library mode also for what it leaves out: 1.7 KB of preload helper around every import().
    lib: { entry: { echelon: 'src/elements/loader.ts' }, formats: ['es'], fileName: () => 'echelon.js', cssFileName: 'styles' },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        minify: true,
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
          ],
        },
      },
    },
  },
});
