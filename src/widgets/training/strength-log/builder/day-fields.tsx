import { useId, useState } from 'react';
import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { useDragOrder } from '../../../../ui/hooks/use-drag-order.js';
import { arrowDown, arrowUp, plus, trash } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { muted, rows } from '../view.css.js';
import type { Trouble } from './check.js';
import { builderWords } from './copy.js';
import { MOST, newSlot, type DraftDay, type DraftSlot } from './draft.js';
import type { Building, RoutineBuilderModel } from './model.js';
import { changedAt, movedTo } from './moves.js';
import { SlotRow } from './slot-row.js';
import { problemOf } from './trouble-text.js';
import { addRow, buttons, day as dayClass, dayHead, grow, wrong } from './view.css.js';

const loadPicker = () => import('./picker.tsx?widget');

interface DayFieldsProps {
  model: RoutineBuilderModel;
  state: Building;
  day: DraftDay;
  isFirst: boolean;
  isLast: boolean;
  troubles: readonly Trouble[];
  onMove: (by: -1 | 1) => void;
  onRemove: (text: string) => void;
  /** Something of the day was removed; the text says what. */
  onSlots: (slots: readonly DraftSlot[], text: string) => void;
  onNews: (text: string) => void;
}

/** A day: its name, its exercises in their order, and the search for another one. */
export function DayFields({ model, state, day, isFirst, isLast, troubles, onNews, ...act }: DayFieldsProps) {
  const copy = useWords(builderWords);
  const locale = useLocale();
  const id = useId();
  const [isAdding, setAdding] = useState(day.slots.length === 0);
  const { slots } = day;
  const name = day.name.trim() || copy.dayName;
  const nameOf = (slot: DraftSlot | undefined) =>
    (slot?.entries ?? [])
      .map(({ exerciseId }) => state.exercises.find(exercise => exercise.id === exerciseId)?.name ?? exerciseId)
      .join(', ');
  const move = (from: number, to: number) => {
    const moved = movedTo(slots, from, to);
    if (moved === slots) return;
    model.slots(day.key, () => moved);
    onNews(copy.news.moved(nameOf(slots[from]), formatNumber(to + 1, locale), formatNumber(slots.length, locale)));
  };
  const { list, handle, item } = useDragOrder(move);
  const isFull = slots.length >= MOST.slots;
  const problem = problemOf(troubles, day.key, 'slots', copy);
  return (
    <section className={dayClass}>
      <div className={dayHead}>
        <div className={grow}>
          <TextField
            label={copy.dayName}
            name="day"
            value={day.name}
            error={problemOf(troubles, day.key, 'name', copy)}
            onChange={next => model.days(all => changedAt(all, day.key, one => ({ ...one, name: next })))}
          />
        </div>
        <div className={buttons}>
          <IconButton shape={arrowUp} label={copy.dayUp(name)} disabled={isFirst} onClick={() => act.onMove(-1)} />
          <IconButton shape={arrowDown} label={copy.dayDown(name)} disabled={isLast} onClick={() => act.onMove(1)} />
          <IconButton
            shape={trash}
            label={copy.dayRemove(name)}
            onClick={() => act.onRemove(copy.news.removed(name))}
          />
        </div>
      </div>
      <ol className={rows} role="list" ref={list}>
        {slots.map((slot, at) => (
          <SlotRow
            key={slot.key}
            model={model}
            state={state}
            dayKey={day.key}
            slots={slots}
            at={at}
            handle={handle(at)}
            item={item(at)}
            troubles={troubles}
            onMove={by => move(at, at + by)}
            onRemove={act.onSlots}
            onNews={onNews}
          />
        ))}
      </ol>
      {problem && <p className={wrong}>{problem}</p>}
      {isAdding && !isFull ? (
        <LazyView
          load={loadPicker}
          waiting={<Skeleton shape="control" />}
          props={{
            id,
            exercises: state.exercises,
            label: copy.addTo(name),
            onAdd(exercise: Exercise) {
              model.slots(day.key, all => [...all, newSlot(exercise)]);
              onNews(copy.news.added(exercise.name, formatNumber(slots.length + 1, locale)));
            },
            onClose: () => setAdding(false),
          }}
        />
      ) : (
        <div className={addRow}>
          <Button
            type="secondary"
            size="sm"
            icon={plus}
            label={copy.addTo(name)}
            disabled={isFull}
            onClick={() => setAdding(true)}
          >
            {copy.add}
          </Button>
          {isFull && <span className={muted}>{copy.slotsFull}</span>}
        </div>
      )}
    </section>
  );
}
