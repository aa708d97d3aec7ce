import { ABORTED } from '../../../core/client/failures.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure, Failure, Result } from '../../../core/contract/failure.js';
import type { Receipt } from '../../../core/contract/schemas/user-receipts.js';
import { uploadReceipt } from '../../../core/contract/user-receipts.js';
import { CHUNK_BYTES } from '../../../core/uploads.js';
import type { Session } from '../../../core/session/session.js';
import type { Purchase } from './values.js';

export type UploadFailure = FailOf<typeof uploadReceipt> | CommonFailure;

/** How far an upload has come. */
export interface Progress {
  guid: string | undefined;
  /** Bytes. */
  received: number;
  /** The connection is lost, and the last piece is about to be sent again. */
  waiting: boolean;
}

export interface Upload {
  session: Session;
  file: File;
  purchase: Purchase;
  /** The upload to go on with, as far as it is one of this very file. */
  guid?: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Milliseconds before a lost piece is sent again, once for each. */
  waits?: readonly number[];
}

/** Milliseconds after which a piece counts as lost. */
const PATIENCE = 30_000;

const isLost = (code: UploadFailure): boolean => code === 'unanswered' || code === 'broken';

/** Falls short of the end at first: by the guid that its answer brings, a last piece whose answer is lost is no second receipt. */
const firstEnd = ({ size }: File): number => Math.max(1, Math.min(CHUNK_BYTES, size - 1));

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** The upload to be continued is not this file's: forgotten by now, another user's, of another size or other bytes. */
const isAnother = ({ code, fields = [] }: Failure<UploadFailure>): boolean =>
  code === 'notFound' ||
  code === 'uploadOffsetMismatch' ||
  (code === 'validationFailed' && fields.some(({ path }) => path === 'size'));

/** Where the server says that an upload goes on. */
const whereToGoOn = ({ code, debug }: Failure<UploadFailure>): number | undefined => {
  const received = debug?.['received'];
  return code === 'uploadOffsetMismatch' && typeof received === 'number' ? received : undefined;
};

/**
 * Sends a file piece by piece. An upload that was begun before goes on where it broke off: its first piece is sent once
 * more, by which the server sees that it is the same file, and answers how much of it is there.
 */
export async function sendPieces({
  session,
  file,
  purchase,
  guid: known,
  signal,
  onProgress,
  waits = [1000, 3000, 6000],
}: Upload): Promise<Result<Receipt, UploadFailure>> {
  let [guid, offset, lost] = [known, 0, 0];
  const report = (waiting: boolean) => onProgress({ guid, received: offset, waiting });
  while (!signal.aborted) {
    const chunk = file.slice(offset, offset === 0 ? firstEnd(file) : offset + CHUNK_BYTES);
    const piece = {
      fileName: file.name,
      size: file.size,
      offset,
      chunk,
      ...(guid === undefined ? purchase : { receiptGuid: guid }),
    };
    const answer = await session.request(uploadReceipt, piece, { signal, timeout: PATIENCE, again: false });
    if (answer.ok) {
      ({ guid, received: offset } = answer.data);
      lost = 0;
      if (answer.data.status !== 'uploading') return answer;
      report(false);
    } else if (isLost(answer.failure.code) && lost < waits.length) {
      report(true);
      await sleep(waits[lost] ?? 0, signal);
      lost += 1;
    } else if (offset === 0 && guid !== undefined && isAnother(answer.failure)) {
      guid = undefined;
    } else {
      const next = whereToGoOn(answer.failure);
      if (next === undefined || next <= offset) return answer;
      // another tab has sent this piece
      offset = next;
      report(false);
    }
  }
  return { ok: false, failure: { code: 'aborted', message: ABORTED } };
}
