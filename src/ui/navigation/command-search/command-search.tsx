import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { heldBack } from '../../feedback/said/held-back.js';
import { useModal } from '../../feedback/dialog/use-modal.js';
import { rovingTarget } from '../../hooks/roving.js';
import { Icon } from '../../icon/icon.js';
import { close, search } from '../../icon/shapes.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { dialogWords } from '../../feedback/dialog/words.js';
import { useWords } from '../../language/language.js';
import { Spinner } from '../../feedback/spinner/spinner.js';
import { unseen } from '../../style/unseen.css.js';
import { CommandList, type Command } from './command-list.js';
import { foot, head, hint, input as inputClass, list, palette, row } from './command-search.css.js';
import { groupCommands } from './group-commands.js';
import { commandSearchWords } from './words.js';

export type { Command } from './command-list.js';

export interface CommandSearchProps {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
  /** Ids of what was used last, the latest first: shown before anything is typed. */
  recent?: readonly string[] | undefined;
  /** Called when a command is chosen, after the palette has closed: the place to remember it. */
  onSelect?: ((command: Command) => void) | undefined;
  /** Called with what is typed, for a search elsewhere: give what it finds as further commands, marked `found`. */
  onQuery?: ((query: string) => void) | undefined;
  /** The search elsewhere is under way. */
  loading?: boolean | undefined;
  /** The search elsewhere has failed: say why, or `true` for a general word. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** How many are shown at once, 50 without it. */
  limit?: number | undefined;
}

/** A field that finds every command and page of an area. Open it by `useShortcut('Mod+K', …)` and by a button that shows. */
export function CommandSearch({ open, ...shown }: CommandSearchProps) {
  return open ? <OpenCommandSearch {...shown} /> : null;
}

function OpenCommandSearch({
  onClose,
  commands,
  recent = [],
  onSelect,
  onQuery,
  loading = false,
  error,
  onRetry,
  placeholder,
  limit = 50,
}: Omit<CommandSearchProps, 'open'>) {
  const words = useWords(commandSearchWords);
  const dialog = useWords(dialogWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const element = useModal({ onClose });
  // After the dialog has taken the focus.
  useEffect(() => field.current?.focus(), []);

  const { groups, left } = groupCommands(query, commands, recent, words.recent, limit);
  const all = groups.flatMap(group => group.commands);
  const active = all.find(command => command.id === activeId) ?? all[0];
  const optionId = (command: Command) => `${id}-${command.id}`;
  const optionOf = (command: Command) =>
    [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find(
      option => option.id === optionId(command),
    );

  const nothing = query.trim() === '' ? words.nothing : words.empty(query.trim());
  const failed = error === true ? words.error : error;
  const message = loading ? words.loading : failed || (all.length === 0 ? nothing : undefined);

  const choose = (command: Command, event: MouseEvent<HTMLElement>) => {
    // The page it leads to may be opened beside this one.
    if (event.metaKey || event.ctrlKey) return;
    onClose();
    command.onSelect?.();
    onSelect?.(command);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      optionOf(active)?.click();
    }
    // Home and End belong to the field.
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const to = all[rovingTarget(event.key, active ? all.indexOf(active) : -1, all.length, 'block') ?? 0];
    if (!to) return;
    setActiveId(to.id);
    optionOf(to)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <dialog ref={element} className={palette} aria-label={words.label} tabIndex={-1} part="command-search">
      <div className={head}>
        <Icon shape={search} />
        <input
          ref={field}
          className={inputClass}
          type="text"
          inputMode="search"
          name="command"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          part="control"
          role="combobox"
          aria-label={words.label}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={placeholder ?? words.placeholder}
          value={query}
          onKeyDown={onKeyDown}
          onChange={event => {
            setQuery(event.target.value);
            setActiveId(undefined);
            box.current?.scrollTo({ top: 0 });
            onQuery?.(event.target.value);
          }}
        />
        <IconButton shape={close} label={dialog.close} onClick={onClose} />
      </div>
      <div ref={box} className={list} id={`${id}-list`} role="listbox" aria-label={words.label} tabIndex={-1}>
        <CommandList
          groups={groups}
          active={active}
          optionId={optionId}
          onPoint={command => setActiveId(command.id)}
          onChoose={choose}
        />
      </div>
      <div className={row}>
        {loading && <Spinner />}
        {message}
        {!loading && error && onRetry && (
          <Button size="sm" type="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {left > 0 && words.more(left)}
      </div>
      <p className={unseen} role="status">
        <span ref={heldBack}>{message ?? words.results(all.length + left)}</span>
      </p>
      <p className={foot} aria-hidden="true">
        <span className={hint}>
          <kbd>↑↓</kbd>
          {words.move}
        </span>
        <span className={hint}>
          <kbd>↵</kbd>
          {words.choose}
        </span>
        <span className={hint}>
          <kbd>esc</kbd>
          {words.close}
        </span>
      </p>
    </dialog>
  );
}
