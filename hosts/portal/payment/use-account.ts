import { getAccount, session, type Account } from '@echelon/membership/core';
import { useEffect, useState } from 'react';
import { useSession } from '../use-session.js';

export type Read = { is: 'loading' } | { is: 'failed'; again: () => void } | { is: 'read'; account: Account };

/** The account of whoever is signed in, read once for the page. */
export function useAccount(): Read {
  const { userId } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ of: string | undefined; attempt: number; account: Account | undefined }>();
  useEffect(() => {
    if (!userId) return undefined;
    const abort = new AbortController();
    void session().request(getAccount, { userId }, { signal: abort.signal }).then(answer => {
      if (!abort.signal.aborted) setFound({ of: userId, attempt, account: answer.ok ? answer.data : undefined });
    });
    return () => abort.abort();
  }, [userId, attempt]);
  if (!found || found.of !== userId || found.attempt !== attempt) return { is: 'loading' };
  return found.account ? { is: 'read', account: found.account } : { is: 'failed', again: () => setAttempt(attempt + 1) };
}
