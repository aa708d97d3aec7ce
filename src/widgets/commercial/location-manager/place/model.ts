import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import { deleteLocation, getLocation, removeLocationDealer } from '../../../../core/contract/commercial/locations.js';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../../screen/person-screen.js';
import { createPress } from '../press.js';

/** What was done last with the location itself. */
export type Note = { is: 'saved' } | { is: 'dealerRemoved'; dealer: string };

/** `unknown`: it is not there, or not theirs to see. */
export type Screen = PersonScreen | { is: 'unknown' } | { is: 'place'; place: Location; note: Note | undefined };

/** What is asked about before it is done. */
export type Question = 'close' | 'removeDealer';
/** The same for both calls. */
export type QuestionFailure = FailOf<typeof deleteLocation>;

interface Inputs {
  session: Session;
  locationId: string;
  onClosed: () => void;
}

/** One location: what it is, and what is done with all of it. */
export function createPlace({ session, locationId, onClosed }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const question = createPress<Question, QuestionFailure>();

  const load = async (signal: AbortSignal, quietly = false): Promise<void> => {
    const answer = await session.request(getLocation, { locationId }, { signal });
    if (signal.aborted) return;
    if (answer.ok) {
      const before = $screen.get();
      return $screen.set({ is: 'place', place: answer.data, note: before.is === 'place' ? before.note : undefined });
    }
    if (answer.failure.code === 'notFound') return $screen.set({ is: 'unknown' });
    if (!quietly) $screen.set(failedScreen(answer.failure));
  };
  const following = loadForPerson(session, $screen, (_, signal) => {
    $screen.set({ is: 'loading' });
    return load(signal);
  });

  const shown = (): Location | undefined => {
    const screen = $screen.get();
    return screen.is === 'place' ? screen.place : undefined;
  };
  /** Somebody else was quicker: what is asked about is shown as it is now, and asked again. */
  const catchUp = async (): Promise<void> => {
    const press = question.$press.get();
    if (press.is === 'refused' && press.failure.code === 'versionConflict') await load(following.signal, true);
  };

  return {
    $screen,
    $question: question.$press,
    retry: following.again,
    refresh: () => load(following.signal, true),
    /** The form has saved it. */
    saved: (place: Location) => $screen.set({ is: 'place', place, note: { is: 'saved' } }),
    /** A part of it has been changed, and says so itself. */
    took: (place: Location) => $screen.set({ is: 'place', place, note: undefined }),
    ask: question.ask,
    leave: question.leave,

    async close(): Promise<void> {
      const place = shown();
      if (!place) return;
      const { version } = place;
      const done = await question.send('close', () => session.request(deleteLocation, { locationId, version }));
      if (!done) return catchUp();
      question.leave();
      onClosed();
    },

    async removeDealer(): Promise<void> {
      const place = shown();
      if (!place?.dealer) return;
      const { version, dealer } = place;
      const left = await question.send('removeDealer', () =>
        session.request(removeLocationDealer, { locationId, version }),
      );
      if (!left) return catchUp();
      question.leave();
      $screen.set({ is: 'place', place: left, note: { is: 'dealerRemoved', dealer: dealer.name } });
    },
  };
}

export type PlaceModel = ReturnType<typeof createPlace>;
