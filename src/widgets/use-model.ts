import { useMemo, useEffect, type DependencyList } from 'react';

/** A widget's stores and actions. `dispose` aborts what is under way. */
export interface Model {
  dispose?(): void;
}

/**
 * One model per widget, made anew when what it is made from changes. Models begin their work when a store is
 * first listened to, so making one twice (StrictMode does) costs nothing.
 */
export function useModel<M extends Model>(make: () => M, from: DependencyList): M {
  const model = useMemo(make, from);
  useEffect(() => () => model.dispose?.(), [model]);
  return model;
}
