import type { Plugin } from 'vite';
import { emptyFunctions } from './empty-functions.js';

/**
 * What packages import and our use of them never reaches, as the names they import. A call would be a bug, and says so.
 *
 * - ofetch completes addresses and queries by `ufo`: `core/client` hands in whole addresses
 * - ofetch reads JSON by `destr`: `core/client` hands in a `parseResponse`
 * - Stripe's React components describe their properties by `prop-types`: React 19 does not read them
 */
const stands: Record<string, string> = {
  ufo: 'const never = () => { throw Error("ufo is left out"); };\nexport { never as withBase, never as withQuery };',
  destr: 'export default () => { throw Error("destr is left out"); };',
  'prop-types': 'export default { func: {} };',
};

/**
 * What ofetch does for others: `core/client` names how an answer is read, hands in no hooks, and looks at no error
 * of ofetch's, only at whether there was one.
 */
const OFETCH = /\/ofetch\/dist\/shared\/.*\.mjs$/;
const unused = ['createFetchError', 'detectResponseType', 'callHooks'];

/**
 * r2wc reads attributes of six kinds: `elements/element.ts` names it no properties, and reads them itself.
 */
const R2WC = /\/@r2wc\/core\/dist\/core\.js$/;
const KINDS = /\bstring: \w+,\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+/;

function withoutKinds(code: string): string {
  if (!KINDS.test(code))
    throw new Error('@r2wc/core lists what it reads elsewhere: look at what became of it before it is left out.');
  return code.replace(KINDS, '');
}

/** Leaves that out: 3 KB that every page would download and none would run. */
export function neverCalled(): Plugin {
  const ID = '\0never-called:';
  return {
    name: 'echelon:never-called',
    enforce: 'pre',
    resolveId: source => (Object.hasOwn(stands, source) ? ID + source : undefined),
    transform: {
      filter: { id: [OFETCH, R2WC] },
      handler: (code, id) => ({
        code: R2WC.test(id) ? withoutKinds(code) : emptyFunctions(id, code, unused),
        map: null,
      }),
    },
    load: id => (id.startsWith(ID) ? stands[id.slice(ID.length)] : undefined),
  };
}
