import type { FailOf } from '../../../core/contract/call.js';
import type { beginPairing, pollPairing } from '../../../core/contract/commercial/activation.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Activated } from '../../../core/contract/schemas/commercial/activation.js';

/** What a screen may show of an activated machine: without its secrets. */
export type Shown = Pick<Activated, 'equipment' | 'seat' | 'notice'>;

/** Why no code is shown: the machine cannot be activated, or the console was not set up for it. */
export type Hindrance =
  | Exclude<FailOf<typeof beginPairing> | FailOf<typeof pollPairing>, 'idempotencyConflict'>
  | 'serialMissing'
  | 'keeperMissing';

export type ConsoleScreen =
  | { is: 'starting' }
  /** No code could be had yet; it is asked for again and again. */
  | { is: 'unreachable'; code: CommonFailure }
  | {
      is: 'showing';
      userCode: string;
      verificationUri: string;
      /** The moment of the console's time at which the code is over, milliseconds. */
      endsAt: number;
      /** Why the last poll was not answered. */
      trouble: CommonFailure | undefined;
    }
  /** A code of the location is typed instead. */
  | { is: 'typing' }
  /** `isWithdrawn`: the server knows it, and the code is worth nothing. */
  | { is: 'canceled'; isWithdrawn: boolean }
  | { is: 'hindered'; why: Hindrance }
  /** It is activated; its secret is kept, or could not be. */
  | { is: 'activated'; machine: Shown; secret: 'keeping' | 'kept' | 'lost' };
