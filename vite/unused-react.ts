import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { emptyFunctions } from './empty-functions.js';
import { jsxNames } from './jsx-names.js';
import { withoutTags } from './without-tags.js';

interface Feature {
  /** What of React or React DOM an app imports to have it. Importing one of these stops the build. */
  exports: readonly string[];
  /** What an app writes in JSX to have it, as `jsxNames` spells it. Writing one of these stops the build. */
  jsx?: RegExp;
  /** The functions of React DOM's client that only it needs, by name; a name that ends in `.` stands for all methods of a prototype. */
  functions: readonly string[];
  /** The tags of the fibers that only it makes. */
  tags?: readonly number[];
}

/**
 * What React DOM can do and no widget asks of it. Without the feature in a tree, each of these functions is either
 * never called or walks the tree for something that is not there, so an empty one does the same.
 */
const features: Record<string, Feature> = {
  // No widget writes into a page's head: a <title> or <link> stays where it is rendered.
  'elements hoisted into the head': {
    exports: [],
    tags: [26],
    functions: [
      'isHostHoistableType',
      'getResource',
      'acquireResource',
      'createHoistableInstance',
      'mountHoistable',
      'getHydratableHoistableCache',
      'preloadResourceAndSuspendIfNeeded',
      'preloadResource',
      'suspendResource',
      'accumulateSuspenseyCommitOnFiber',
      'insertSuspendedStylesheets',
      'insertStylesheetIntoRoot',
      'insertStylesheet',
      'preloadStylesheet',
      'stylesheetPropsFromRawProps',
      'getStylesheetSelectorFromKey',
      'adoptPreloadPropsForStylesheet',
      'adoptPreloadPropsForScript',
    ],
  },
  'hints for the browser': {
    exports: ['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinit', 'preinitModule'],
    functions: [
      'prefetchDNS',
      'preconnectAs',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
  },
  'view transitions': {
    exports: ['ViewTransition', 'addTransitionType'],
    tags: [30],
    functions: [
      'getViewTransitionName',
      'getViewTransitionClassName',
      'createViewTransitionInstance',
      'startViewTransition',
      'scheduleViewTransitionEvent',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'flushAfterMutationEffects',
      'commitAfterMutationEffectsOnFiber',
      'createMeasurement',
      'ViewTransitionPseudoElement.',
    ],
  },
  // The export `Fragment` is the tag of <>…</>; only its `ref` needs these.
  'references to fragments': {
    exports: [],
    functions: [
      'FragmentInstance.',
      'commitNewChildToFragmentInstances',
      'commitNewChildToFragmentInstance',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      'deleteChildFromFragmentInstance',
      'addFragmentHandleToInstance',
      'addFragmentHandleToFiber',
    ],
  },
  'the state of an action': {
    exports: ['useActionState', 'useFormState', 'requestFormReset'],
    functions: [
      'mountActionState',
      'updateActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
      'handleActionReturnValue',
      'onActionSuccess',
      'onActionError',
      'notifyActionListeners',
      'actionStateActionEffect',
      'requestFormReset$1',
    ],
  },
  'actions of forms': {
    exports: ['useFormStatus'],
    jsx: /^(?:formAction|action)$/,
    functions: [
      'extractEvents$1',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'TransitionAwareHostComponent',
      'recursivelyResetForms',
    ],
  },
  transitions: {
    exports: ['startTransition', 'useTransition', 'useOptimistic'],
    functions: [
      'startTransition',
      'dispatchOptimisticSetState',
      'chainThenableValue',
      'entangleAsyncAction',
      'defaultOnDefaultTransitionIndicator',
    ],
  },
  'what the React compiler remembers': { exports: ['c', '__COMPILER_RUNTIME'], functions: ['useMemoCache'] },
  'a cache to be emptied': { exports: ['unstable_useCacheRefresh'], functions: ['refreshCache'] },
  // A page's widgets tell of errors by what was thrown; a stack of minified names tells nobody anything.
  'stacks of components': { exports: [], functions: ['getStackByFiberInDevAndProd'] },
  'events of text as it is composed': {
    exports: [],
    jsx: /^on(?:BeforeInput|Composition\w+)$/,
    functions: ['getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'isFallbackCompositionEnd', 'getData'],
  },
  'events of a selection': { exports: [], jsx: /^onSelect(?:Capture)?$/, functions: ['constructSelectEvent'] },
  // A widget is inside of one, and holds none.
  'custom elements': { exports: [], jsx: /^<\w+-/, functions: ['setPropOnCustomElement'] },
  'pictures that a transition waits for': {
    exports: [],
    functions: ['preloadInstanceAndSuspendIfNeeded', 'suspendInstance', 'estimateBandwidth'],
  },
  'whole documents': {
    exports: [],
    jsx: /^<(?:html|head|body)$/,
    tags: [27],
    functions: [
      'resolveSingletonInstance',
      'releaseSingletonInstance',
      'commitHostSingletonAcquisition',
      'clearContainerSparingly',
    ],
  },
  'the search for an element by its component': { exports: [], functions: ['ReactDOMSharedInternals.findDOMNode'] },
  'hydration in another order': {
    exports: [],
    functions: ['ReactDOMHydrationRoot.unstable_scheduleHydration', 'attemptExplicitHydrationTarget'],
  },
  'lists of suspense boundaries': {
    exports: ['SuspenseList', 'unstable_SuspenseList'],
    tags: [19],
    functions: ['updateSuspenseListComponent', 'initSuspenseListRenderState'],
  },
  measurements: { exports: ['Profiler'], tags: [12], functions: [] },
  // Of other builds of React: this one's client never makes them.
  'what this build cannot do': { exports: [], tags: [17, 21, 23, 24, 25, 28], functions: [] },
  activities: {
    exports: ['Activity'],
    tags: [31],
    functions: [
      'updateActivityComponent',
      'mountActivityChildren',
      'retryActivityComponentWithoutHydrating',
      'commitActivityHydrationCallbacks',
      'pushDehydratedActivitySuspenseHandler',
    ],
  },
};

const CLIENT = /\/react-dom-client\.production\.js$/;
const JSX = /\.tsx$/;
const REACT = /\/node_modules\/(?:react|react-dom)\//;

/** The file of React DOM that these lists were read against. */
const PINNED = { version: '19.3.1', sha256: 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251' };

/** Set, the script tag has React as it is published: a release of React that mends a hole waits for nobody who reads these lists. */
export const isReactAsPublished = Boolean(process.env['REACT_AS_PUBLISHED']);

/** React DOM's client without those features. Throws when it is another file than the one that was read. */
export function withoutUnused(id: string, code: string, sha256 = PINNED.sha256): string {
  const found = createHash('sha256').update(code).digest('hex');
  if (found !== sha256)
    throw new Error(
      `${id.replace(/^.*\/node_modules\//, '')} is not the file of React DOM ${PINNED.version} that vite/unused-react.ts was read against. ` +
        'Build with REACT_AS_PUBLISHED=1, which leaves React whole; then read the lists against the new source, run the ' +
        `conformance suite, and write its hash there: ${found}.`,
    );
  const all = Object.values(features);
  return withoutTags(
    id,
    emptyFunctions(
      id,
      code,
      all.flatMap(({ functions }) => functions),
    ),
    all.flatMap(({ tags = [] }) => tags),
  );
}

/**
 * Leaves out the features of React DOM that no widget uses: saves 15.1 KB of every first widget. React's own behaviour in
 * everything else is untouched, and two things keep it so: the file is pinned by its hash, and an import, or JSX, of
 * what a feature belongs to stops the build.
 */
export function unusedReact(): Plugin {
  return {
    name: 'echelon:unused-react',
    enforce: 'pre',
    transform: {
      filter: { id: [CLIENT, JSX] },
      handler(code, id) {
        if (CLIENT.test(id)) return { code: withoutUnused(id, code), map: null };
        const written = jsxNames(id, code);
        for (const [feature, { jsx }] of Object.entries(features)) {
          const name = jsx && written.find(candidate => jsx.test(candidate));
          if (name)
            this.error(
              `"${name}" of React is used now, and ${feature} are left out of this build: take them out of vite/unused-react.ts.`,
            );
        }
        return undefined;
      },
    },
    generateBundle(_options, bundle) {
      const owner = new Map(
        Object.entries(features).flatMap(([feature, { exports }]) => exports.map(name => [name, feature] as const)),
      );
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, { renderedExports }] of Object.entries(file.modules)) {
          if (!REACT.test(id)) continue;
          for (const name of renderedExports)
            if (owner.has(name))
              this.error(
                `"${name}" of React is used now, and ${owner.get(name)} are left out of this build: take them out of vite/unused-react.ts.`,
              );
        }
      }
    },
  };
}
