import { useId, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { chevronRight, type IconShape } from '../../icon/shapes.js';
import { shownShortcut } from '../../actions/menu/shortcut.js';
import { group as groupClass, heading, key, mark, note, option, texts } from './command-search.css.js';
import type { Searchable } from './rank-commands.js';

export interface Command extends Searchable {
  id: string;
  icon?: IconShape | undefined;
  /** A line below the label. */
  description?: string | undefined;
  /** `Mod+E`: where the command can be given without the search. It is shown here, not listened to. */
  shortcut?: string | undefined;
  /** A page to go to. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface CommandGroup {
  label: string | undefined;
  commands: readonly Command[];
}

interface CommandListProps {
  groups: readonly CommandGroup[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onPoint: (command: Command) => void;
  onChoose: (command: Command, event: MouseEvent<HTMLElement>) => void;
}

/** The commands found, under the names of their groups. */
export function CommandList({ groups, active, optionId, onPoint, onChoose }: CommandListProps) {
  return groups.map(({ label, commands }) => (
    <Group key={label ?? ''} label={label}>
      {commands.map(command => {
        const shared = {
          className: option,
          role: 'option',
          id: optionId(command),
          part: 'command',
          // the focus stays in the field
          tabIndex: -1,
          'aria-selected': command === active,
          onPointerMove: () => {
            if (command !== active) onPoint(command);
          },
          onClick: (event: MouseEvent<HTMLElement>) => onChoose(command, event),
        } as const;
        const inside = (
          <>
            <span className={mark}>
              <Icon shape={command.icon ?? chevronRight} />
            </span>
            <span className={texts}>
              {command.label}
              {command.description && <span className={note}>{command.description}</span>}
            </span>
            {command.shortcut && <kbd className={key}>{shownShortcut(command.shortcut)}</kbd>}
          </>
        );
        return command.href === undefined ? (
          <div key={command.id} {...shared}>
            {inside}
          </div>
        ) : (
          <a key={command.id} href={command.href} {...shared}>
            {inside}
          </a>
        );
      })}
    </Group>
  ));
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div className={groupClass} role="group" aria-labelledby={label ? id : undefined}>
      {label && (
        <div className={heading} id={id} role="presentation">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}
