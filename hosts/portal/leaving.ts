import { hasUnsaved } from '@echelon/membership/ui';

/** Asks whether what is typed may be left; `leave` goes on to where the person was going. */
type Ask = (leave: () => void) => void;

let guard: { here: string; ask: Ask; go: (path: string) => void } | undefined;

/** From now on nobody leaves this page without being asked where something typed is not saved, until the answer is called. */
export function guardLeaving(here: string, ask: Ask, go: (path: string) => void): () => void {
  const mine = { here, ask, go };
  guard = mine;
  return () => {
    if (guard === mine) guard = undefined;
  };
}

/** Goes to another page, by way of the question where there is one. */
export function leaveFor(go: () => void): void {
  if (guard && hasUnsaved()) guard.ask(go);
  else go();
}

// The address has already changed when the browser reports it: the page that is shown gets its own address back until
// it is left.
addEventListener(
  'popstate',
  event => {
    if (!guard || !hasUnsaved()) return;
    const { here, ask, go } = guard;
    const wanted = location.pathname + location.search + location.hash;
    event.stopImmediatePropagation();
    history.pushState(null, '', here);
    ask(() => go(wanted));
  },
  { capture: true },
);
