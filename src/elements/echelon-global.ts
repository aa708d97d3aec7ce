import type { Config } from '../core/session/config.js';

/** What `window.Echelon` is, before and after the library has loaded. */
export interface EchelonGlobal {
  /** Runs `work` with the library, now or when it has loaded. Before that, a plain array may be in its place. */
  push(work: (echelon: EchelonGlobal) => void): void;
  configure(config: Config): void;
  /** Resolves when the element, or every element of that tag, has shown. */
  whenReady(target: string | Element): Promise<void>;
}

declare global {
  /** The script tag's; before it has loaded, an array that holds what to do with it. */
  var Echelon: EchelonGlobal | ((echelon: EchelonGlobal) => void)[] | undefined;
}
