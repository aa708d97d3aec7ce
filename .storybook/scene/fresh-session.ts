import { createProtocol, type Protocol, type SessionState } from '../../src/core/index.js';

const KEY = Symbol.for('echelon.session');
const names = ['echelon-jwt', 'echelon-uid', 'echelon-flags'];

/**
 * The page's one session, with a new one inside it for every story: the widgets' code joins the page's session once and
 * keeps it, so the story before cannot be forgotten by taking it off the page.
 */
function createStage() {
  const listeners = new Set<(state: SessionState) => void>();
  const notify = (state: SessionState) => {
    for (const listener of listeners) listener(state);
  };
  let current = createProtocol();
  let leave = current.subscribe(notify);
  const protocol: Protocol = {
    version: 1,
    get: () => current.get(),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (name, value) => current.act(name, value),
    once: (name, work) => current.once(name, work),
  };
  return {
    protocol,
    renew: () => {
      // What was typed and not sent is forgotten when a person leaves; the next story's person may be the same.
      current.act('signOut', { by: 'person' });
      leave();
      current = createProtocol();
      leave = current.subscribe(notify);
      notify(current.get());
    },
  };
}

let stage: ReturnType<typeof createStage> | undefined;

/** A page's session for stories that have no back end: made once, before anything joins another. */
export function anySession(): void {
  if (!stage) freshSession();
}

/** A session that knows nothing: nobody is signed in, nothing was kept. */
export function freshSession(): void {
  for (const name of names) {
    localStorage.removeItem(name);
    document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
  // What somebody has not saved yet is kept in the tab, and the next story's person may be the same.
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('echelon-')) sessionStorage.removeItem(name);
  // The journey keeps its step in the page's history.
  if (history.state !== null) history.replaceState(null, '');
  stage ??= createStage();
  Reflect.set(globalThis, KEY, stage.protocol);
  stage.renew();
}
