import { atom } from 'nanostores';
import { switchFamilyMember } from '../../../core/contract/auth.js';
import type { Failure, Result } from '../../../core/contract/failure.js';
import { changeFamily, getFamily, removeFamilyMember } from '../../../core/contract/family.js';
import type { Family, FamilyMember } from '../../../core/contract/schemas/family.js';
import { isSwitched } from '../../../core/session/is-switched.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson } from '../../screen/person-screen.js';
import { createForm } from '../../form/form.js';
import { keepDraft } from '../../form/keep-draft.js';
import { readPreferences } from '../../read-preferences.js';
import { createChanges } from './changes.js';
import {
  childScreen,
  withPictures,
  type Action,
  type ChangeFailure,
  type FamilyScreen,
  type Note,
  type Refused,
  type Screen,
} from './screen.js';
import { blank, check, requestOf, type FieldProblem, type Values } from './values.js';

const refusalOf = <Code extends string>({ code, retryAfter }: Failure<Code>, memberId: string): Refused<Code> => ({
  code,
  memberId,
  retryAfter,
});

/** The people who share the signed-in user's membership; it follows the session. */
export function createFamilyManager({
  session,
  onChanged,
  onSwitched,
}: {
  session: Session;
  onChanged: (action: Action) => void;
  onSwitched: (userId: string) => void;
}) {
  const $screen = atom<Screen>({ is: 'loading' });
  let halfDate = false;
  /** A user who has just come back by this widget sees a message that says so. */
  let cameBack = false;

  const shown = (): FamilyScreen | undefined => {
    const screen = $screen.get();
    return screen.is === 'family' ? screen : undefined;
  };
  const change = (next: Partial<FamilyScreen>) => {
    const screen = shown();
    if (screen) $screen.set({ ...screen, ...next });
  };
  const form = createForm<Values, FieldProblem, ChangeFailure>({
    blank,
    check: (field, values) => {
      const screen = shown();
      return screen && check(field, values, { ...screen, halfDate });
    },
  });

  const pictured = (family: Family) => withPictures(family, session.get().config.apiUrl);
  const { read, settle } = createChanges(session, family => change({ family: pictured(family) }));

  const load = async (userId: string, signal: AbortSignal) => {
    $screen.set({ is: 'loading' });
    const [answer, preferences] = await Promise.all([
      session.request(getFamily, { userId }, { signal }),
      readPreferences(session, userId),
    ]);
    if (signal.aborted) return;
    if (!answer.ok) return $screen.set(failedScreen(answer.failure));
    const family = pictured(answer.data);
    if (family.reason === 'parentRequired') return $screen.set(childScreen(family, isSwitched(session.get().claims)));
    // The units are not worth a failure.
    const units = preferences?.units.value ?? (session.locale() === 'en-US' ? 'imperial' : 'metric');
    const note: Note | undefined = cameBack ? { is: 'back' } : undefined;
    cameBack = false;
    $screen.set({
      is: 'family',
      family,
      units,
      now: session.clock.now(),
      adding: false,
      removing: undefined,
      working: undefined,
      refused: undefined,
      note,
    });
    signal.addEventListener('abort', keepDraft('family-manager', form, session));
    // What was typed when the session ended is in view again.
    change({ adding: form.$form.get().dirty });
  };

  const following = loadForPerson(session, $screen, load, () => form.reset());

  const memberOf = (id: string) => shown()?.family.items.find(one => one.id === id);

  /** A press on a member: one at a time, and what it came to beside it. */
  const press = async (
    action: 'resend' | 'remove',
    member: FamilyMember,
    work: (userId: string, signal: AbortSignal) => Promise<Result<Family, ChangeFailure>>,
  ) => {
    const screen = shown();
    const { userId } = session.get();
    if (!screen || !userId || screen.working) return;
    change({ working: { action, memberId: member.id }, refused: undefined, note: undefined });
    const { signal } = following;
    const answer = await work(userId, signal);
    if (signal.aborted) return;
    if (!answer.ok) return change({ working: undefined, refused: refusalOf(answer.failure, member.id) });
    const note: Note =
      action === 'remove' ? { is: 'removed', member } : { is: 'resent', member: memberOf(member.id) ?? member };
    change({ working: undefined, removing: undefined, note });
    // The token says how many members there may be (spec s.4).
    if (action === 'remove') void session.refresh();
    onChanged(action);
  };

  return {
    $screen,
    form,
    retry: following.again,

    openForm: () => change({ adding: true, note: undefined, refused: undefined }),
    /** Nothing typed is kept: the user dismissed it. */
    closeForm: () => {
      form.reset();
      change({ adding: false });
    },

    /** Adds who was typed. `isDateHalf` when the browser holds a date back that is not finished. */
    async add(isDateHalf = false) {
      const { userId } = session.get();
      const screen = shown();
      if (!screen || !userId) return;
      halfDate = isDateHalf;
      const before = new Set(screen.family.items.map(({ id }) => id));
      const { signal } = following;
      const sent = await form.send(async values => {
        const request = requestOf(values);
        const isNew = ({ id, firstName, lastName }: FamilyMember) =>
          !before.has(id) && firstName === request.firstName && lastName === request.lastName;
        const answer = await settle(
          session.request(changeFamily, { userId, ...request }, { signal }),
          ({ items }) => items.some(isNew),
          signal,
        );
        return answer.ok ? { ok: true, data: memberIn(answer.data, isNew) } : answer;
      });
      if (sent.is !== 'taken' || signal.aborted) return;
      form.reset();
      const member = sent.data;
      change({
        adding: false,
        ...(member && { note: { is: member.status === 'invited' ? 'invited' : 'added', member } }),
      });
      void session.refresh();
      onChanged('add');
    },

    resend: (id: string) => {
      const member = memberOf(id);
      if (!member) return;
      const since = member.invitation?.sentAt ?? 0;
      return press('resend', member, (userId, signal) =>
        settle(
          session.request(changeFamily, { userId, action: 'resend', memberId: id }, { signal }),
          ({ items }) => items.some(one => one.id === id && (one.invitation?.sentAt ?? 0) > since),
          signal,
        ),
      );
    },

    askToRemove: (id: string) => change({ removing: memberOf(id), refused: undefined, note: undefined }),
    keep: () => change({ removing: undefined, refused: undefined }),
    remove: () => {
      const member = shown()?.removing;
      if (!member) return;
      return press('remove', member, (userId, signal) =>
        settle(
          session.request(removeFamilyMember, { userId, memberId: member.id }, { signal }),
          ({ items }) => items.every(one => one.id !== member.id),
          signal,
        ),
      );
    },

    /** To a member's profile, by the parent; back to the parent, by a child who was switched to. Every widget follows the session. */
    async switchTo(id: string) {
      const screen = $screen.get();
      if ((screen.is !== 'family' && screen.is !== 'ofFamily') || screen.working) return;
      const isBack = screen.is === 'ofFamily';
      $screen.set(
        isBack
          ? { ...screen, working: true, refused: undefined }
          : { ...screen, working: { action: 'switch', memberId: id }, refused: undefined, note: undefined },
      );
      const { signal } = following;
      cameBack = isBack;
      const answer = await session.request(switchFamilyMember, { userId: id }, { signal });
      if (answer.ok) return onSwitched(id);
      cameBack = false;
      if (signal.aborted) return;
      const refused = refusalOf(answer.failure, id);
      if (isBack) return $screen.set({ ...screen, working: false, refused });
      change({ working: undefined, refused });
      // Another tab may have removed them.
      if (refused.code === 'notFound') await read(signal);
    },

    signOut: () => void session.signOut(),
  };
}

const memberIn = ({ items }: Family, is: (member: FamilyMember) => boolean): FamilyMember | undefined => items.find(is);
