import { useState } from 'react';
import { MenuIconButton } from '../../../../ui/actions/menu/menu-button.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Icon } from '../../../../ui/icon/icon.js';
import { chevronDown, chevronRight } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { useStore } from '../../../screen/use-store.js';
import { entryWords } from '../routine/copy.js';
import { detailsOf, setsOf } from '../routine/entry-text.js';
import { muted } from '../view.css.js';
import type { Trouble } from './check.js';
import { builderWords } from './copy.js';
import { rangeOf, type DraftEntry, type DraftSlot } from './draft.js';
import type { Building, RoutineBuilderModel } from './model.js';
import { canJoin, canPart, joined, parted, without } from './moves.js';
import { entry as entryClass, entryHead, grow, opener } from './view.css.js';

const loadTargets = () => import('./target-fields.tsx?widget');

export interface SlotProps {
  model: RoutineBuilderModel;
  state: Building;
  dayKey: string;
  slots: readonly DraftSlot[];
  /** Its place, from 0. */
  at: number;
  troubles: readonly Trouble[];
  onRemove: (slots: readonly DraftSlot[], text: string) => void;
  onNews: (text: string) => void;
}

/** An exercise of a day: what is to be done of it in one line, and the fields of it when it is open. */
export function EntryFields({ entry, ...props }: SlotProps & { entry: DraftEntry }) {
  const copy = useWords(builderWords);
  const terms = useWords(entryWords);
  const locale = useLocale();
  const { model, state, dayKey, slots, at, troubles, onRemove, onNews } = props;
  const [isAsked, setAsked] = useState(false);
  // What cannot be read stands nowhere but in its field.
  const isUnreadable = useStore(model.unreadable.$unreadable).some(({ key }) => key === entry.key);
  const exercise = state.exercises.find(({ id }) => id === entry.exerciseId);
  const name = exercise?.name ?? entry.exerciseId;
  // What is marked is in view.
  const isOpen = isAsked || isUnreadable || troubles.some(({ key }) => key === entry.key);
  const isSuperset = (slots[at]?.entries.length ?? 0) > 1;
  const summary = [
    setsOf({ ...entry, reps: rangeOf(entry) }, state.settings.units, locale),
    detailsOf({ ...entry, restSeconds: entry.restSeconds ?? 0 }, terms, locale),
  ].join(' · ');
  const join = {
    id: 'join',
    label: copy.join,
    disabled: at === 0 ? copy.joinFirst : canJoin(slots, at) ? undefined : copy.joinFull,
    onSelect() {
      model.slots(dayKey, all => joined(all, at));
      onNews(copy.news.joined(name));
    },
  };
  const part = {
    id: 'part',
    label: copy.part,
    disabled: canPart(slots, at) ? undefined : copy.partFull,
    onSelect() {
      model.slots(dayKey, all => parted(all, at));
      onNews(copy.news.parted);
    },
  };
  const remove = {
    id: 'remove',
    label: copy.remove,
    tone: 'critical',
    onSelect: () => onRemove(without(slots, entry.key), copy.news.removed(name)),
  } as const;
  return (
    <div className={entryClass}>
      <div className={entryHead}>
        <button
          type="button"
          className={opener}
          aria-expanded={isOpen}
          onClick={() => setAsked(isUnreadable || !isAsked)}
        >
          <Icon shape={isOpen ? chevronDown : chevronRight} size="sm" />
          <span className={grow}>
            {name}{' '}
            <span className={muted}>
              <br />
              {summary}
            </span>
          </span>
        </button>
        <MenuIconButton
          size="sm"
          label={copy.more(name)}
          groups={[{ items: isSuperset ? [join, part] : [join] }, { items: [remove] }]}
        />
      </div>
      {isOpen && (
        <LazyView
          load={loadTargets}
          waiting={<Skeleton shape="control" />}
          props={{
            entry,
            isHold: exercise?.isHold ?? entry.holdSeconds !== null,
            units: state.settings.units,
            troubles,
            unreadable: model.unreadable,
            onChange: (change: Partial<DraftEntry>) => model.entry(dayKey, entry.key, change),
          }}
        />
      )}
    </div>
  );
}
