import { useEffect, useRef } from 'react';
import { formatDate } from '../../../core/dates.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { search, trash, undo } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { notDone } from '../../workouts/not-done.js';
import { words } from './copy.js';
import type { Links } from './links.js';
import type { Deleted } from './model.js';
import { stack, tools } from './view.css.js';

/** There is no such workout, and the way to those that there are. */
export function Missing({ links }: { links: Links }) {
  const copy = useWords(words);
  return (
    <EmptyState
      icon={search}
      title={copy.missingTitle}
      action={
        <Button type="secondary" {...links.history}>
          {copy.allWorkouts}
        </Button>
      }
    >
      {copy.missing}
    </EmptyState>
  );
}

interface WasDeletedProps {
  deleted: Deleted;
  onUndo: () => void;
  links: Links;
}

/** It was deleted a moment ago: until when it can come back, and the way on. */
export function WasDeleted({
  deleted: { title, restorableUntil, restoring, failure },
  onUndo,
  links,
}: WasDeletedProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={stack} tabIndex={-1} role="group" aria-label={copy.deletedTitle}>
      <EmptyState
        icon={trash}
        title={copy.deletedTitle}
        action={
          <div className={tools}>
            <Button icon={undo} loading={restoring} onClick={onUndo}>
              {copy.undo}
            </Button>
            <Button type="secondary" {...links.history}>
              {copy.allWorkouts}
            </Button>
          </div>
        }
      >
        {restorableUntil !== undefined && <p>{copy.deleted(title, formatDate(restorableUntil, locale))}</p>}
      </EmptyState>
      {failure && (
        <Banner tone="critical" title={notDone(failure.code, copy.notRestored)}>
          {failureText(failure, copy)}
        </Banner>
      )}
    </div>
  );
}
