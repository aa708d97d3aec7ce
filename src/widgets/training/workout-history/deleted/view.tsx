import { useEffect, useRef } from 'react';
import type { DeletedWorkout } from '../../../../core/contract/schemas/training/workouts.js';
import { localDay } from '../../../../core/wall-clock.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { trash, undo } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { rows } from '../../../layout/sections.css.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { PersonView } from '../../../screen/person-view.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { workoutWords } from '../../../workouts/copy.js';
import { writeDayAsOf } from '../../../workouts/days.js';
import { DisciplineMark } from '../../../workouts/discipline-mark.js';
import { ListFoot } from '../../../workouts/list-foot.js';
import { notDoneText } from '../../../workouts/not-done.js';
import { deletedWords } from './copy.js';
import { facts, list, muted, name, row } from './deleted.css.js';
import { createDeletedWorkouts, type DeletedWorkoutsModel, type Restoration } from './model.js';

interface DeletedProps {
  /** Whose clock tells the days, an IANA name. */
  timeZone: string;
  /** The member's day: of another year, the year is said. */
  today: string;
  onRestored: () => void;
  onClose: () => void;
}

/** What was deleted in the last 30 days, and the way back. */
export function View({ timeZone, today, onRestored, onClose }: DeletedProps) {
  const copy = useWords(deletedWords);
  const model = useModel(session => createDeletedWorkouts(session, onRestored), []);
  const screen = useStore(model.$screen);
  const { busy } = useStore(model.$restoration);
  const ids = screen.is === 'list' ? (screen.items ?? []).map(({ id }) => id) : [];
  return (
    <Drawer
      open
      title={copy.title}
      onClose={onClose}
      footer={
        ids.length > 1 && (
          <Button
            type="secondary"
            icon={undo}
            loading={busy.size > 1}
            disabled={busy.size === 1}
            onClick={() => void model.restore(ids)}
          >
            {copy.restoreAll(ids.length)}
          </Button>
        )
      }
    >
      <div className={rows}>
        <p>{copy.text}</p>
        <Outcome model={model} />
        <PersonView screen={screen} texts={{ what: copy.what }} onRetry={model.retry}>
          {({ items, total, waiting, failure }) => (
            <>
              {waiting && !items && <ListSkeleton items={3} />}
              {items && total === 0 && (
                <EmptyState icon={trash} title={copy.none}>
                  {copy.noneText}
                </EmptyState>
              )}
              {items && total > 0 && (
                <ul className={list} role="list" aria-label={copy.list}>
                  {items.map(item => (
                    <Row
                      key={item.id}
                      item={item}
                      timeZone={timeZone}
                      today={today}
                      busy={busy}
                      onRestore={() => void model.restore([item.id])}
                    />
                  ))}
                </ul>
              )}
              {failure ? (
                <NotLoaded what={copy.what} why={{ code: failure }} onRetry={model.retry} />
              ) : (
                items &&
                total > items.length && (
                  <ListFoot
                    shown={items.length}
                    total={total}
                    waiting={waiting}
                    texts={copy}
                    onMore={() => void model.more()}
                  />
                )
              )}
            </>
          )}
        </PersonView>
      </div>
    </Drawer>
  );
}

/** What has come of a press. The button is gone with its row, so that the focus comes here. */
function Outcome({ model }: { model: DeletedWorkoutsModel }) {
  const copy = useWords(deletedWords);
  const { restored, failed } = useStore(model.$restoration);
  const place = useRef<HTMLDivElement>(null);
  const isSaid = restored > 0 || failed !== undefined;
  useEffect(() => {
    if (isSaid) place.current?.focus();
  }, [isSaid]);
  if (!isSaid) return null;
  return (
    <div ref={place} className={rows} tabIndex={-1} role="group" aria-label={copy.title}>
      {restored > 0 && <Banner tone="success">{copy.restored(restored)}</Banner>}
      {failed && <Banner tone="critical">{notDoneText(copy.notRestored(failed.count), failed, copy)}</Banner>}
    </div>
  );
}

interface RowProps {
  item: DeletedWorkout;
  timeZone: string;
  today: string;
  busy: Restoration['busy'];
  onRestore: () => void;
}

function Row({ item, timeZone, today, busy, onRestore }: RowProps) {
  const copy = useWords(deletedWords);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const { id, type, title, startedAt, restorableUntil } = item;
  const day = { month: 'short', day: 'numeric' } as const;
  const began = writeDayAsOf(localDay(item.timeZone, startedAt), today, locale);
  return (
    <li className={row}>
      <DisciplineMark type={type} />
      <span className={facts}>
        <span className={name}>
          <bdi>{title}</bdi>
        </span>
        <span className={muted}>{[types[type], began].join(' · ')}</span>
        <span className={muted}>
          {copy.until(writeDayAsOf(localDay(timeZone, restorableUntil), today, locale, day))}
        </span>
      </span>
      <Button
        type="secondary"
        size="sm"
        label={copy.restoreOne(title)}
        loading={busy.has(id)}
        disabled={busy.size > 0 && !busy.has(id)}
        onClick={onRestore}
      >
        {copy.restore}
      </Button>
    </li>
  );
}
