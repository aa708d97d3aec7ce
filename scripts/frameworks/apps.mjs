/**
 * The apps of `npm run frameworks`, each as its framework's starter makes it, with its versions pinned in its own
 * package.json. Every one shows five offer pickers by the same names: `#one` gets a country, `#two` a brand, of `#three` it
 * hears what was chosen, `#four` gets a switch, and `#five` is waited for.
 * @typedef {{
 *   check: readonly string[],
 *   source: string,
 *   build: readonly (readonly string[])[],
 *   server?: string,
 *   html?: readonly RegExp[],
 * }} App `check` compiles the app, `source` is the folder of its sources, `server` renders it on a server, and `html` is
 * what it then sends before any script has run
 */

const element = /<echelon-offer-picker[^>]*country-?code="CA"/i;
const component = /Loading the offers/;

const vite = (server, check, html = [element]) => ({
  check,
  source: 'src',
  build: [['vite', 'build'], ...(server ? [['vite', 'build', '--ssr', server, '--outDir', 'server']] : [])],
  ...(server && { server: 'server/server.js', html }),
});

/** @type {Record<string, App>} */
export const apps = {
  plain: vite(undefined, ['tsc', '-p', '.']),
  react: vite('src/server.tsx', ['tsc', '-p', '.'], [element, component]),
  next: {
    check: ['tsc', '-p', '.'],
    source: 'app',
    build: [['next', 'build']],
    server: 'next',
    html: [element, component],
  },
  vue: vite('src/server.ts', ['vue-tsc', '-p', '.']),
  svelte: vite('src/server.ts', ['svelte-check', '--tsconfig', 'tsconfig.json', '--output', 'machine']),
  solid: vite('src/server.tsx', ['tsc', '-p', '.']),
  preact: vite('src/server.tsx', ['tsc', '-p', '.']),
};
