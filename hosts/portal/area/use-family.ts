import { getFamily, isParent, session } from '@echelon/membership/core';
import { useEffect, useState } from 'react';
import { useSession } from '../use-session.js';

/** What is known of a child's family. */
export interface KnownFamily {
  loading: boolean;
  /** The child's own name; missing where it could not be found out. */
  ownName?: string | undefined;
  parentName?: string | undefined;
}

const nothing: KnownFamily = { loading: false };

/** The names in the family of a child's session. A parent's own name is known already; no call is made for it. */
export function useFamily(): KnownFamily {
  const { userId, claims } = useSession();
  const isChild = claims !== undefined && !isParent(claims);
  const [found, setFound] = useState<{ of: string; family: KnownFamily }>();
  useEffect(() => {
    if (!isChild || !userId) return undefined;
    const abort = new AbortController();
    void session().request(getFamily, { userId }, { signal: abort.signal }).then(answer => {
      if (abort.signal.aborted) return;
      const { items } = answer.ok ? answer.data : { items: [] };
      setFound({ of: userId, family: { loading: false, ownName: items.find(({ isYou }) => isYou)?.displayName, parentName: items.find(({ status }) => status === 'parent')?.displayName } });
    });
    return () => abort.abort();
  }, [isChild, userId]);
  if (!isChild) return nothing;
  return found && found.of === userId ? found.family : { loading: true };
}
