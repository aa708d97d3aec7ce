import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import {
  createOwnRoutine,
  getOwnRoutine,
  listExercises,
  updateOwnRoutine,
} from '../../../../core/contract/strength/routines.js';
import type { Session } from '../../../../core/session/session.js';
import { createEditor, type Editing, type Written } from '../../../editor/model.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../../screen/person-screen.js';
import { readSettings, type Settings } from '../../../workouts/settings.js';
import { saidOf, troublesOf, type Trouble } from './check.js';
import {
  draftOf,
  newDay,
  saysSame,
  sentOf,
  type Draft,
  type DraftDay,
  type DraftEntry,
  type DraftSlot,
} from './draft.js';
import { keptDraft } from './kept-draft.js';
import { changedAt, withEntry } from './moves.js';
import { createUnreadable, type Unreadable } from './unreadable.js';

export type Problem = 'titleMissing' | 'titleTooLong' | 'descriptionTooLong' | 'daysMissing' | 'daysWrong';
export type EditFailure = FailOf<typeof updateOwnRoutine> | CommonFailure;

/** The routine that is changed; null of a new one. */
type Row = Routine | null;

export interface Building extends Editing<Row, Draft> {
  is: 'building';
  settings: Settings;
  /** By name. */
  exercises: readonly Exercise[];
  /** What was typed before this page was loaded stands there again. */
  isRestored: boolean;
}

type Screen = PersonScreen | { is: 'gone' } | Building;

function check(
  field: keyof Draft,
  { title, description, days }: Draft,
  unreadable: readonly Unreadable[],
): Problem | undefined {
  switch (field) {
    case 'title':
      return title.trim() === '' ? 'titleMissing' : title.trim().length > 120 ? 'titleTooLong' : undefined;
    case 'description':
      return description.trim().length > 2000 ? 'descriptionTooLong' : undefined;
    case 'days':
      return days.length === 0 ? 'daysMissing' : troublesOf(days, unreadable).length > 0 ? 'daysWrong' : undefined;
    case 'level':
      return undefined;
    default:
      return field satisfies never;
  }
}

interface Inputs {
  session: Session;
  /** The one that is changed; none for a new one. */
  routineId: string | undefined;
  /** What the first day of a new routine is called. */
  firstDay: string;
  onSaved: (routine: Routine, is: 'created' | 'updated') => void;
}

