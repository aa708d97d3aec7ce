import { useEffect, useState, type ReactNode } from 'react';
import { useHost } from '../ui/host/host.js';
import type { Definition, Implementation, PropsOf } from './define.js';
import { sheets } from './sheets.js';

export interface LazyViewProps<D extends Definition> {
  definition: D;
  props: PropsOf<D>;
  /** Stands there until the widget's code has come. */
  waiting: ReactNode;
  /** Stands there when it could not come. */
  failed: ReactNode;
}

/** Another widget, fetched when it is first needed: for the steps of a journey that few people take. */
export function LazyView<D extends Definition>({ definition, props, waiting, failed }: LazyViewProps<D>) {
  const host = useHost();
  const [loaded, setLoaded] = useState<Implementation | 'failed'>();
  useEffect(() => {
    let gone = false;
    definition.load().then(
      implementation => {
        if (gone) return;
        const root = host?.shadowRoot;
        if (root) root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets().get(implementation.css)])];
        setLoaded(implementation);
      },
      () => !gone && setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [definition, host]);
  if (!loaded) return waiting;
  if (loaded === 'failed') return failed;
  return <loaded.View {...props} />;
}
