import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import { getLocation, updateLocation } from '../../../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../../../core/session/session.js';
import { createEditor, type Editing } from '../../../editor/model.js';
import { changedFields } from '../../../editor/values.js';
import { blank, check, editable, patchOf, valuesOf, type Problem, type Values } from './values.js';

export type EditFailure = FailOf<typeof updateLocation> | CommonFailure;
export type Screen = Editing<Location, Values>;

interface Inputs {
  session: Session;
  location: Location;
  onSaved: (location: Location) => void;
}

/** The details of a location, edited by several people at once: nothing that is typed is lost. */
export function createEdit({ session, location, onSaved }: Inputs) {
  const $screen = atom<Screen>({ row: location, known: valuesOf(location) });
  const leaving = new AbortController();
  const editor = createEditor<Location, Values, Problem, EditFailure, object>({
    session,
    blank,
    compared: editable,
    check: (field, values) => check(field, values, false),
    editing: () => $screen.get(),
    show: next => $screen.set(next),
    valuesOf,
    async write({ row, known }, values) {
      const changed = changedFields(editable, values, known);
      const answer = await session.request(updateLocation, {
        locationId: row.id,
        version: row.version,
        ...patchOf(changed, values),
      });
      if (answer.ok || answer.failure.code !== 'versionConflict') return answer;
      const theirs = await session.request(getLocation, { locationId: row.id });
      return { ...answer, ...(theirs.ok && { theirs: theirs.data }) };
    },
  });
  const save = async (): Promise<void> => {
    // nothing to send is no reason to stay
    if (editor.changed().length === 0) return onSaved($screen.get().row);
    const saved = await editor.save(leaving.signal);
    if (saved) onSaved(saved);
  };
  // before the first render, so that no field is seen empty
  editor.form.reset(valuesOf(location));
  return {
    $screen,
    form: editor.form,
    /** Types again what was typed and not saved; answers what ends it. */
    begin(): () => void {
      const stop = new AbortController();
      editor.open($screen.get(), `location ${location.id}`, stop.signal);
      return () => stop.abort();
    },
    save,
    takeTheirs: editor.takeTheirs,
    async keepMine(): Promise<void> {
      editor.keepMine();
      await save();
    },
  };
}
