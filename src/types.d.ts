declare module '*?widget' {
  import type { Implementation } from './widgets/define.js';

  export const View: Implementation['View'];
  export const css: Implementation['css'];
}

declare module '*?shadow-css' {
  const sheets: readonly (readonly [id: string, css: string])[];
  export default sheets;
}

/** The version of the package, set by the build. */
declare const __VERSION__: string | undefined;
