import { atom } from 'nanostores';
import { createContext, Fragment, useState, type ReactNode } from 'react';
import { isLook } from '../../core/contract/call.js';
import type { Result } from '../../core/contract/failure.js';
import type { Request } from '../../core/client/client.js';
import type { Session } from '../../core/session/session.js';
import { NoticeInDialogs } from '../../ui/feedback/dialog/notice-in-dialogs.js';
import { useHost } from '../../ui/host/host.js';
import { LazyView } from '../element/lazy-view.js';
import { useStore } from './use-store.js';

/** Milliseconds after which the user reads that an answer takes long. */
const LONG = 6000;

const load = () => import('./patience-notice.tsx?widget');

/** What a widget waits for: nothing to report, an answer that takes long, or one that never came. */
export type Waiting = 'no' | 'long' | 'unanswered';

/** Follows the calls of one widget, so that none of them can leave a person without a word or a way out. */
export function createPatience(host?: HTMLElement) {
  const $waiting = atom<Waiting>('no');
  let open = 0;
  let openUntil = new AbortController();
  /** The path of a write that nobody knows the end of. */
  let lost: string | undefined;
  let watched: Session | undefined;

  return {
    $waiting,
    watch(session: Session): Session {
      const request: Request = async (call, input, options) => {
        const sends = call.method !== 'GET';
        // Fetched while the line is known to work.
        if (sends) void load().catch(() => undefined);
        open++;
        const timer = setTimeout(() => $waiting.set('long'), LONG);
        const answer = await session
          .request(call, input, { ...options, giveUp: openUntil.signal })
          // What has no id is not found: a page that gives its widget none sees so, and not a widget that waits for ever.
          .catch(({ message }: Error): Result<never, 'notFound'> => ({
            ok: false,
            failure: { code: 'notFound', message },
          }));
        clearTimeout(timer);
        open--;
        // What the write was about, or the list or account that it is in, was read since: the widget says how it is. An
        // answered quote says nothing about it, nor does a person about what is theirs.
        let isOver: boolean | undefined = !isLook(call) || ($waiting.get() === 'long' && open === 0);
        if (answer.ok) isOver ||= lost === call.path || (!/:\w+$/.test(call.path) && lost?.startsWith(`${call.path}/`));
        else {
          session.get().config.report?.(call, answer.failure, host);
          if (answer.failure.code === 'unanswered') {
            lost = call.path;
            $waiting.set('unanswered');
            return answer;
          }
        }
        if (isOver) $waiting.set('no');
        return answer;
      };
      return (watched ??= { ...session, request });
    },
    goOn: () => $waiting.set('no'),
    giveUp: () => {
      openUntil.abort();
      openUntil = new AbortController();
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;

/** The patience of the widget around a component. */
export const PatienceContext = createContext<Patience | undefined>(undefined);

/** A widget's view; with what is said when an answer takes long, or never came: then the view can be started again, from what the server says. */
export function Patient({ children }: { children: ReactNode }) {
  const host = useHost();
  const [patience] = useState(() => createPatience(host));
  const [times, setTimes] = useState(0);
  const waiting = useStore(patience.$waiting);
  const again = () => {
    patience.goOn();
    setTimes(times + 1);
  };
  const notice = waiting !== 'no' && (
    <LazyView load={load} props={{ patience, waiting, onAgain: again }} waiting={null} />
  );
  return (
    <PatienceContext value={patience}>
      <NoticeInDialogs value={notice}>
        <Fragment key={times}>{children}</Fragment>
      </NoticeInDialogs>
      {notice}
    </PatienceContext>
  );
}
