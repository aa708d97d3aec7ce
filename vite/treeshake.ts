/** What the bundler cannot see by itself, and our code and its packages keep to. */
export const treeshake = {
  // Describing a call of the API (`call<…>()('GET', …)`) does nothing but that: a page gets the calls that it makes and
  // not the rest of their family. Saves 0.2 KB of the whole signup.
  // `createFetch` makes ofetch's own instance, which nobody asks: we make one with our own `fetch`.
  manualPureFunctions: ['call', 'createFetch'],
  // No getter is read for what it does. Saves 0.1 KB of every first widget.
  propertyReadSideEffects: false,
} as const;
