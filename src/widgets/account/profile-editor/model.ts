import { atom } from 'nanostores';
import { listCountries } from '../../../core/contract/countries.js';
import { getFullPreferences } from '../../../core/contract/preferences.js';
import type { User } from '../../../core/contract/schemas/users.js';
import { getUser } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson } from '../../person-screen.js';
import { createForm } from '../../form.js';
import { keepDraft } from '../../keep-draft.js';
import { check, type FieldProblem } from './check.js';
import type { Units } from '../../../core/measures.js';
import { saveProfile, type SaveFailure } from './save.js';
import type { Editing, Screen } from './screen.js';
import { blank, changedFields, fields, keptFields, merged, valuesOf, type Field, type Values } from './values.js';

/** The day it is where it is tomorrow first: nobody there is told that they are not born yet. */
const latestDay = (now: number) => new Date((now + 14 * 3600) * 1000).toISOString().slice(0, 10);

interface Inputs {
  session: Session;
  userId?: string | undefined;
  onSaved: (userId: string) => void;
}

/** A profile as a form: only what has changed is sent, and nothing is written over what somebody else has saved. */
export function createProfileEditor({ session, userId: of, onSaved }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  let isDateHalf = false;

  const editing = (): Editing | undefined => {
    const screen = $screen.get();
    return screen.is === 'editing' ? screen : undefined;
  };
  const form = createForm<Values, FieldProblem, SaveFailure>({
    blank,
    check: (field, values) => {
      const { known = blank, countries = [] } = editing() ?? {};
      return check(field, values, { values: known, countries, isDateHalf, today: latestDay(session.clock.now()) });
    },
    blames: { emailTaken: { email: 'emailTaken' }, passwordWrong: { currentPassword: 'passwordWrong' } },
  });

  const pictureOf = ({ imageUrl }: User): string | undefined =>
    imageUrl === null ? undefined : `${session.get().config.apiUrl ?? ''}${imageUrl}`;

  /** Starts again with a person as the server has them; what was typed over it stays with `values`. */
  const show = (screen: Editing, person: User, more: Partial<Editing> = {}, values?: Values) => {
    const known = valuesOf(person);
    isDateHalf = false;
    const { conflict: _, note: __, ...rest } = screen;
    // Filled before it shows.
    form.reset(known);
    $screen.set({ ...rest, person, known, picture: pictureOf(person), ...more });
    if (values) retype(values);
  };

  const retype = (values: Values) => {
    for (const field of fields) if (form.$form.get().values[field] !== values[field]) form.type(field, values[field]);
  };

  const load = async (me: string, signal: AbortSignal) => {
    const target = of ?? me;
    $screen.set({ is: 'loading' });
    const [user, preferences, countries] = await Promise.all([
      session.request(getUser, { userId: target }, { signal }),
      session.request(getFullPreferences, { userId: target }, { signal }),
      session.request(listCountries, {}, { signal }),
    ]);
    if (signal.aborted) return;
    if (!user.ok) return $screen.set(user.failure.code === 'notFound' ? { is: 'unknown' } : failedScreen(user.failure));
    if (!countries.ok) return $screen.set(failedScreen(countries.failure));
    const person = user.data;
    // How a height is written is not worth a failure.
    const units = preferences.ok ? preferences.data.units.value : person.countryCode === 'US' ? 'imperial' : 'metric';
    show(
      {
        is: 'editing',
        person,
        known: blank,
        isOwn: target === me,
        countries: countries.data.items,
        units,
        picture: undefined,
      },
      person,
    );
    signal.addEventListener('abort', keepDraft(`profile-editor ${target}`, form, session, keptFields));
  };

  const following = loadForPerson(session, $screen, load);

  const save = async () => {
    const screen = editing();
    if (
      !screen ||
      screen.conflict ||
      (changedFields(form.$form.get().values, screen.known).length === 0 && !isDateHalf)
    )
      return;
    const { signal } = following;
    const sent = await form.send(async values => {
      const answer = await saveProfile({ session, signal, person: screen.person, values });
      const now = editing();
      if (answer.ok || signal.aborted || !now) return answer;
      const { theirs, written } = answer;
      // the rest of it went through, and the picture did not
      if (written) $screen.set({ ...now, person: written, known: valuesOf(written) });
      if (theirs) $screen.set({ ...now, conflict: { theirs, fields: changedFields(valuesOf(theirs), now.known) } });
      return answer;
    });
    const now = editing();
    if (sent.is !== 'taken' || signal.aborted || !now) return;
    const { image, email } = sent.values;
    const person = sent.data;
    show(now, person, {
      note: { is: 'saved', mailTold: email.trim() !== screen.known.email },
      ...(image.startsWith('data:') && { picture: image }),
    });
    if (screen.isOwn)
      session.rememberUser({
        ...(person.email !== null && { email: person.email }),
        firstName: person.firstName,
        lastName: person.lastName,
      });
    onSaved(person.id);
  };

  return {
    $screen,
    form,
    retry: following.again,
    save,

    type<Name extends Field>(field: Name, value: Values[Name]) {
      const screen = editing();
      if (screen?.note) $screen.set({ ...screen, note: undefined });
      if (field === 'birthDate') isDateHalf = false;
      form.type(field, value);
      // The regions of another country are none of this one's.
      if (field === 'address.country.code') form.type('address.region.code', '');
    },

    leave: (field: Field) => form.leave(field),

    /** The date's field was left; a date half typed has no value that the form could see. */
    leaveDate(isHalf: boolean) {
      isDateHalf = isHalf;
      form.leave('birthDate');
    },

    /** Writes heights and weights another way; nothing that is known changes by it. */
    switchUnits(units: Units) {
      const screen = editing();
      if (screen) $screen.set({ ...screen, units });
    },

    /** Back to what is saved. */
    discard() {
      const screen = editing();
      if (screen)
        show(screen, screen.person, {
          picture: screen.picture,
          note: { is: 'discarded', values: form.$form.get().values },
        });
    },

    /** What was discarded a moment ago stands there again. */
    restore() {
      const screen = editing();
      if (screen?.note?.is !== 'discarded') return;
      const { values } = screen.note;
      $screen.set({ ...screen, note: undefined });
      retype(values);
    },

    /** Gives up what was typed for what somebody else has saved. */
    takeTheirs() {
      const screen = editing();
      if (screen?.conflict) show(screen, screen.conflict.theirs, { note: { is: 'reloaded' } });
    },

    /** Saves what was typed over what somebody else has saved; what only they have changed stays theirs. */
    async keepMine() {
      const screen = editing();
      if (!screen?.conflict) return;
      const { theirs } = screen.conflict;
      show(screen, theirs, {}, merged(form.$form.get().values, screen.known, valuesOf(theirs)));
      await save();
    },
  };
}
