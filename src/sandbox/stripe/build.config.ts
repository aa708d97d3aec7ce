import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { framePages } from './server/pages.js';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const outDir = here('../../../dist/sandbox/stripe');

/** The two documents, so that a static server (Storybook's) can hold the whole folder. */
const pages: Plugin = {
  name: 'sandbox-stripe-pages',
  generateBundle() {
    for (const [fileName, source] of Object.entries(framePages)) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Each file is complete by itself: a page that loads `stripe.js` makes one request, a frame one more. */
const alone = (name: string) => ({
  consumer: 'client' as const,
  build: {
    outDir,
    emptyOutDir: false,
    minify: true,
    target: 'es2023',
    modulePreload: false as const,
    rolldownOptions: {
      input: here(`./${name}.ts`),
      preserveEntrySignatures: false as const,
      output: { format: 'es' as const, entryFileNames: `${name}.js`, codeSplitting: false },
    },
  },
});

/** `npx vite build -c src/sandbox/stripe/build.config.ts` → `dist/sandbox/stripe/`. */
export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  publicDir: false,
  plugins: [pages],
  environments: { client: alone('stripe'), frame: alone('frame'), challenge: alone('challenge') },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
