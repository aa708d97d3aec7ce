import type { Plugin } from 'vite';

const SOURCE = /\/src\/(?:core\/contract\/(?:(?!schemas\/)[^/]+\/)?[^/]+\.ts|.*\.tsx)$/;

/**
 * Says at each call of the API that describing it does nothing, and at each part that is loaded later that naming it does
 * nothing: our own builds know (`treeshake.ts`), an app's bundler is told. It drops calls of a family that the app never
 * makes, and does not keep the whole signup, with all that it loads later, beside an offer picker that shares a class with it.
 */
export function pureCalls(): Plugin {
  return {
    name: 'echelon:pure-calls',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: SOURCE },
      handler: code =>
        /= (?:call<|lazy\()/.test(code)
          ? { code: code.replaceAll(/= (?=call<|lazy\()/g, '= /* @__PURE__ */ '), map: null }
          : undefined,
    },
  };
}
