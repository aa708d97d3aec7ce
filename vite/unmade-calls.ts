import type { Plugin } from 'vite';

const CALL = /= call</g;

/**
 * Tells the bundler that describing a call of the API does nothing but that, so that a page gets the calls it makes
 * and not the rest of their family.
 */
export function unmadeCalls(): Plugin {
  return {
    name: 'echelon:unmade-calls',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/core\/contract\/[a-z-]+\.ts$/ },
      handler: code => ({ code: code.replace(CALL, '= /* @__PURE__ */ call<'), map: null }),
    },
  };
}
