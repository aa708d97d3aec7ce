import { atom } from 'nanostores';
import { listAlarms } from '../../../../core/contract/commercial/alarms.js';
import type { Session } from '../../../../core/session/session.js';
import { createLoaded } from '../loaded.js';

export const viewNames = ['locations', 'alerts'] as const;
export type ViewName = (typeof viewNames)[number];

/** Which view is open, and what each of them shows, as the search of an address. */
export interface Views {
  open: ViewName;
  queries: Readonly<Record<ViewName, string>>;
}

/** Reads `view=alerts&kind=fault`. The view that is not open keeps what it shows. */
export function readViews(query: string, before: Views['queries'] = { locations: '', alerts: '' }): Views {
  const said = new URLSearchParams(query);
  const open = said.get('view') === 'alerts' ? 'alerts' : 'locations';
  said.delete('view');
  return { open, queries: { ...before, [open]: said.toString() } };
}

/** The same as the search of an address. */
export const writeViews = ({ open, queries }: Views): string =>
  [open === 'alerts' && 'view=alerts', queries[open]].filter(Boolean).join('&');

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** The two views of all locations, in one address, and how many alarms there are. */
export function createViews({ session, query, onQuery }: Inputs) {
  const $views = atom(readViews(query));
  const alarms = createLoaded(session, signal => session.request(listAlarms, { limit: 1 }, { signal }));
  const change = (next: Views, typing = false) => {
    $views.set(next);
    onQuery(writeViews(next), typing);
  };
  return {
    $views,
    $alarms: alarms.$loaded,
    $userId: session.$userId,
    recount: () => void alarms.refresh(),
    /** The address says something else now. */
    follow(to: string): void {
      const { queries } = $views.get();
      const next = readViews(to, queries);
      if (writeViews(next) !== writeViews($views.get())) $views.set(next);
    },
    open(name: string): void {
      const open = viewNames.find(one => one === name);
      if (open) change({ ...$views.get(), open });
    },
    /** A view is set otherwise; one that was left meanwhile keeps it to itself. */
    set(name: ViewName, to: string, typing: boolean): void {
      const { open, queries } = $views.get();
      const next = { open, queries: { ...queries, [name]: to } };
      if (name === open) change(next, typing);
      else $views.set(next);
    },
  };
}
