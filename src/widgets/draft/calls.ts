import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { DraftRecord, Publication, Seen } from '../../core/contract/schemas/drafts.js';

/** Why a thing that has drafts cannot be written, published or taken back. */
export type DraftFailure =
  | 'versionConflict'
  | 'nothingToPublish'
  | 'notPublished'
  | 'wasPublished'
  | 'publicationScheduled'
  | 'kindNotAllowed'
  | CommonFailure;

type Answer<Data> = Promise<Result<Data, DraftFailure>>;

/** The calls that are a kind's own, a line each: `publish: (offerId, input) => request(publishOffer, { offerId, ...input })`. */
export interface DraftCalls<Body> {
  read: (id: string, signal: AbortSignal) => Answer<DraftRecord<Body>>;
  create: (body: Partial<Body>) => Answer<DraftRecord<Body>>;
  /** Only what was touched. */
  save: (id: string, changes: Seen & Partial<Body>) => Answer<DraftRecord<Body>>;
  publish: (id: string, input: Publication) => Answer<DraftRecord<Body>>;
}
