import { useContext, useState } from 'react';
import { session, type Session } from '../../core/session/session.js';
import { PatienceContext } from './patience.js';

/**
 * One model per widget, made from the page's session, and again when what else it is made from changes, which is always as many. Models begin
 * their work when a store is first listened to, so making one twice costs nothing; a store stops what is under way a
 * second after its last listener has left, so that StrictMode's second mount finds it at work.
 */
export function useModel<Model>(make: (session: Session) => Model, from: readonly unknown[]): Model {
  const patience = useContext(PatienceContext);
  const own = () => make(patience?.watch(session()) ?? session());
  const [made, setMade] = useState(() => ({ model: own(), from }));
  if (made.from.every((value, at) => Object.is(value, from[at]))) return made.model;
  const next = { model: own(), from };
  setMade(next);
  return next.model;
}
