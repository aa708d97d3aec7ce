import { atom, onMount } from 'nanostores';
import type { Streak } from '../../../../core/contract/schemas/training/streaks.js';
import { getStreak, updateStreak } from '../../../../core/contract/training/streaks.js';
import type { Session } from '../../../../core/session/session.js';
import { createEditor, type Editing, type Written } from '../../../editor/model.js';
import type { WriteFailure } from '../streak-model.js';
import { blank, check, patchOf, valuesOf, type Problem, type Values } from './values.js';

/** In the order of the form. */
export const fields = ['weeklyGoal', 'rest', 'away'] as const satisfies readonly (keyof Values)[];

interface Inputs {
  session: Session;
  streak: Streak;
  onSaved: (streak: Streak) => void;
}

/** The goal of a week, days of rest and times away, as a form. What was typed outlives a conflict and a closed drawer. */
export function createStreakSettings({ session, streak, onSaved }: Inputs) {
  const $editing = atom<Editing<Streak, Values>>({ row: streak, known: valuesOf(streak) });
  let leaving = new AbortController();
  const userId = () => session.get().userId ?? '';

  async function write({ row }: Editing<Streak, Values>, values: Values): Promise<Written<Streak, WriteFailure>> {
    const { signal } = leaving;
    const input = { userId: userId(), version: row.version, ...patchOf(editor.changed(), values) };
    const answer = await session.request(updateStreak, input, { signal });
    if (answer.ok) return answer;
    const { failure } = answer;
    if (failure.code === 'versionConflict') {
      const theirs = await session.request(getStreak, { userId: userId() }, { signal });
      return theirs.ok ? { ...answer, theirs: theirs.data } : answer;
    }
    // `away.0.to` is about the field `away`
    const marked = failure.fields?.map(({ path, message }) => ({ path: path.replace(/\..*/, ''), message }));
    return { ok: false, failure: { ...failure, ...(marked && { fields: marked }) } };
  }

  const editor = createEditor<Streak, Values, Problem, WriteFailure, object>({
    session,
    editing: () => $editing.get(),
    show: next => $editing.set(next),
    blank,
    check,
    compared: fields,
    valuesOf,
    write,
  });
  // before the first render, so that no field is seen empty
  editor.form.reset(valuesOf(streak));

  onMount($editing, () => {
    leaving = new AbortController();
    editor.open($editing.get(), 'streak settings', leaving.signal);
    return () => leaving.abort();
  });

  async function save(): Promise<void> {
    // nothing to send is no reason to stay
    if (editor.changed().length === 0) return onSaved($editing.get().row);
    const saved = await editor.save(leaving.signal);
    if (saved) onSaved(saved);
  }

  return {
    $editing,
    form: editor.form,
    type: editor.type,
    changed: editor.changed,
    takeTheirs: editor.takeTheirs,
    save,
    keepMine(): Promise<void> {
      editor.keepMine();
      return save();
    },
  };
}
