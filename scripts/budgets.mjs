/**
 * What ours may cost. Bytes are minified, brotli 11, everything that a page downloads for the thing named,
 * React included unless it says otherwise; KB = 1000 bytes. `size` checks the bytes, `bench` the ratios.
 */
export const bytes = {
  loader: { what: 'the loader script', budget: 1_000, aim: 800 },
  /** Of the first four audiences; those of training came later, and only its pages download them. */
  definitions: { what: 'all element definitions together', budget: 8_000, aim: 6_000 },
  otherDefinitions: { what: 'element definitions of each other audience', budget: 4_000, aim: 3_000 },
  /** Every page downloads the same ones, so this is the bound that counts. */
  partnerDefinitions: {
    what: 'element definitions of the public audience, all that a partner’s page downloads',
    budget: 4_000,
    aim: 3_000,
  },
  offerPicker: { what: 'first offer picker from the script tag', budget: 75_000, aim: 68_000 },
  withPanel: { what: 'offer picker with its panel', budget: 80_000, aim: 72_000 },
  withAppearance: { what: "offer picker with a page's appearance", budget: 80_000, aim: 72_000 },
  withLanguage: { what: 'offer picker in another language', budget: 80_000, aim: 72_000 },
  /** Its own file; what widgets share is downloaded once for all of them, and its sum is beside it. */
  widget: { what: 'each further widget', budget: 8_000, aim: 6_000 },
  /** What somebody works with all day: tables, bulk changes, whole records. */
  deskWidget: { what: 'each widget of a desk', budget: 11_000, aim: 8_000 },
  part: { what: 'each part that is fetched later', budget: 8_000, aim: 6_000 },
  shared: { what: 'each file that widgets share', budget: 8_000, aim: 6_000 },
  /** Once, for all charts: beside it there is only what a widget makes of its figures. */
  chart: { what: 'the charts and the graph of a workout, together', budget: 21_000, aim: 18_000 },
  texts: { what: "each widget's texts in another language", budget: 4_500, aim: 3_000 },
  standIn: { what: 'stand-in for Element.setHTML, for browsers without it', budget: 10_000, aim: 10_000 },
  codeReader: { what: 'reader of QR codes, for browsers without one', budget: 13_000, aim: 12_000 },
  prerendered: { what: 'prerendered offer picker, three cards: its HTML', budget: 5_000, aim: 4_000 },
  paymentForm: { what: 'payment form with both Stripe wrappers', budget: 14_000, aim: 12_000 },
  signup: { what: 'the whole signup journey', budget: 105_000, aim: 95_000 },
  beforeCards: { what: 'partner page with the signup: before the first card shows', budget: 76_000, aim: 70_000 },
  success: { what: 'partner page with the signup: until Success', budget: 105_000, aim: 95_000 },
  reactImport: { what: 'offer picker in a React host', budget: 18_000, aim: 12_000 },
  /** Of the package, as an app downloads it, React outside: entries after its bundler, the elements and other files each alone and minified. */
  reactComponent: { what: 'each component in a React host, its JavaScript', budget: 34_000, aim: 24_000 },
  reactDesk: { what: 'each component of a desk in a React host, its JavaScript', budget: 40_200, aim: 30_000 },
  packageAll: { what: 'package: all components, before their later parts', budget: 105_000, aim: 87_000 },
  packageStaff: { what: "package: staff's components, before their later parts", budget: 52_000, aim: 45_000 },
  packageTraining: { what: "package: training's components, before their later parts", budget: 90_000, aim: 70_000 },
  packageCommercial: {
    what: "package: dealers', owners' and locations' components, before their later parts",
    budget: 74_000,
    aim: 60_000,
  },
  packageCore: { what: 'package: the core', budget: 8_000, aim: 7_000 },
  packageElements: { what: 'package: the elements, before any is used', budget: 11_000, aim: 9_000 },
  packageUi: { what: 'package: the design system', budget: 60_000, aim: 50_000 },
  packageIcons: { what: 'package: the icons', budget: 4_500, aim: 4_000 },
  packagePart: { what: 'package: each file that comes later', budget: 10_000, aim: 8_000 },
  packageLanguage: { what: 'package in another language: the texts of the design system', budget: 9_000, aim: 7_000 },
  widgetStyles: { what: "package: each widget's styles", budget: 8_000, aim: 4_000 },
  /** Training's widgets are a third of them: a page that shows few takes their own files. */
  allStyles: { what: 'package: all styles', budget: 30_000, aim: 25_000 },
  sandboxStripe: { what: "the sandbox's own card provider, with its frames", budget: 20_000, aim: 18_000 },
  film: { what: "the film of the sandbox's classes", budget: 400_000, aim: 250_000 },
  portal: { what: 'portal: signed-in overview', budget: 120_000, aim: 90_000 },
  /** Beside what every page of the portal begins with; their icons, which every page had before, stand here. */
  portalStaff: { what: "portal: what stands around staff's pages, their styles included", budget: 11_600, aim: 9_000 },
  portalCommercial: {
    what: 'portal: what stands around the pages of dealers, owners and locations',
    budget: 11_600,
    aim: 9_000,
  },
  portalTraining: { what: 'portal: what stands around the pages of training', budget: 11_000, aim: 9_000 },
  portalToday: { what: "portal: training's first page, the day", budget: 120_000, aim: 110_000 },
  portalPage: { what: 'portal page', budget: 40_000, aim: 25_000 },
  portalLater: { what: 'portal page, all that it brings later', budget: 56_000, aim: 40_000 },
  portalLaterDesk: { what: 'portal page of a desk, all that it brings later', budget: 70_000, aim: 50_000 },
  // routines are listed, built, imported and followed by charts on one page
  portalLaterTraining: { what: 'portal page of training, all that it brings later', budget: 77_000, aim: 60_000 },
  portalPart: { what: 'portal: each part of all pages that is fetched later', budget: 16_000, aim: 8_000 },
  portalLanguage: { what: 'portal in another language: overview', budget: 16_000, aim: 12_000 },
};

