import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { filmsBeside } from './films.js';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What runs on Node: the sandbox and the servers of the host sites. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  plugins: [filmsBeside('sandbox/clips', [source('src/sandbox/static/clips/class.mp4')])],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    ssr: true,
    // a build for a server leaves out what is no code
    ssrEmitAssets: true,
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        'sandbox/index': source('src/sandbox/index.ts'),
        'sandbox/node': source('src/sandbox/node/index.ts'),
        'hosts/serve': source('hosts/serve.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'sandbox/chunks/[name]-[hash].js' },
    },
  },
});
