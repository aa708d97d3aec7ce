/**
 * What ours may cost. Bytes are minified, brotli 11, everything that a page downloads for the thing named,
 * React included unless it says otherwise; KB = 1000 bytes. `size` checks the bytes, `bench` the ratios.
 */
export const bytes = {
  loader: { what: 'the loader script', budget: 1_000, aim: 800 },
  definitions: { what: 'all element definitions', budget: 6_000, aim: 4_000 },
  offerPicker: { what: 'first offer picker from the script tag', budget: 75_000, aim: 68_000 },
  /** Its own file; what widgets share is downloaded once for all of them, and its sum stands beside it. */
  widget: { what: 'each further widget', budget: 8_000, aim: 6_000 },
  part: { what: 'each part that is fetched later', budget: 8_000, aim: 6_000 },
  paymentForm: { what: 'payment form with both Stripe wrappers', budget: 14_000, aim: 12_000 },
  signup: { what: 'the whole signup journey', budget: 105_000, aim: 95_000 },
  reactImport: { what: 'offer picker in a React host', budget: 18_000, aim: 12_000 },
  portal: { what: 'portal: signed-in overview', budget: 120_000, aim: 90_000 },
  portalPage: { what: 'portal page', budget: 40_000, aim: 25_000 },
};

/**
 * Rows that are over their budget today. They may not grow, `size` names them in every run, and each line goes
 * when its row is back in budget: nothing is ever added here.
 */
export const owed = new Map([
  [bytes.signup, 108_300],
  [bytes.reactImport, 18_060],
]);

/** Files, not bytes. */
export const requests = {
  count: { what: 'requests before the first offer picker', budget: 5, aim: 4 },
  chain: { what: 'longest chain of them', budget: 3, aim: 2 },
  fonts: { what: 'fonts', budget: 0, aim: 0 },
};

/** Ours divided by the floor page measured in turn with it. */
export const ratios = {
  visible: { what: 'text visible, script tag with hints ÷ bare React element', budget: 1.15, aim: 1 },
  prerenderedFast: { what: 'text visible, prerendered ÷ plain HTML, fast', budget: 1.7, aim: 1.5 },
  prerenderedSlow: { what: 'text visible, prerendered ÷ plain HTML, slow', budget: 1.2, aim: 1.1 },
  shift: { what: 'layout shift of the prerendered card', budget: 0, aim: 0 },
  interactive: { what: 'interactive ÷ bare React element', budget: 1.15, aim: 1.05 },
  mainThread: { what: 'main thread per instance of 50 ÷ 50 bare React elements', budget: 1, aim: 0.6 },
  longestTask: { what: 'longest task while 50 mount ÷ that of 50 bare React elements', budget: 1, aim: 0.5 },
  heap: { what: 'heap after 100 mounts and removals ÷ after 10', budget: 1.05, aim: 1 },
};

/** Requests per second of the built sandbox, divided by those of a bare Hono server with one prepared query: at least so much. */
export const server = {
  ratio: { what: 'signed-in GET account, GET offers, POST quote ÷ bare query', budget: 0.3, aim: 0.5 },
  /** Statements of one request. */
  statements: { account: 5 },
};
