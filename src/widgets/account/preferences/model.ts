import { atom } from 'nanostores';
import { getFullPreferences, resetPreference, updatePreferences } from '../../../core/contract/preferences.js';
import type { PreferenceKey } from '../../../core/contract/schemas/preferences.js';
import { getHeartRateZones } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { forgetPreferences } from '../../read-preferences.js';
import { createQueue, keysOfWish, type NotSaved, type Wish } from './queue.js';
import { keysOf, locksOf, resettable, valuesOf, type Change, type Locks, type Values } from './settings.js';

/** A new object for each refusal, so that the focus can follow. */
export interface Refused {
  code: NotSaved;
  retryAfter?: number | undefined;
  keys: readonly PreferenceKey[];
  wishes: readonly Wish[];
}

export interface Showing {
  is: 'showing';
  isOwn: boolean;
  /** As wished: what the server has, and what is on its way to it. */
  values: Values;
  defaults: Values;
  /** Why some are another person's to change. */
  locks: Locks;
  /** On their way. */
  saving: boolean;
  /** What was saved last, until something else is changed. */
  saved?: readonly PreferenceKey[] | undefined;
  refused?: Refused | undefined;
}

export type Screen =
  | PersonScreen
  /** Nobody, or nobody of this person's. */
  | { is: 'unknown' }
  | Showing;

interface Inputs {
  session: Session;
  userId?: string | undefined;
  onChanged: (keys: readonly PreferenceKey[]) => void;
}

const wished = (values: Values, wishes: readonly Wish[]): Values =>
  wishes.reduce<Values>((all, { change }) => ({ ...all, ...change }), values);

/** Preferences, each saved as soon as it is changed: shown at once, and taken back when the server says no. */
export function createPreferences({ session, userId: of, onChanged }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  let queue: ReturnType<typeof createQueue> | undefined;
  let owner: string | undefined;
  /** As the server has them. */
  let known: Values | undefined;

  const move = (more: Partial<Showing> = {}) => {
    const screen = $screen.get();
    if (screen.is !== 'showing' || !known || !queue) return;
    const open = queue.open();
    $screen.set({ ...screen, values: wished(known, open), saving: open.length > 0, ...more });
  };

  // Not stopped with the view: what a user switched before they left the page is saved all the same.
  const openQueue = (userId: string) =>
    createQueue({
      set: change => session.request(updatePreferences, { ...change, userId }),
      reset: key => session.request(resetPreference, { userId, key }),
      onMove: () => move({ saved: undefined, refused: undefined }),
      onDone: wishes => {
        forgetPreferences();
        if (known) known = wished(known, wishes);
        const keys = [...new Set(wishes.flatMap(keysOfWish))];
        move({ saved: keys });
        onChanged(keys);
      },
      onFailed: async (wishes, { code, retryAfter }) => {
        // What is shown is what the server has: after an answer that never came, only the server can say.
        const now = code === 'unanswered' ? await session.request(getFullPreferences, { userId }) : undefined;
        if (now?.ok && userId === (of ?? owner)) known = valuesOf(now.data, 'value');
        move({
          saved: undefined,
          refused: { code, retryAfter, keys: [...new Set(wishes.flatMap(keysOfWish))], wishes },
        });
      },
    });

  const load = async (me: string, signal: AbortSignal) => {
    const target = of ?? me;
    $screen.set({ is: 'loading' });
    const answer = await session.request(getFullPreferences, { userId: target }, { signal });
    if (signal.aborted) return;
    if (!answer.ok)
      return $screen.set(answer.failure.code === 'notFound' ? { is: 'unknown' } : failedScreen(answer.failure));
    known = valuesOf(answer.data, 'value');
    queue = openQueue(target);
    $screen.set({
      is: 'showing',
      isOwn: target === me,
      values: known,
      defaults: valuesOf(answer.data, 'default'),
      locks: locksOf(answer.data),
      saving: false,
    });
  };

  const following = loadForPerson(session, $screen, load, userId => {
    if (userId !== owner) queue?.stop();
    owner = userId;
    queue = undefined;
  });

  const resetOf = (key: PreferenceKey, defaults: Values): Wish => ({
    is: 'reset',
    key,
    change: { [key]: defaults[key] },
  });

  return {
    $screen,
    retry: following.again,

    set(change: Change) {
      const screen = $screen.get();
      if (screen.is === 'showing')
        queue?.add({ is: 'set', change, keys: keysOf(screen.values).filter(key => key in change) });
    },

    reset(key: PreferenceKey) {
      const screen = $screen.get();
      if (screen.is === 'showing') queue?.add(resetOf(key, screen.defaults));
    },

    resetAll() {
      const screen = $screen.get();
      if (screen.is === 'showing') queue?.add(...resettable(screen).map(key => resetOf(key, screen.defaults)));
    },

    /** Sends what was refused once more. */
    again() {
      const screen = $screen.get();
      if (screen.is === 'showing' && screen.refused) queue?.add(...screen.refused.wishes);
    },

    /** Where zones 2 to 5 begin as they are computed, to begin with; nothing while too little is known of the person. */
    async computedBounds(): Promise<Bounds | undefined> {
      const userId = of ?? session.get().userId;
      if (!userId) return undefined;
      const answer = await session.request(getHeartRateZones, { userId }, { signal: following.signal });
      const [two, three, four, five] = answer.ok ? answer.data.zones.slice(1).map(({ min }) => min) : [];
      return two !== undefined && three !== undefined && four !== undefined && five !== undefined
        ? [two, three, four, five]
        : undefined;
    },
  };
}

export type Bounds = NonNullable<Values['training.heartRateZones']>;
