import type { OwnReceipt } from '../../../core/contract/schemas/user-receipts.js';
import type { PersonScreen } from '../../screen/person-screen.js';
import type { UploadFailure } from './send-pieces.js';

export type Screen =
  | PersonScreen
  /** The form. `hasReceipts` when there is something to go back to. */
  | { is: 'asking'; hasReceipts: boolean }
  | { is: 'sending'; fileName: string; size: number; received: number; waiting: boolean }
  /** A part has arrived and is kept; `code` unless the person stopped it. */
  | {
      is: 'stopped';
      fileName: string;
      size: number;
      received: number;
      code: UploadFailure | undefined;
      retryAfter: number | undefined;
    }
  /** It has arrived; a user without an account reads the rest in a mail. */
  | { is: 'sent'; email: string | undefined }
  /** `now` by the server's clock, unix seconds. `sent` when one has just arrived. */
  | {
      is: 'receipts';
      items: readonly OwnReceipt[];
      total: number;
      now: number;
      sent: boolean;
      more: 'idle' | 'loading' | 'failed';
    };

/** Who is in front of the form. */
export type Person = { is: 'visitor'; ended: boolean } | { is: 'parent' } | { is: 'child' };