/** Files, not bytes. */
export const requests = {
  count: { what: 'requests before the first offer picker', budget: 5, aim: 4 },
  chain: { what: 'longest chain of them', budget: 3, aim: 2 },
  fonts: { what: 'fonts', budget: 0, aim: 0 },
};

/** What `bench` counts. Most are ours divided by the floor page measured in turn with it. */
export const ratios = {
  visible: { what: "text visible, the README's snippet ÷ bare React element", budget: 1.15, aim: 1 },
  prerenderedFast: { what: 'text visible, prerendered ÷ plain HTML, fast', budget: 1.7, aim: 1.5 },
  prerenderedSlow: { what: 'text visible, prerendered ÷ plain HTML, slow', budget: 1.3, aim: 1.2 },
  shift: { what: 'layout shift of the prerendered cards, the worst of all visits', budget: 0, aim: 0 },
  interactive: { what: "interactive, the README's snippet ÷ bare React element", budget: 1.15, aim: 1.05 },
  mainThread: { what: 'main thread per instance of 50 ÷ 50 bare React elements', budget: 1, aim: 0.6 },
  longestTask: { what: 'longest task while 50 mount ÷ that of 50 bare React elements', budget: 1, aim: 0.5 },
  firstOfFifty: { what: 'first of 50 visible ÷ first of 50 bare React elements', budget: 1.15, aim: 1 },
  requests: { what: 'requests before the first widget shows', budget: 5, aim: 4 },
  chain: { what: 'longest chain of them', budget: 3, aim: 2 },
  /** Milliseconds at a quarter of the processor. */
  press: { what: 'the slowest press of the journey: ms until its feedback is painted', budget: 100, aim: 60 },
  taskAfter: { what: 'the longest task after the cards have been painted, ms', budget: 50, aim: 30 },
  heap: { what: 'heap after 100 mounts and removals ÷ after 10', budget: 1.05, aim: 1 },
};

/** Requests per second of the built sandbox, divided by those of a bare Hono server with one prepared query: at least so much. */
export const server = {
  ratio: { what: 'signed-in GET account, GET offers, POST quote ÷ bare query', budget: 0.3, aim: 0.5 },
  /** Statements of one request. */
  statements: { account: 5 },
};

/**
 * Lists of machines and locations, of training and of staff: at most so many times the same query by hand, at the median
 * and at the 95th percentile; and a page far down a list beside its first.
 */
export const lists = {
  sql: { what: "a list's statements ÷ one statement by hand", budget: 2, aim: 1.3 },
  far: { what: 'page 10,000 ÷ page 1', budget: 2, aim: 1.1 },
};