/** A routine as a form, a new one or one that is there. What is typed survives a reload; nothing that others saved is lost. */
export function createRoutineBuilder({ session, routineId, firstDay, onSaved }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const $said = atom<readonly Trouble[]>([]);
  const unreadable = createUnreadable();
  const checked = (field: keyof Draft, draft: Draft) => check(field, draft, unreadable.$unreadable.get());
  const userId = () => session.get().userId ?? '';
  const blank = (): Draft => ({ title: '', description: '', level: 'beginner', days: [newDay(firstDay)] });
  const valuesOf = (row: Row): Draft => (row ? draftOf(row) : blank());
  const editing = () => {
    const screen = $screen.get();
    return screen.is === 'building' ? screen : undefined;
  };

  async function send({ row }: Building, draft: Draft): Promise<Written<Row, EditFailure>> {
    const { signal } = following;
    const sent = sentOf(draft);
    if (!row) return session.request(createOwnRoutine, { userId: userId(), ...sent }, { signal });
    const changed = editor.changed();
    const answer = await session.request(
      updateOwnRoutine,
      {
        userId: userId(),
        routineId: row.id,
        version: row.version,
        ...(changed.includes('title') && { title: sent.title }),
        ...(changed.includes('description') && { description: sent.description }),
        ...(changed.includes('level') && { level: sent.level }),
        ...(changed.includes('days') && { days: sent.days }),
      },
      { signal },
    );
    if (answer.ok || answer.failure.code !== 'versionConflict') return answer;
    const theirs = await session.request(getOwnRoutine, { userId: userId(), routineId: row.id }, { signal });
    return theirs.ok ? { ...answer, theirs: theirs.data } : answer;
  }

  async function write(now: Building, draft: Draft): Promise<Written<Row, EditFailure>> {
    $said.set([]);
    const answer = await send(now, draft);
    if (!answer.ok) $said.set(saidOf(draft.days, answer.failure.fields));
    return answer;
  }

  const editor = createEditor<Row, Draft, Problem, EditFailure, Building>({
    session,
    editing,
    show: next => $screen.set(next),
    blank: blank(),
    check: checked,
    compared: ['title', 'description', 'level', 'days'],
    valuesOf,
    write,
  });

  /** Begins with the routine as it is, and what was typed over it before a reload. */
  function begin(row: Row, settings: Settings, exercises: readonly Exercise[], signal: AbortSignal): void {
    const kept = keptDraft(userId(), routineId ?? 'new');
    const typed = kept.read();
    // it was saved, and its answer was lost with the page
    const isSaved = row !== null && typed !== undefined && saysSame(typed.draft, row);
    if (isSaved) kept.forget();
    const found = isSaved ? undefined : typed;
    // Saved elsewhere since: saving over the older version says so, and shows both.
    const known = row && found ? { ...row, version: found.version } : row;
    const isRestored = found !== undefined;
    editor.open(
      { is: 'building', row: known, known: valuesOf(known), settings, exercises, isRestored },
      `routine ${routineId}`,
      signal,
    );
    if (found) for (const field of editor.form.fields) editor.form.type(field, found.draft[field]);
    const stop = editor.form.$form.listen(({ values: draft, dirty }) => {
      if (dirty) kept.write({ version: editing()?.row?.version ?? 0, draft });
      else kept.forget();
    });
    signal.addEventListener('abort', stop);
  }

  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    const [answer, exercises, settings] = await Promise.all([
      routineId !== undefined && session.request(getOwnRoutine, { userId: userId(), routineId }, { signal }),
      session.request(listExercises, {}, { signal }),
      readSettings(session, userId()),
    ]);
    if (signal.aborted) return;
    if (answer && !answer.ok)
      return $screen.set(answer.failure.code === 'notFound' ? { is: 'gone' } : failedScreen(answer.failure));
    if (!exercises.ok) return $screen.set(failedScreen(exercises.failure));
    begin(answer ? answer.data : null, settings, exercises.data.items, signal);
  });

  async function save(): Promise<void> {
    const before = editing();
    // nothing is changed by what cannot be read, and it is not to be lost either
    const isAsItWas = editor.changed().length === 0 && !checked('days', editor.form.$form.get().values);
    if (before?.row && isAsItWas) return onSaved(before.row, 'updated');
    const saved = await editor.save(following.signal);
    if (saved) onSaved(saved, before?.row ? 'updated' : 'created');
  }

  const days = (change: (days: readonly DraftDay[]) => readonly DraftDay[]): void => {
    const now = editor.form.$form.get().values.days;
    const next = change(now);
    if (next !== now) editor.type('days', next);
  };

  const slots = (dayKey: string, change: (slots: readonly DraftSlot[]) => readonly DraftSlot[]): void =>
    days(all => changedAt(all, dayKey, day => ({ ...day, slots: change(day.slots) })));

  return {
    ...editor,
    $screen,
    $said,
    unreadable,
    retry: () => following.again(),
    save,
    async saveMine(): Promise<void> {
      editor.keepMine();
      await save();
    },
    days,
    /** Changes the slots of one day. */
    slots,
    /** Changes an entry. What the server said of it is no longer so. */
    entry(dayKey: string, key: string, change: Partial<DraftEntry>): void {
      $said.set($said.get().filter(said => said.key !== key));
      slots(dayKey, all => withEntry(all, key, change));
    },
    draftOf: valuesOf,
  };
}

export type RoutineBuilderModel = ReturnType<typeof createRoutineBuilder>;
