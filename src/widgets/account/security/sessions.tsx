import { useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { personWords } from '../../screen/person-screen-copy.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { placeName } from './lines.js';
import type { Model } from './password.js';
import type { Ending, Which } from './sessions-model.js';
import { SessionRow } from './session-row.js';
import { muted } from '../../layout/sections.css.js';
import { actions, heading, list, surface } from './view.css.js';

/** Every place, this one first, and the way out of each and of all others. */
export function Sessions({ model, onEnd }: { model: Model; onEnd: (which: Which) => void }) {
  const copy = useWords(words);
  const { loading } = useWords(personWords);
  const part = useStore(model.sessions.$part);
  const ending = useStore(model.sessions.$ending);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its place.
  useEffect(() => {
    if (ending.is === 'ended') title.current?.focus();
  }, [ending]);
  return (
    <section className={surface} part="sessions" aria-labelledby={id}>
      <h3 ref={title} className={heading} id={id} tabIndex={-1}>
        {copy.sessions.title}
      </h3>
      <Outcome ending={ending} />
      {part.is === 'loading' && <ListSkeleton label={loading(copy.sessions.what)} />}
      {part.is === 'failed' && <NotLoaded what={copy.sessions.what} why={part} onRetry={model.retrySessions} />}
      {part.is === 'known' && (
        <ul className={list} role="list">
          {part.items.map(item => (
            <SessionRow key={item.id} item={item} now={part.now} ending={ending} onEnd={onEnd} />
          ))}
        </ul>
      )}
      {part.is === 'known' && (
        <Ways onEnd={onEnd} ending={ending} others={part.items.filter(({ current }) => !current).length} />
      )}
    </section>
  );
}

function Outcome({ ending }: { ending: Ending }) {
  const copy = useWords(words);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ending.is === 'refused') banner.current?.focus();
  }, [ending]);
  if (ending.is === 'refused')
    return (
      <div ref={banner} tabIndex={-1}>
        <Banner title={ending.code === 'unanswered' ? undefined : copy.sessions.refusedTitle}>
          {copy.failures[ending.code]}
        </Banner>
      </div>
    );
  if (ending.is !== 'ended') return null;
  const { which, count } = ending;
  // An earlier press whose answer was lost may have ended them all, so the message does not say how many there were.
  const others = count === 0 ? copy.sessions.alone : copy.sessions.ended.others(count);
  return (
    <Banner tone="success">
      {which.is === 'one' ? copy.sessions.ended.one(placeName(which.place, copy)) : others}
    </Banner>
  );
}

function Ways({ onEnd, ending, others }: { onEnd: (which: Which) => void; ending: Ending; others: number }) {
  const copy = useWords(words).sessions;
  const [asking, ask] = useState(false);
  const isEnding = ending.is === 'ending' && ending.which.is === 'others';
  // Done or refused, there is nothing to ask any more.
  const isOver = ending.is === 'ended' || ending.is === 'refused';
  useEffect(() => {
    if (isOver) ask(false);
  }, [isOver, ending]);
  if (others === 0) return <p className={muted}>{copy.alone}</p>;
  return (
    <div className={actions}>
      <Button type="secondary" onClick={() => ask(true)}>
        {copy.others}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.confirmTitle}
        action={copy.confirm(others)}
        loading={isEnding}
        onConfirm={() => onEnd({ is: 'others' })}
        onClose={() => ask(false)}
      >
        {copy.confirmText}
      </ConfirmDialog>
    </div>
  );
}
