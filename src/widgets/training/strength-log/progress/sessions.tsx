import { useRef } from 'react';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useStore } from '../../../screen/use-store.js';
import { ListFoot } from '../../../workouts/list-foot.js';
import type { Settings } from '../../../workouts/settings.js';
import { words } from './copy.js';
import { SessionRow } from './session-row.js';
import type { PastSessions } from './sessions-model.js';
import type { WorkoutLinks } from './links.js';
import { heading, list, section } from './view.css.js';

interface SessionsProps extends WorkoutLinks {
  sessions: PastSessions;
  settings: Settings;
}

/** Past sessions, newest first. */
export function Sessions({ sessions, settings, ...links }: SessionsProps) {
  const copy = useWords(words);
  const screen = useStore(sessions.$screen);
  const busy = useStore(sessions.$busy);
  const title = useRef<HTMLHeadingElement>(null);
  if (screen.is !== 'list') return null;
  const { items, total, waiting, failure } = screen;
  if (items && total === 0 && !failure) return null;
  return (
    <section className={section} part="sessions">
      <h3 ref={title} className={heading} tabIndex={-1}>
        {copy.sessions}
      </h3>
      {items && (
        <ol className={list} role="list">
          {items.map(line => (
            <SessionRow
              key={line.id}
              {...links}
              line={line}
              settings={settings}
              isBusy={busy === line.id}
              onDelete={() => {
                // its row goes, and the focus with it
                title.current?.focus();
                void sessions.remove(line);
              }}
            />
          ))}
        </ol>
      )}
      {waiting && !items && <ListSkeleton items={4} />}
      {failure ? (
        <NotLoaded what={copy.sessionsWhat} why={{ code: failure }} onRetry={sessions.retry} />
      ) : (
        items && (
          <ListFoot
            shown={items.length}
            total={total}
            waiting={waiting}
            texts={copy}
            onMore={() => void sessions.more()}
          />
        )
      )}
    </section>
  );
}
