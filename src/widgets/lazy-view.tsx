import { createElement, useContext, useEffect, useState, type ReactNode } from 'react';
import { AdoptStyles } from './adopt-styles.js';
import type { Implementation } from './define.js';
import { Failure } from './failure.js';

export interface LazyViewProps<Props> {
  /** `definition.load`, or an `import('./part.tsx?widget')` of one's own; the same function with every render. */
  load: () => Promise<Implementation>;
  props: Props;
  /** Stands there until the code has come. */
  waiting: ReactNode;
}

/** A widget, or a part of one, whose code and styles are fetched when it is first needed: for what few people come to. */
export function LazyView<Props extends object>({ load, props, waiting }: LazyViewProps<Props>) {
  const adopt = useContext(AdoptStyles);
  // `null` when it did not come.
  const [found, setFound] = useState<Implementation | null>();
  useEffect(() => {
    if (found !== undefined) return;
    load().then(implementation => {
      adopt?.(implementation.css);
      setFound(implementation);
    }, () => setFound(null));
  }, [found, load, adopt]);
  if (found) return createElement(found.View, Object.fromEntries(Object.entries(props)));
  return found === null ? <Failure is="notLoaded" onRetry={() => setFound(undefined)} /> : waiting;
}
