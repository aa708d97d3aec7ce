import {
  createElement,
  useContext,
  useEffect,
  useInsertionEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { AdoptStyles } from './adopt-styles.js';
import type { Implementation } from './define.js';
import { Failure } from '../screen/failure.js';

type Load = () => Promise<Implementation>;

export interface LazyViewProps<Props> {
  /** `definition.load`, or an `import('./part.tsx?widget')` of one's own; the same function with every render. */
  load: Load;
  props: Props;
  /** Shown until the code has loaded. */
  waiting: ReactNode;
  /** Fetched once what is around it has been painted: for a drawing below words, which its code would hold up. */
  afterPaint?: boolean;
}

const loaded = new WeakMap<Load, Implementation>();

const fetchView = (load: Load) => load().then(implementation => void loaded.set(load, implementation));

/**
 * Fetches parts that will be needed later, once the page has nothing else to do: one after the other, because the code
 * of several that arrive together is run in one long task. One that does not load is requested again where it is shown.
 */
export function fetchWhenIdle([load, ...later]: readonly Load[]): void {
  if (!load) return;
  const work = () =>
    void fetchView(load)
      .catch(() => undefined)
      .then(() => fetchWhenIdle(later));
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** Whether a frame has been drawn since this came into the page. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** A widget, or a part of one, whose code and styles are fetched when it is first needed, or ahead of that by `fetchWhenIdle`. */
export function LazyView<Props extends object>({ load, props, waiting, afterPaint = false }: LazyViewProps<Props>) {
  const adopt = useContext(AdoptStyles);
  const isPainted = useIsPainted();
  /** What did not come. */
  const [{ missing }, setKnown] = useState<{ missing?: Load }>({});
  const found = loaded.get(load);
  const isMissing = missing === load;
  // Before anything below measures itself.
  useInsertionEffect(() => {
    if (found) adopt?.(found.css);
  }, [found, adopt]);
  const isDue = isPainted || !afterPaint;
  useEffect(() => {
    if (!found && !isMissing && isDue)
      fetchView(load).then(
        () => setKnown({}),
        () => setKnown({ missing: load }),
      );
  }, [found, isMissing, load, isDue]);
  // The rest of its screen answers a press first; what the press brings is long work, and comes with the frame after.
  if (found) return isPainted && createElement(found.View as ComponentType<object>, props);
  return isMissing ? <Failure is="notLoaded" onRetry={() => setKnown({})} /> : waiting;
}
