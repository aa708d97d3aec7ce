import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/paths.mjs';

/** The floor element, bundled and minified like ours. */
export async function buildBare() {
  const result = await build({
    root,
    logLevel: 'error',
    publicDir: false,
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, 'scripts/bench/bare.jsx'), formats: ['es'], fileName: 'bare' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  return [result].flat()[0].output[0].code;
}
