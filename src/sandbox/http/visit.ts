import type { Asked } from './ask.js';
import type { ApiKeyHolder } from './handler.js';
import type { ErrorNote } from './log.js';

/** What the place that received a request knows of it and can do with it. */
export interface Connection {
  /** The address of the other side; one name for all without an address. */
  ip?: string;
  /** Cuts the line without an answer. Without it a lost answer is a rejected fetch. */
  drop?: () => void;
}

/** One request on its way through the sandbox: what its parts pass to one another and to the log. */
export interface Visit {
  readonly requestId: string;
  readonly ip: string;
  /** What every answer to it carries. Known before there is one, so that an answer is made once and never changed. */
  headers: Readonly<Record<string, string>>;
  /** The key that came with it, when it is a known one. */
  apiKey?: ApiKeyHolder | undefined;
  /** What was asked first; nothing that asks the database goes without it. */
  asked?: Asked;
  /** Set when the answer must never arrive. */
  lost?: boolean;
  path?: string;
  call?: string;
  userId?: string;
  code?: string;
  error?: ErrorNote;
}

/** What routes outside the API get along with a request. */
export interface Env {
  Bindings: { visit: Visit };
}
