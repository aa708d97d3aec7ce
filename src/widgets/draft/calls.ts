import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type {
  Deleted,
  DraftRecord,
  DraftVersion,
  Publication,
  PublicationRequest,
  Seen,
  Withdrawal,
} from '../../core/contract/schemas/drafts.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';

/** Why a thing that has drafts cannot be written, published or taken back. */
export type DraftFailure = 'versionConflict' | 'nothingToPublish' | 'notPublished' | 'wasPublished' | CommonFailure;

type Answer<Data> = Promise<Result<Data, DraftFailure>>;

/** The calls of one kind of thing that has drafts, a line each: `publish: (offerId, input) => session.request(publishOffer, { offerId, ...input })`. */
export interface DraftCalls<Body> {
  read: (id: string, signal: AbortSignal) => Answer<DraftRecord<Body>>;
  create: (body: Partial<Body>) => Answer<DraftRecord<Body>>;
  /** Only what was touched. */
  save: (id: string, changes: Seen & Partial<Body>) => Answer<DraftRecord<Body>>;
  publish: (id: string, input: Publication) => Answer<DraftRecord<Body>>;
  unpublish: (id: string, input: Withdrawal) => Answer<DraftRecord<Body>>;
  unschedule: (id: string, input: Seen) => Answer<DraftRecord<Body>>;
  ask: (id: string, input: PublicationRequest) => Answer<DraftRecord<Body>>;
  discard: (id: string, input: Seen) => Answer<DraftRecord<Body>>;
  remove: (id: string, input: Seen) => Answer<Deleted>;
  versions: (
    id: string,
    page: PageQuery,
    signal: AbortSignal,
  ) => Answer<{ items: readonly DraftVersion<Body>[]; total: number }>;
  restore: (id: string, publishedVersion: number, input: Seen) => Answer<DraftRecord<Body>>;
}
