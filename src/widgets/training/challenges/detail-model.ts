import { atom } from 'nanostores';
import { getCollectionContent, getCollectionProgress } from '../../../core/contract/training/collections.js';
import type { Session } from '../../../core/session/session.js';
import { createPart, createPiece, type Visit } from '../../screen/part.js';

/** The one challenge that is open, if one is, and its classes. */
export function createDetail(session: Session, challengeId: string) {
  const $id = atom(challengeId);
  let person: Visit | undefined;
  let opening = new AbortController();
  const collectionId = () => $id.get();
  const progress = createPiece(session, ({ userId, signal }) =>
    session.request(getCollectionProgress, { userId, collectionId: collectionId() }, { signal }),
  );
  const content = createPart(session, ({ userId, signal }) =>
    session.request(getCollectionContent, { userId, collectionId: collectionId() }, { signal }),
  );

  async function load(quietly: boolean): Promise<void> {
    // of another challenge, or of another person, nothing comes any more
    opening.abort();
    opening = new AbortController();
    if (!person || !$id.get()) return;
    const visit = { userId: person.userId, signal: AbortSignal.any([person.signal, opening.signal]) };
    await Promise.all([progress.load(visit, { quietly }), content.load(visit, { quietly })]);
  }

  return {
    $id,
    $progress: progress.$part,
    $content: content.$part,
    begin(by: Visit): Promise<void> {
      person = by;
      return load(false);
    },
    /** Shows another one; with an empty id, none. */
    open(id: string): void {
      if (id === $id.get()) return;
      $id.set(id);
      void load(false);
    },
    refresh: () => load(true),
    retry: () => void load(false),
  };
}
