import type { Audited } from './audited.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call must carry; without it the call fails before anything is sent (spec s.7, s.8). */
export type Credential = 'apiKey' | 'jwt';

/** Who may make a call. A list is any-of. The sandbox enforces these from the contract and nowhere else. */
export type Guard =
  | 'none'
  | 'apiKey'
  | 'loggedIn'
  | 'selfOrAdmin'
  | 'admin'
  | 'producer'
  | 'customerService'
  | 'customerServiceManager'
  | 'marketing'
  | 'marketingManager'
  | 'instructor'
  | 'instructorOrAdmin'
  | 'instructorOrCustomerServiceManager'
  | 'service'
  | 'webhook'
  /** A dealer, owner or location user, within what their token's scope covers; `scoped` says which of them. */
  | 'commercialScope'
  /** A machine's own token, about itself. */
  | 'equipmentToken';

/** How a commercial user stands to a location: its dealer, its owner, who runs it, who works there. */
export type Relation = 'dealer' | 'owner' | 'manager' | 'staff';

/** The names of a path's parameters: `/users/:userId/account` → `userId`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<Path extends string> = { [Name in ParamNames<Path>]: string };

/**
 * What is counted, so that nobody guesses or floods: by the secret, not by the call, so all calls that test one secret
 * share one counter. The limits are in `src/sandbox/http/limits/limits.ts`.
 */
export type LimitName =
  | 'password'
  | 'token'
  | 'code'
  | 'till'
  | 'serialNumber'
  | 'receipt'
  | 'lookup'
  | 'mail'
  | 'signup'
  | 'profile'
  | 'family'
  | 'upload'
  | 'paying'
  | 'activation'
  | 'equipmentSecret'
  | 'pairing';

/**
 * How a call that writes is repeated after its answer was lost. Every POST and PUT names one; a browser build keeps
 * `reads` alone, because the client sends a key with every write.
 */
export type Repeating =
  /** Makes something: the same `Idempotency-Key` gets the first answer again and does nothing. */
  | { readonly idempotent: true }
  /** The same, and moves money: the person's row is held meanwhile. */
  | { readonly money: true }
  /** Changes nothing (`reads`), leaves the same behind however often (`sets`), or is known by its own id (`event`). */
  | { readonly repeatable: 'reads' | 'sets' | 'event' };

/**
 * Where a call and its caller are recorded (domain 4.3). Every call that writes names one.
 * - a thing's name: a line of the audit trail about it, written by the pipeline in the transaction of the effect; of a
 *   call that reads, where the handler notes that a user looked at what is private
 * - `history`: the account's own history records it
 * - `none`: what is left behind says it itself (a session, a receipt), or nobody would look it up
 */
export type Trail = Audited | 'history' | 'none';

/**
 * What is sold (domain 8.1), and given to whoever has it: the table beside the statuses says which membership and which
 * feature of its plan opens each (`src/sandbox/billing/account/entitlement.ts`).
 */
export type Sold =
  /** Classes on demand, their films among them. */
  | 'classes'
  /** A place in a class that is on now. */
  | 'liveClasses'
  /** A week that is planned for the member. */
  | 'coaching'
  | 'challenges'
  /** Machines that are connected at one time. */
  | 'connectedEquipment'
  /** Places for family members. */
  | 'family';

/**
 * What a call gives of it. `byInput`: it depends on what was sent, and the handler asks. Everything else a member may
 * have for ever: what they look at, and what they have made themselves.
 */
export type Gives = Sold | 'byInput' | 'nothing';

/** Guards that let somebody through who may be a member: their calls say what they give. */
type Open = 'none' | 'apiKey' | 'loggedIn' | 'selfOrAdmin';

type GivesOf<Guards extends readonly Guard[]> =
  Extract<Guards[number], Open> extends never ? unknown : { readonly gives: Gives };

/**
 * What staff may do who act for a member (domain 8.7): whatever leaves the member's things as they are at any time, what
 * changes them once they have said why, and what is the member's own alone never. `acting.ts` derives it for a call that
 * does not say it.
 */
export type Acting = 'always' | 'withReason' | 'never';

type WritesOf<How extends Method> = How extends 'GET'
  ? unknown
  : How extends 'POST' | 'PUT'
    ? (Repeating & { readonly audit: Trail }) | { readonly repeatable: 'reads' | 'event' }
    : { readonly audit: Trail };

export interface CallOptions<Fail extends string> {
  readonly needs: readonly Credential[];
  readonly guard: readonly Guard[];
  /** Which commercial users `commercialScope` lets through (domain 2.3); each within what is theirs. */
  readonly scoped?: readonly Relation[];
  /** The business failures that this call can answer; every call can also answer `CommonFailure`. */
  readonly fails?: readonly Fail[];
  /** What its tries are counted as; needed wherever a guessable secret is taken. */
  readonly limit?: readonly LimitName[];
  readonly money?: true;
  readonly idempotent?: true;
  /** A call that `reads` is run outside a transaction; a GET that records who looked does not count as one. */
  readonly repeatable?: 'reads' | 'sets' | 'event';
  readonly audit?: Trail;
  /** What is paid for; whoever has not is refused with `membershipRequired` before the handler runs. */
  readonly gives?: Gives;
  /** Said where it is another than its other fields tell: `actingOf` in `acting.ts`. */
  readonly acting?: Acting;
  /** Sent as multipart/form-data. */
  readonly form?: boolean;
  /** A 403 is this call's own business answer and does not sign the person out (spec s.8, redemption). */
  readonly keeps403?: boolean;
}

/** A call without its types: what the wire and the sandbox need of it. */
export interface CallLine extends CallOptions<string> {
  readonly method: Method;
  readonly path: string;
}

/** Says of a call that it changes nothing, however it is sent; a browser build knows it too (`vite/strip-docs.ts`). */
export const isLook = ({ method, repeatable }: CallLine): boolean => method === 'GET' || repeatable === 'reads';

/**
 * One call of the API, as data. The caller gives one flat object: what the path names fills the path (`Params`), the
 * rest (`Sent`) is the query of a GET or DELETE and the body of anything else. `Out` is the value under `data` in the
 * answer.
 */
export interface Call<Sent, Out, Fail extends string = string, Path extends string = string> extends CallOptions<Fail> {
  readonly method: Method;
  readonly path: Path;
  /** Never set; carries the types. */
  readonly shape?: { readonly sent: Sent; readonly out: Out };
}

export type SentOf<C> = C extends { shape?: { sent: infer Sent } } ? Sent : never;
export type InOf<C> = C extends { path: infer Path extends string } ? SentOf<C> & Params<Path> : never;
export type OutOf<C> = C extends { shape?: { out: infer Out } } ? Out : never;
export type FailOf<C> = C extends { fails?: readonly (infer Fail)[] } ? Fail : never;

/** `call<Sent, Out>()('POST', '/path/:id', { needs, guard, fails })`: two steps, so that the path and the failures are inferred. */
export const call =
  <Sent, Out>() =>
  <
    const Path extends string,
    const How extends Method,
    const Guards extends readonly Guard[],
    const Fail extends string = never,
  >(
    method: How,
    path: Path,
    options: CallOptions<Fail> & WritesOf<How> & GivesOf<Guards> & { readonly guard: Guards },
  ): Call<Sent, Out, Fail, Path> => ({ method, path, ...options });
