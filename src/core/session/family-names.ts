import { atom, onMount, type ReadableAtom } from 'nanostores';
import { getFamily } from '../contract/family.js';
import { isParent } from './claims.js';
import type { Session } from './session.js';

/** Who is who in the family of a child's session. */
export interface FamilyNames {
  loading: boolean;
  /** The child's own name; missing where it could not be found out. */
  ownName?: string | undefined;
  parentName?: string | undefined;
}

const stores = new WeakMap<Session, ReadableAtom<FamilyNames>>();

/** The child whose session it is. A parent's own name is known already: no call is made for it. */
const childOf = (session: Session): string | undefined => {
  const { userId, claims } = session.get();
  return claims && !isParent(claims) ? userId : undefined;
};

function createFamilyNames(session: Session): ReadableAtom<FamilyNames> {
  const $names = atom<FamilyNames>({ loading: childOf(session) !== undefined });
  onMount($names, () => {
    let child: string | undefined;
    let abort = new AbortController();
    const load = async (userId: string, { signal }: AbortController) => {
      const answer = await session.request(getFamily, { userId }, { signal });
      if (signal.aborted) return;
      const { items } = answer.ok ? answer.data : { items: [] };
      $names.set({
        loading: false,
        ownName: items.find(({ isYou }) => isYou)?.displayName,
        parentName: items.find(({ status }) => status === 'parent')?.displayName,
      });
    };
    const leave = session.$state.subscribe(() => {
      const now = childOf(session);
      if (now === child) return;
      child = now;
      abort.abort();
      abort = new AbortController();
      $names.set({ loading: now !== undefined });
      if (now !== undefined) void load(now, abort);
    });
    return () => {
      leave();
      abort.abort();
    };
  });
  return $names;
}

/** The names in the family of a child's session; requested once for all callers. */
export function familyNames(session: Session): ReadableAtom<FamilyNames> {
  const known = stores.get(session);
  if (known) return known;
  const made = createFamilyNames(session);
  stores.set(session, made);
  return made;
}
