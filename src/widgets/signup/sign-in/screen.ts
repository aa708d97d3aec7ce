import type { KnownUser } from '../../../core/session/flags.js';

export type Screen =
  /** `person` is missing while it is not known who is signed in. */
  | { is: 'signedIn'; userId: string; person: KnownUser | undefined }
  | { is: 'signingIn'; notice?: 'ended' | 'reset' | undefined }
  | { is: 'forgetting' }
  /** The same whether or not there is such an account. */
  | { is: 'linkSent'; email: string }
  | { is: 'resetting'; token: string }
  | { is: 'linkInvalid' };
