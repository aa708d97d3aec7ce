import { MenuButton } from '../../../ui/actions/menu/menu-button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { writeDay } from '../../workouts/days.js';
import { words } from './copy.js';
import type { Move } from './moves.js';
import type { Day } from './week.js';

interface MoveMenuProps {
  day: Day;
  moves: readonly Move[];
  onMove: (to: string) => void;
}

/** The days that a class can go to, with what comes back from there. */
export function MoveMenu({ day, moves, onMove }: MoveMenuProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const here = writeDay(day.day, locale, { weekday: 'long' });
  const describe = ({ comesBack, makesHardInARow }: Move): string =>
    [comesBack ? copy.meets(comesBack.title, here) : copy.meetsRest(here), makesHardInARow && copy.makesHardInARow]
      .filter(Boolean)
      .join(' ');
  return (
    <MenuButton
      label={copy.move}
      align="end"
      groups={[
        {
          label: copy.moveClass(day.class?.title ?? ''),
          items: moves.map(move => ({
            id: move.to,
            label: writeDay(move.to, locale, { weekday: 'long', month: 'short', day: 'numeric' }),
            description: describe(move),
            onSelect: () => onMove(move.to),
          })),
        },
      ]}
    />
  );
}
