import { atom } from 'nanostores';
import { listCountries } from '../../../core/contract/countries.js';
import type { User } from '../../../core/contract/schemas/users.js';
import { getUser } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson } from '../../screen/person-screen.js';
import { createEditor } from '../../editor/model.js';
import { readPreferences } from '../../read-preferences.js';
import { check, type FieldProblem } from './check.js';
import type { Units } from '../../../core/measures.js';
import { saveProfile, type SaveFailure } from './save.js';
import type { Editing, Own, Screen } from './screen.js';
import { blank, compared, valuesOf, type Field, type Values } from './values.js';

/** Today's date in the zone where tomorrow comes first: no person there reads that they are not born yet. */
const latestDay = (now: number) => new Date((now + 14 * 3600) * 1000).toISOString().slice(0, 10);

interface Inputs {
  session: Session;
  userId?: string | undefined;
  onSaved: (userId: string) => void;
}

/** A profile as a form: only what has changed is sent, and nothing is written over what another user has saved. */
export function createProfileEditor({ session, userId: of, onSaved }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  let isDateHalf = false;

  const editing = (): Editing | undefined => {
    const screen = $screen.get();
    return screen.is === 'editing' ? screen : undefined;
  };
  const editor = createEditor<User, Values, FieldProblem, SaveFailure, Own>({
    session,
    editing,
    show: next => $screen.set(next),
    blank,
    check: (field, values) => {
      const { known = blank, countries = [] } = editing() ?? {};
      return check(field, values, { values: known, countries, isDateHalf, today: latestDay(session.clock.now()) });
    },
    blames: { emailTaken: { email: 'emailTaken' }, passwordWrong: { currentPassword: 'passwordWrong' } },
    compared,
    valuesOf,
    ownOf: ({ imageUrl }) => ({
      picture: imageUrl === null ? undefined : `${session.get().config.apiUrl ?? ''}${imageUrl}`,
      formerMailNotified: false,
    }),
    onFilled: () => {
      isDateHalf = false;
    },
    write: ({ row }, values) => saveProfile({ session, signal: following.signal, person: row, values }),
  });
  const { form } = editor;

  const load = async (me: string, signal: AbortSignal) => {
    const target = of ?? me;
    $screen.set({ is: 'loading' });
    const [user, preferences, countries] = await Promise.all([
      session.request(getUser, { userId: target }, { signal }),
      readPreferences(session, target),
      session.request(listCountries, {}, { signal }),
    ]);
    if (signal.aborted) return;
    if (!user.ok) return $screen.set(user.failure.code === 'notFound' ? { is: 'unknown' } : failedScreen(user.failure));
    if (!countries.ok) return $screen.set(failedScreen(countries.failure));
    const person = user.data;
    // How a height is written is not worth a failure.
    const units = preferences?.units.value ?? (person.countryCode === 'US' ? 'imperial' : 'metric');
    editor.open(
      {
        is: 'editing',
        row: person,
        known: blank,
        isOwn: target === me,
        isReadByAnother: target !== me || session.get().claims?.act !== undefined,
        countries: countries.data.items,
        units,
        picture: undefined,
      },
      `profile-editor ${target}`,
      signal,
    );
  };

  const following = loadForPerson(session, $screen, load);

  const save = async () => {
    if (editor.changed().length === 0 && !isDateHalf) return;
    const person = await editor.save(following.signal, ({ known }, _, { image, email }) => ({
      formerMailNotified: email.trim() !== known.email,
      ...(image.startsWith('data:') && { picture: image }),
    }));
    if (!person) return;
    if (editing()?.isOwn)
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
      if (field === 'birthDate') isDateHalf = false;
      editor.type(field, value);
      // Regions belong to one country: another country's do not apply.
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

    discard: () => editor.discard({ picture: editing()?.picture }),
    restore: editor.restore,
    takeTheirs: editor.takeTheirs,

    async keepMine() {
      editor.keepMine();
      await save();
    },
  };
}
