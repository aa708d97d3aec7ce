import type { Audited } from '../../core/contract/audited.js';
import type { InOf, OutOf } from '../../core/contract/call.js';
import type { CallName, Contract } from '../../core/contract/index.js';
import type { Scope } from '../../core/contract/schemas/commercial/scope.js';
import type { Db } from '../db/db.js';
import type { Compress } from './answer/compression.js';
import type { Scrypt } from '../access/passwords.js';

/** What staff who act for a member have said and are (domain 8.7). */
export interface Acting {
  /** They have said why. */
  hasReason: boolean;
  roles: readonly string[];
}

/** Whose token came with a request; the claims of the specification (s.3) plus who acts for the person. */
export interface Caller {
  userId: string;
  parentId: string;
  sessionId: string;
  roles: readonly string[];
  /** What a commercial user's token covers (domain 6.1, `scope`). */
  scope?: Scope;
  /** Staff who signed in as this member, or the parent who switched to this child. */
  actor?: string;
  /** Where it is staff who act. */
  acting?: Acting;
}

/** The key that came with a request: its name for the audit, and the partner it belongs to. A back end's key without one is the company's own, and sees everybody. */
export interface ApiKeyHolder {
  id: string;
  name: string;
  service: boolean;
  partnerId: string | null;
}

/** What the place that the sandbox runs in lends to its handlers. */
export interface Host {
  /** Where links in mails lead. */
  portalUrl: string;
  /**
   * A real card provider's key; without it every provider has a `pk_sandbox_…` of its own. Null where no card is taken,
   * which is so in production: nothing here charges one yet (`billing/cards/taking.ts`).
   */
  publishableKey?: string | null;
  /** The card provider's own secret for its events; without it they are signed with the sandbox's. */
  webhookSecret?: string;
  scrypt: Scrypt;
  /** Makes answers shorter on their way; without it they travel as they are. */
  compress?: Compress;
  /** The source's revision; `dev` when nothing was built. */
  revision: string;
  /** The package's version. */
  version: string;
  /** Nothing is answered that is for development alone. */
  production: boolean;
}

/** What a handler reports about its effect; the call's own line supplies the rest. */
export interface Note {
  /** What kind of thing; the one that the call names without it. */
  resource?: Audited;
  /** Of the thing; the one that the path names without it. */
  id?: string;
  /** In place of the call's name, where one call does several things. */
  action?: string;
  details?: Record<string, unknown>;
}

/** Everything a handler may know of its request. */
export interface Context {
  /** The request's transaction; a failure rolls it back. */
  db: Db;
  /** The sandbox's clock, unix seconds. */
  now: number;
  caller?: Caller;
  apiKey?: ApiKeyHolder;
  requestId: string;
  /** Where the request came from. */
  ip?: string;
  /** The language that the answer is asked in, of those that we write. */
  locale: string;
  /** What the browser or app calls itself, 300 characters at most. */
  userAgent?: string;
  host: Host;
  /** Adds to the audit trail what the call's own line would not say. Written when the call succeeds; null says that nothing was done. */
  note: (note: Note | null) => void;
}

export type Handler<Name extends CallName> = (
  context: Context,
  input: InOf<Contract[Name]>,
) => Promise<OutOf<Contract[Name]>>;

/**
 * Where something slow comes first (a password is hashed), `before` does it outside the transaction and answers what
 * is left to do inside: nobody holds a connection while they wait for a processor.
 */
export interface SlowHandler<Name extends CallName> {
  before(context: Context, input: InOf<Contract[Name]>): Promise<(context: Context) => Promise<OutOf<Contract[Name]>>>;
}

/** The answers to the calls of one family: `Handlers<keyof typeof family>`. Together they are total over the contract (`http/handlers.ts`). */
export type Handlers<Names extends CallName> = { [Name in Names]: Handler<Name> | SlowHandler<Name> };
