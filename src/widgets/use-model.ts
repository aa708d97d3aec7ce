import { useEffect, useRef, useState } from 'react';
import { session, type Session } from '../core/session/session.js';

/** A widget's stores and actions. `dispose` aborts what is under way. */
export interface Model {
  dispose?(): void;
}

/**
 * One model per widget, made from the page's session, and anew when what else it is made from changes. Models begin
 * their work when a store is first listened to, so making one twice costs nothing.
 */
export function useModel<M extends Model>(make: (session: Session) => M, from: readonly unknown[]): M {
  const [made, setMade] = useState(() => ({ model: make(session()), from }));
  const same = made.from.length === from.length && made.from.every((value, at) => Object.is(value, from[at]));
  const current = same ? made : { model: make(session()), from };
  if (!same) setMade(current);
  const { model } = current;
  const inUse = useRef<M>(undefined);
  useEffect(() => {
    inUse.current = model;
    return () => {
      inUse.current = undefined;
      // StrictMode takes effects away and brings them back at once; only a model that stays away is done.
      setTimeout(() => inUse.current !== model && model.dispose?.());
    };
  }, [model]);
  return model;
}

/** The page's session, for what a view shows of it: the language, and whoever is signed in. */
export const useSession = (): Session => session();
