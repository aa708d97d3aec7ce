import { createElement, useContext, useEffect, useState, type ReactNode } from 'react';
import { Banner } from '../ui/banner/banner.js';
import { Button } from '../ui/button/button.js';
import { AdoptStyles } from './adopt-styles.js';
import { failureCopy, frameCopy } from './copy.js';
import type { Implementation } from './define.js';

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
  const [loaded, setLoaded] = useState<Implementation | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    setLoaded(undefined);
    load().then(
      implementation => {
        if (gone) return;
        adopt?.(implementation.css);
        setLoaded(implementation);
      },
      () => !gone && setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [load, adopt, attempt]);
  if (!loaded) return waiting;
  if (loaded === 'failed') {
    return <Banner tone="critical" title={failureCopy.offline} actions={<Button type="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>{frameCopy.tryAgain}</Button>} />;
  }
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(props));
  return createElement(loaded.View, given);
}
