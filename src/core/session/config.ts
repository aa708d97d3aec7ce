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
  /** The body of an answer that the page has fetched ahead; for a visitor's GET in this language. */
  known?: (url: string, language: string) => unknown;
}
