/** A view together with its stylesheets, to be loaded on first use (made by `vite/shadow-css.ts`). */
declare module '*?widget' {
  import type { Implementation } from './widgets/element/define.js';

  export const View: Implementation['View'];
  export const css: Implementation['css'];
}

/** Every stylesheet in the static import graph of a module, dependencies first (made by `vite/shadow-css.ts`). */
declare module '*?shadow-css' {
  const sheets: readonly (readonly [id: string, css: string])[];
  export default sheets;
}

/** The version of the package, set by the build. */
declare const __VERSION__: string | undefined;
