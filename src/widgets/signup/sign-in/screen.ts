import type { KnownUser } from '../../../core/session/flags.js';
import type { SignInFailure } from './copy.js';

export type Field = 'email' | 'password';

/** What is wrong, per field, as the person reads it. */
export type Problems = { readonly [F in Field]?: string | undefined };

/** Why a form was not taken; a new one for each time it was sent. */
export interface Refusal {
  problems: Problems;
  code?: SignInFailure | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** One form: what was typed, and how far sending it has come. */
export interface Asked {
  email: string;
  password: string;
  problems: Problems;
  sending: boolean;
  refusal?: Refusal | undefined;
}

export type Screen =
  /** `person` is missing while it is not known who is signed in. */
  | { is: 'signedIn'; userId: string; person: KnownUser | undefined }
  | ({ is: 'signingIn'; notice?: 'ended' | 'reset' | undefined } & Asked)
  | ({ is: 'forgetting' } & Asked)
  /** The same whether or not there is such an account. */
  | { is: 'linkSent'; email: string }
  | ({ is: 'resetting'; token: string } & Asked)
  | { is: 'linkInvalid' };

export type FormScreen = Extract<Screen, Asked>;

export const asked = (email = ''): Asked => ({ email, password: '', problems: {}, sending: false });
