import { useEffect, useRef } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.js';
import type { useDragOrder } from '../../../../ui/hooks/use-drag-order.js';
import { Icon } from '../../../../ui/icon/icon.js';
import { arrowDown, arrowUp, grip } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { entryWords } from '../routine/copy.js';
import { supersetName } from '../routine/view.css.js';
import { builderWords } from './copy.js';
import { EntryFields, type SlotProps } from './entry-fields.js';
import { entries as entriesClass, handle as handleClass, moveButtons, slot as slotClass } from './view.css.js';

type Drag = ReturnType<typeof useDragOrder>;

interface SlotRowProps extends SlotProps {
  handle: ReturnType<Drag['handle']>;
  item: ReturnType<Drag['item']>;
  onMove: (by: -1 | 1) => void;
}

/** A place of a day: one exercise, or several that take turns. It is dragged by its handle, or moved by its buttons. */
export function SlotRow({ handle, item, onMove, ...props }: SlotRowProps) {
  const copy = useWords(builderWords);
  const { superset } = useWords(entryWords);
  const { state, slots, at } = props;
  const entries = slots[at]?.entries ?? [];
  const name = entries
    .map(({ exerciseId }) => state.exercises.find(({ id }) => id === exerciseId)?.name ?? exerciseId)
    .join(', ');
  const isSuperset = entries.length > 1;
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  // A row that changes its place in the page loses the focus on the way.
  useEffect(() => {
    if (pressed.current === undefined) return;
    buttons.current?.querySelectorAll('button')[pressed.current]?.focus();
    pressed.current = undefined;
  }, [at]);
  const move = (by: -1 | 1) => {
    pressed.current = by === -1 ? 0 : 1;
    onMove(by);
  };
  return (
    <li className={slotClass} data-superset={isSuperset ? '' : undefined} {...item}>
      <span className={handleClass} title={copy.drag} aria-hidden="true" {...handle}>
        <Icon shape={grip} />
      </span>
      <div className={entriesClass}>
        {isSuperset && <p className={supersetName}>{superset}</p>}
        {entries.map(entry => (
          <EntryFields {...props} key={entry.key} entry={entry} />
        ))}
      </div>
      <div className={moveButtons} ref={buttons}>
        <IconButton size="sm" shape={arrowUp} label={copy.up(name)} disabled={at === 0} onClick={() => move(-1)} />
        <IconButton
          size="sm"
          shape={arrowDown}
          label={copy.down(name)}
          disabled={at === slots.length - 1}
          onClick={() => move(1)}
        />
      </div>
    </li>
  );
}
