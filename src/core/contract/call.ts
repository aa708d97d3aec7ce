export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call must carry; without it the call fails before anything is sent (spec s.7, s.8). */
export type Credential = 'apiKey' | 'jwt';

/** Who may make a call. A list is any-of. The sandbox enforces these from the contract and nowhere else. */
export type Guard =
  | 'none' | 'apiKey' | 'loggedIn' | 'selfOrAdmin'
  | 'admin' | 'producer' | 'customerService' | 'customerServiceManager' | 'marketing' | 'marketingManager'
  | 'instructor' | 'instructorOrAdmin' | 'instructorOrCustomerServiceManager' | 'service' | 'webhook';

/** The names of a path's parameters: `/users/:userId/account` → `userId`. */
export type ParamNames<Path extends string> =
  Path extends `${string}:${infer Name}/${infer Rest}` ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}` ? Name : never;

export type Params<Path extends string> = { [Name in ParamNames<Path>]: string };

export interface CallOptions<Fail extends string> {
  readonly needs: readonly Credential[];
  readonly guard: readonly Guard[];
  /** The business failures that this call can answer; every call can also answer `CommonFailure`. */
  readonly fails?: readonly Fail[];
  /** Moves money: carries an `Idempotency-Key` and is safe to repeat with the same key. */
  readonly money?: boolean;
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

/**
 * One call of the API, as data. The caller gives one flat object: what the path names fills the path
 * (`Params`), the rest (`Sent`) is the query of a GET or DELETE and the body of anything else. `Out` is
 * what stands under `data` in the answer.
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
  <const Path extends string, const Fail extends string = never>(
    method: Method,
    path: Path,
    options: CallOptions<Fail>,
  ): Call<Sent, Out, Fail, Path> => ({ method, path, ...options });
