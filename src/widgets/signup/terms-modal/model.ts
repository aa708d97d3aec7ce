import { atom, onMount } from 'nanostores';
import { fetchStaticFile } from '../../../core/client/static-file.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Session } from '../../../core/session/session.js';

export type Screen =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  /** `html` as it came: the view that shows it makes it safe. */
  | { is: 'reading'; html: string; atEnd: boolean };

const TERMS = '/static/terms-and-conditions.html';

/** The terms, and whether they were read to the end: only then can they be agreed to (spec s.4). */
export function createTerms({ src }: { src?: string | undefined }, session: Session) {
  const $screen = atom<Screen>({ is: 'loading' });
  let abort: AbortController | undefined;

  const load = async () => {
    abort?.abort();
    abort = new AbortController();
    const { signal } = abort;
    const { apiUrl = '', fetch } = session.get().config;
    $screen.set({ is: 'loading' });
    const answer = await fetchStaticFile(src ?? apiUrl.replace(/\/+$/, '') + TERMS, {
      fetch,
      signal,
      locale: session.locale(),
    });
    if (signal.aborted) return;
    $screen.set(
      answer.ok ? { is: 'reading', html: answer.data, atEnd: false } : { is: 'failed', code: answer.failure.code },
    );
  };

  onMount($screen, () => {
    void load();
    return () => abort?.abort();
  });

  return {
    $screen,
    retry: () => void load(),
    /** They came, but could not be shown. */
    unshowable: () => $screen.set({ is: 'failed', code: 'broken' }),
    reachEnd() {
      const screen = $screen.get();
      if (screen.is === 'reading') $screen.set({ ...screen, atEnd: true });
    },
    /** The instant of the agreement, unix seconds; nothing before the end was reached. */
    agree(): number | undefined {
      const screen = $screen.get();
      if (screen.is !== 'reading' || !screen.atEnd) return undefined;
      const acceptedAt = session.clock.now();
      session.remember({ termsAcceptedAt: acceptedAt });
      return acceptedAt;
    },
    /** Canceled or closed counts as not accepted (spec s.4). */
    decline: () => session.remember({ termsAcceptedAt: undefined }),
  };
}
