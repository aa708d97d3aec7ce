import { useState } from 'react';
import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { ToastList } from '../../../../ui/feedback/toast/toast-list.js';
import { plus } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { useStore } from '../../../screen/use-store.js';
import { muted } from '../view.css.js';
import { troublesOf } from './check.js';
import { builderWords } from './copy.js';
import { DayFields } from './day-fields.js';
import { MOST, newDay, type DraftDay } from './draft.js';
import type { Building, RoutineBuilderModel } from './model.js';
import { movedTo } from './moves.js';
import { addRow } from './view.css.js';

interface DaysFieldsProps {
  model: RoutineBuilderModel;
  state: Building;
  days: readonly DraftDay[];
  /** It was sent once: what is wrong is marked from then on. */
  isChecked: boolean;
}

/** The days one below the other, and what has become of the last press. */
export function DaysFields({ model, state, days, isChecked }: DaysFieldsProps) {
  const copy = useWords(builderWords);
  const locale = useLocale();
  const said = useStore(model.$said);
  const unreadable = useStore(model.unreadable.$unreadable);
  const [news, setNews] = useState('');
  const [removed, setRemoved] = useState<{ text: string; before: readonly DraftDay[]; after: readonly DraftDay[] }>();
  const troubles = isChecked ? [...troublesOf(days, unreadable), ...said] : [];
  const isFull = days.length >= MOST.days;
  // Undo brings back what was there before: only while nothing else has changed since.
  const undoable = removed && removed.after === days ? removed : undefined;
  const remove = (text: string, after: readonly DraftDay[]) => {
    setRemoved({ text, before: days, after });
    model.days(() => after);
  };
  return (
    <>
      {days.map((day, at) => (
        <DayFields
          key={day.key}
          model={model}
          state={state}
          day={day}
          isFirst={at === 0}
          isLast={at === days.length - 1}
          troubles={troubles}
          onMove={by => model.days(all => movedTo(all, at, at + by))}
          onRemove={text =>
            remove(
              text,
              days.filter(({ key }) => key !== day.key),
            )
          }
          onSlots={(slots, text) =>
            remove(
              text,
              days.map(one => (one.key === day.key ? { ...one, slots } : one)),
            )
          }
          onNews={setNews}
        />
      ))}
      <div className={addRow}>
        <Button
          type="secondary"
          size="sm"
          icon={plus}
          disabled={isFull}
          onClick={() => model.days(all => [...all, newDay(copy.day(formatNumber(all.length + 1, locale)))])}
        >
          {copy.addDay}
        </Button>
        {isFull && <span className={muted}>{copy.daysFull}</span>}
      </div>
      <span className={unseen} role="status">
        {news}
      </span>
      <ToastList
        toasts={undoable ? [{ id: undoable.text, text: undoable.text, tone: 'success', undo: true }] : []}
        onClose={() => setRemoved(undefined)}
        onUndo={() => undoable && model.days(() => undoable.before)}
      />
    </>
  );
}
