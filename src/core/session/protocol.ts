import { type Claims, tryDecodeToken } from './claims.js';
import { readCookie, writeCookie } from './cookies.js';
import { decodeFlags, type Flags, type KnownUser, type Onboarding } from './flags.js';
import { leftConfig, SESSION } from './page.js';
import { browserStore, keys } from './storage.js';
import type { Config } from './config.js';
import { has } from '../has.js';

export interface SessionState {
  config: Config;
  jwt?: string;
  userId?: string;
  claims?: Claims;
  flags: Flags;
  /** Why the last session ended, until the next begins. */
  endedBy?: 'person' | 'refused' | 'elsewhere';
}

export interface Actions {
  configure: Config;
  signIn: { jwt: string; userId: string };
  signOut: { by: 'person' | 'refused' };
  remember: { [K in keyof Onboarding]?: Onboarding[K] | undefined };
  rememberUser: { [K in keyof KnownUser]?: KnownUser[K] | undefined };
  /** Forgets what was kept for signing up, once it is done. */
  forgetOnboarding: undefined;
}

/**
 * What copies of the library share on a page. It is small and versioned by protocol, not by package: the first copy
 * that loads makes it, and every other joins it, of this version or another.
 */
export interface Protocol {
  readonly version: 1;
  get(): SessionState;
  subscribe(listener: (state: SessionState) => void): () => void;
  act<Name extends keyof Actions>(name: Name, value: Actions[Name]): void;
  /** Runs `work` unless a run of that name is under way, whose answer is given instead. */
  once<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const isProtocol = (value: unknown): value is Protocol => has(value, 'version') && value.version === 1;

/** The page's session; the first caller makes it. */
export function sharedSession(): Protocol {
  const found: unknown = Reflect.get(globalThis, SESSION);
  if (isProtocol(found)) return found;
  const made = createProtocol();
  Reflect.set(globalThis, SESSION, made);
  return made;
}

/** A token that was kept is over when its time is, by the machine's clock; of one that has just come only the server knows. */
const identity = (
  jwt: string | undefined,
  userId: string | undefined,
  isNew = false,
): Pick<SessionState, 'jwt' | 'userId' | 'claims'> => {
  const claims = tryDecodeToken(jwt);
  const expired = !isNew && claims?.exp !== undefined && claims.exp * 1000 <= Date.now();
  if (!jwt || !claims || expired) return {};
  return { jwt, userId: userId || claims.sub, claims };
};

/** A new session over this page's storage; exported for tests, everything else joins `sharedSession()`. */
export function createProtocol(store = browserStore()): Protocol {
  const listeners = new Set<(state: SessionState) => void>();
  const running = new Map<string, Promise<unknown>>();
  const kept = (key: string) => store.read(key) ?? readCookie(key);
  const stored = () => identity(kept(keys.jwt), kept(keys.userId));
  let state: SessionState = { config: leftConfig(), flags: decodeFlags(store.read(keys.flags)), ...stored() };

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  const keepIdentity = (jwt: string | undefined, userId: string | undefined) => {
    for (const [key, value] of Object.entries({ [keys.jwt]: jwt, [keys.userId]: userId })) {
      store.write(key, value);
      writeCookie(key, value);
    }
  };
  // What is kept already is no news: a screen that waits for its words would be told again with every try, and try again.
  const keepFlags = (part: { [Name in keyof Flags]?: object }) => {
    const text = JSON.stringify({ ...state.flags, ...part });
    if (text === store.read(keys.flags)) return;
    store.write(keys.flags, text);
    // As another tab reads it: `undefined` takes a value away.
    set({ ...state, flags: decodeFlags(text) });
  };
  const without = ({ config, flags }: SessionState): SessionState => ({ config, flags });

  const acts: { [Name in keyof Actions]: (value: Actions[Name]) => void } = {
    configure: config => set({ ...state, config: { ...state.config, ...config } }),
    signIn: ({ jwt, userId }) => {
      keepIdentity(jwt, userId);
      set({ ...without(state), ...identity(jwt, userId, true) });
    },
    signOut: ({ by }) => {
      if (!state.jwt && by === 'refused') return;
      keepIdentity(undefined, undefined);
      set({ ...without(state), endedBy: by });
    },
    remember: values => keepFlags({ onboarding: { ...state.flags.onboarding, ...values } }),
    rememberUser: values => keepFlags({ user: { ...state.flags.user, ...values } }),
    forgetOnboarding: () => keepFlags({ onboarding: {} }),
  };

  // Tabs follow one another: the other tab has written already, here it is only read.
  if (typeof addEventListener === 'function') {
    addEventListener('storage', event => {
      if (event.key === keys.flags) set({ ...state, flags: decodeFlags(event.newValue ?? undefined) });
      if (event.key === keys.jwt || event.key === null) {
        const next = stored();
        if (next.jwt !== state.jwt)
          set({ ...without(state), ...next, ...(state.jwt && !next.jwt && { endedBy: 'elsewhere' as const }) });
      }
    });
  }

  return {
    version: 1,
    get: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (name, value) => acts[name](value),
    once: async <T>(name: string, work: () => Promise<T>) => {
      const run = running.get(name) ?? work().finally(() => running.delete(name));
      running.set(name, run);
      // The name identifies one kind of work, so its answer is of that kind.
      return run as Promise<T>;
    },
  };
}

/** Whether a session was there and is over, other than by the person's own wish. */
export const hasEnded = ({ endedBy }: SessionState): boolean => endedBy === 'refused' || endedBy === 'elsewhere';
