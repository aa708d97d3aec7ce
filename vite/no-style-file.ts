import type { Plugin } from 'vite';

/** Leaves out the one file of all styles that a library build writes: each chunk has its own styles inside, and no page asks for that one. */
export const noStyleFile = (): Plugin => ({
  name: 'echelon:no-style-file',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
    },
  },
});
