import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What runs on Node: the sandbox and the servers of the host sites. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    ssr: true,
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
