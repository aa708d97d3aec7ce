import { addFavorite, removeFavorite } from '../../core/contract/content/favorites.js';
import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { Session } from '../../core/session/session.js';

/** Makes a class a favourite of whoever is signed in, or takes it out of them. Sent twice, it is done once. */
export function setFavorite(
  session: Session,
  contentId: string,
  isFavorite: boolean,
): Promise<Result<object, CommonFailure>> {
  const userId = session.get().userId ?? '';
  return isFavorite
    ? session.request(addFavorite, { userId, contentId })
    : session.request(removeFavorite, { userId, contentId });
}
