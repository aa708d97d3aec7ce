import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cache, root } from '../lib/paths.mjs';

const folder = `${cache}/bench`;
const shared = { root, logLevel: 'error', publicDir: false };
const production = { define: { 'process.env.NODE_ENV': '"production"' } };

/** The floor element, bundled and minified like ours. */
export async function buildBare() {
  const result = await build({
    ...shared,
    ...production,
    configFile: false,
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

/** Our own prerenderer, from the sources, with the same class names as the built script tag. */
export async function buildPrerender() {
  await build({
    ...shared,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      lib: undefined,
      cssCodeSplit: false,
      rolldownOptions: { input: { prerender: join(root, 'scripts/bench/prerender.jsx') }, output: { entryFileNames: '[name].mjs', format: 'es' } },
    },
  });
  return import(`${pathToFileURL(folder).href}/prerender.mjs?${Date.now()}`);
}
