import { atom, onMount, type ReadableAtom } from 'nanostores';
import { createAsked } from '../client/asked.js';
import { createClient, dataOf, type Request } from '../client/client.js';
import { buildRequest } from '../client/request.js';
import type { Call, Params } from '../contract/call.js';
import { endSession, refreshSession } from '../contract/sessions.js';
import { pageLocale } from '../locale.js';
import { createClock } from './clock.js';
import type { Flags, KnownUser, Onboarding } from './flags.js';
import { sharedSession, type Protocol, type SessionState } from './protocol.js';
import { type Config } from './config.js';
import { isActing } from './is-switched.js';
import { browserStore } from './storage.js';

/** Seconds before its end at which a token is renewed, with the next call that needs it. */
const RENEW_WITHIN = 43_200;

/** The page's session as one copy of the library sees it: read-only stores, and the few things that may be done. */
export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  readonly $userId: ReadableAtom<string | undefined>;
  readonly $flags: ReadableAtom<Flags>;
  get(): SessionState;
  /** Makes one call of the contract with this page's credentials. */
  readonly request: Request;
  /** What a visitor's GET has answered already, when the page asked it ahead; for a first screen without a moment of waiting. */
  known<Sent, Out, Fail extends string, Path extends string>(
    call: Call<Sent, Out, Fail, Path>,
    input: Sent & Params<Path>,
  ): Out | undefined;
  configure(config: Config): void;
  remember(values: { [K in keyof Onboarding]?: Onboarding[K] | undefined }): void;
  rememberUser(values: KnownUser): void;
  forgetOnboarding(): void;
  /** Ends the session here and, as far as the line allows, on the server. */
  signOut(): Promise<void>;
  /** A new token for the same session; done once however many ask. */
  refresh(): Promise<boolean>;
  locale(): string;
  /** The server's time, in unix seconds. */
  readonly clock: { now(): number };
}

/** Joins the page's session. Tests hand in a protocol and a tab's storage of their own. */
export function createSession(protocol: Protocol = sharedSession(), tab = browserStore(() => sessionStorage)): Session {
  const get = () => protocol.get();

  const follow = <Part>(part: (state: SessionState) => Part): ReadableAtom<Part> => {
    const $part = atom(part(get()));
    onMount($part, () => {
      $part.set(part(get()));
      return protocol.subscribe(state => $part.set(part(state)));
    });
    return $part;
  };

  const locale = () => pageLocale(get().config.locale);
  const clock = createClock();

  const bare = createClient({
    baseUrl: () => get().config.apiUrl ?? '',
    credentials: () => ({ apiKey: get().config.apiKey, jwt: get().jwt }),
    onToken: signedIn => protocol.act('signIn', signedIn),
    onRefused: () => protocol.act('signOut', { by: 'refused' }),
    onDate: clock.hear,
    locale,
    asked: createAsked(tab),
    fetch: () => get().config.fetch,
  });

  const refresh = () =>
    protocol.once('refresh', async () => {
      const { claims, jwt } = get();
      if (!claims) return false;
      const renewed = await bare(refreshSession, { sessionId: claims.jti }, { updateJwt: false });
      // Who has come meanwhile, such as a child that a parent went over to, stays.
      if (renewed.ok && get().jwt === jwt) protocol.act('signIn', renewed.data);
      return renewed.ok;
    });

  const request: Request = async (call, input, options) => {
    const { claims } = get();
    // staff act for a member until their time is over
    if (
      call.needs.includes('jwt') &&
      claims?.exp !== undefined &&
      claims.exp - clock.now() < RENEW_WITHIN &&
      !isActing(claims)
    )
      await refresh();
    return bare(call, input, options);
  };

  return {
    $state: follow(state => state),
    $userId: follow(state => state.userId),
    $flags: follow(state => state.flags),
    get,
    request,
    known: <Sent, Out, Fail extends string, Path extends string>(
      call: Call<Sent, Out, Fail, Path>,
      input: Sent & Params<Path>,
    ) => {
      const { config, jwt } = get();
      return jwt
        ? undefined
        : dataOf<Out>(config.known?.(buildRequest(call, config.apiUrl ?? '', input).url, locale()));
    },
    configure: config => protocol.act('configure', config),
    remember: values => protocol.act('remember', values),
    rememberUser: values => protocol.act('rememberUser', values),
    forgetOnboarding: () => protocol.act('forgetOnboarding', undefined),
    signOut: async () => {
      const { claims } = get();
      // Asked first, while the token is still there; the answer does not matter to the person.
      const ended = claims ? bare(endSession, { sessionId: claims.jti }, { timeout: 5000 }) : undefined;
      protocol.act('signOut', { by: 'person' });
      await ended;
    },
    refresh,
    locale,
    clock,
  };
}

let joined: Session | undefined;

/** This copy's view of the page's session. */
export function session(): Session {
  return (joined ??= createSession());
}
