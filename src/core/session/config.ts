import type { CallLine } from '../contract/call.js';
import type { Failure } from '../contract/failure.js';

/** How the library reaches its back end, set once per page by the script tag or by `configure()`. */
export interface Config {
  /** The API's address. */
  apiUrl?: string;
  apiKey?: string;
  partnerId?: string;
  /** BCP 47; defaults to the page's `lang`, then English. */
  locale?: string;
  /** The portal's address, for links out of an embedded widget. */
  portalUrl?: string;
  /** Where people find customer service: a link in every text that names it. Without one, the portal's help page. */
  helpUrl?: string;
  /** Replaces the page's fetch, e.g. by an in-process sandbox. */
  fetch?: typeof fetch;
  /**
   * Hears of each call of a widget that failed, and of the widget's element where it is one. Without it the console says
   * what the page's engineers can do about it, and the element dispatches `echelon-error`.
   */
  report?: (call: CallLine, failure: Failure, element?: HTMLElement) => unknown;
  /** The body of an answer that the page has fetched ahead; for a visitor's GET in this language. */
  known?: (url: string, language: string) => unknown;
}
