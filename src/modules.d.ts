/** A stylesheet as text: `[id, cssText]`. */
type ShadowSheet = readonly [id: string, css: string];

/** Every stylesheet in the static import graph of a module, dependencies first (made by `vite/shadow-css.ts`). */
declare module '*?shadow-css' {
  const sheets: readonly ShadowSheet[];
  export default sheets;
}

/**
 * A widget's view together with its stylesheets, to be loaded on first use (made by `vite/shadow-css.ts`).
 * The props are whatever the page gave: the definition, not the view, is what checks them.
 */
declare module '*?widget' {
  import type { ComponentType } from 'react';

  export const View: ComponentType<Record<string, unknown>>;
  export const css: readonly ShadowSheet[];
}
