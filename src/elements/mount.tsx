import { Component, Suspense, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { MADE, SLOT } from '../core/light-dom.js';
import { AdoptStyles } from '../widgets/element/adopt-styles.js';
import type { Implementation, SheetSource } from '../widgets/element/define.js';
import { Frame } from '../widgets/element/frame.js';
import frameCss from '../widgets/element/frame.tsx?shadow-css';
import { sheets } from '../widgets/element/sheets.js';
import { checkMarkup, checkPage } from './check-page.js';
import { shareAnswers } from './share-answers.js';
import { inSlices } from './slices.js';

// Before the first request of this page's session.
shareAnswers();
checkPage();

/** What an element hands over when its code has loaded. */
export interface Mounting {
  root: ShadowRoot;
  implementation: Implementation;
  /** The properties and callbacks as they are now. */
  props: () => Record<string, unknown>;
  onFailure: (error: unknown) => void;
  /** Nothing can be shown any more, not even that. */
  onLost: (error: unknown) => void;
  onShown: () => void;
}

export interface Mounted {
  update(): void;
  /** The element is in another document now. */
  adopted(): void;
  unmount(): void;
}

interface Instance extends Mounting {
  /** What prerendered markup was written in. */
  locale?: string | undefined;
  listeners: Set<() => void>;
  adopt: (css: SheetSource) => void;
}

function adopter(root: ShadowRoot) {
  const sources = new Set<SheetSource>();
  const adopt = (css: SheetSource) => {
    sources.add(css);
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets(root.ownerDocument).get(css)])];
  };
  return { adopt, again: () => sources.forEach(adopt) };
}

const applied = new WeakMap<ShadowRoot, unknown>();

/** Puts on the appearance that an element is given, or takes it off; answers when that is done, where there is something to wait for. */
function applyAppearanceOf({ root, props }: Mounting): Promise<void> | undefined {
  const { appearance } = props();
  if (applied.get(root) === appearance) return undefined;
  applied.set(root, appearance);
  return import('../widgets/element/appearance.js').then(
    ({ applyAppearance }) => {
      if (applied.get(root) === appearance) applyAppearance(root, appearance);
    },
    // The default look is better than none; asked again, it is fetched again.
    () => void applied.delete(root),
  );
}

/** The attribute of the box that prerendered markup and the client share. */
export const ROOT_BOX = 'data-echelon-root';

/** Around everything: what the widget's own frame cannot show. One instance that breaks must not take the others of the page along. */
class Last extends Component<{ onLost: (error: unknown) => void; children: ReactNode }, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError() {
    return { lost: true };
  }

  override componentDidCatch(error: unknown) {
    // React is at work: its root cannot be taken away now.
    queueMicrotask(() => this.props.onLost(error));
  }

  override render() {
    return !this.state.lost && this.props.children;
  }
}

const placed = (instance: Instance) => (
  <Last onLost={instance.onLost}>
    <Suspense>
      <Instance instance={instance} />
    </Suspense>
  </Last>
);

function Instance({ instance }: { instance: Instance }) {
  const props = useSyncExternalStore(
    listener => {
      instance.listeners.add(listener);
      return () => instance.listeners.delete(listener);
    },
    instance.props,
    instance.props,
  );
  useLayoutEffect(() => instance.onShown(), [instance]);
  const { View } = instance.implementation;
  const host = instance.root.host instanceof HTMLElement ? instance.root.host : undefined;
  return (
    <Frame
      host={host}
      locale={instance.locale}
      theme={props['theme'] === 'light' || props['theme'] === 'dark' ? props['theme'] : undefined}
      onFailure={instance.onFailure}
    >
      <AdoptStyles value={instance.adopt}>
        <View {...props} />
      </AdoptStyles>
    </Frame>
  );
}

// One React root serves every element of the page: fifty roots cost twice as much as fifty portals.
let portals: readonly ReactNode[] = [];
const pageListeners = new Set<() => void>();
let started = false;

function setPortals(next: readonly ReactNode[]): void {
  portals = next;
  for (const listener of pageListeners) listener();
}

function Page() {
  return useSyncExternalStore(
    listener => {
      pageListeners.add(listener);
      return () => pageListeners.delete(listener);
    },
    () => portals,
  );
}

let made = 0;

function addPortal(instance: Instance, box: HTMLElement): () => void {
  const portal = createPortal(placed(instance), box, String(++made));
  setPortals([...portals, portal]);
  if (!started) {
    started = true;
    createRoot(document.createElement('div')).render(<Page />);
  }
  return () => setPortals(portals.filter(other => other !== portal));
}

/** Shows a widget in a shadow root: takes prerendered markup over where there is some, else shares the page's React root. */
export function mount(mounting: Mounting): Mounted {
  let mounted: Mounted | undefined;
  // All of it: fifty that only share what React does with them would still take their styles in one long task.
  const cancel = inSlices(() => {
    try {
      mounted = mountNow(mounting);
    } catch (error) {
      mounting.onLost(error);
    }
  });
  return {
    update: () => mounted?.update(),
    adopted: () => mounted?.adopted(),
    unmount: () => {
      cancel();
      mounted?.unmount();
    },
  };
}

function mountNow(mounting: Mounting): Mounted {
  const { root, implementation } = mounting;
  const { host } = root;
  checkMarkup(host);
  // A clone or a saved page brings the places of an earlier element along, with dead frames in them.
  for (const child of host.querySelectorAll(`:scope > [${SLOT}]`)) if (!(MADE in child)) child.remove();
  const { adopt, again } = adopter(root);
  const instance: Instance = { ...mounting, listeners: new Set(), adopt };
  adopt([...frameCss, ...implementation.css]);
  const update = () => {
    void applyAppearanceOf(mounting);
    for (const listener of instance.listeners) listener();
  };
  const adopted = () => {
    again();
    applied.delete(root);
    void applyAppearanceOf(mounting);
  };
  const appearanceReady = applyAppearanceOf(mounting);

  const prerendered = root.querySelector<HTMLElement>(`[${ROOT_BOX}]`);
  if (prerendered) {
    const hydrated = hydrateRoot(prerendered, placed({ ...instance, locale: prerendered.lang || undefined }));
    prerendered.hidden = false;
    for (const inPlace of root.querySelectorAll('[data-echelon-prerendered]')) inPlace.remove();
    return {
      update,
      adopted,
      unmount: () => {
        hydrated.unmount();
        prerendered.remove();
      },
    };
  }

  const box = document.createElement('div');
  box.setAttribute(ROOT_BOX, '');
  const placeholder = [...root.children];
  root.append(box);
  const onShown = () => {
    for (const element of placeholder) element.remove();
    mounting.onShown();
  };
  let remove: (() => void) | undefined;
  const show = () => {
    if (box.isConnected) remove = addPortal({ ...instance, onShown }, box);
  };
  // The skeleton stays until the widget has its own look.
  if (appearanceReady) void appearanceReady.then(() => inSlices(show));
  else show();
  return {
    update,
    adopted,
    unmount: () => {
      remove?.();
      box.remove();
    },
  };
}
