import { listLocations } from '../../../../core/contract/commercial/locations.js';
import { listDealerOwners } from '../../../../core/contract/commercial/owners.js';
import type { CommonFailure, Result } from '../../../../core/contract/failure.js';
import type { Named } from '../../../../core/contract/schemas/commercial/common.js';
import { companyIn } from '../../../../core/session/company.js';
import type { Session } from '../../../../core/session/session.js';

/** Owners that are offered at once. */
const MOST = 20;

/**
 * Owners by a part of their name: a dealer's own; for customer service, those that have a location already, because
 * owners are listed by dealer and one that buys from us has none.
 */
export async function findOwners(
  session: Session,
  typed: string,
  signal: AbortSignal,
): Promise<Result<readonly Named[], CommonFailure>> {
  const { dealerId } = companyIn(session.get().jwt);
  const q = typed.trim() === '' ? {} : { q: typed.trim() };
  if (dealerId !== undefined) {
    const found = await session.request(listDealerOwners, { dealerId, limit: MOST, ...q }, { signal });
    return found.ok ? { ok: true, data: found.data.items.map(({ id, name }) => ({ id, name })) } : found;
  }
  const found = await session.request(listLocations, { limit: 100, ...q }, { signal });
  if (!found.ok) return found;
  const owners = new Map(found.data.items.map(({ owner }) => [owner.id, owner]));
  return { ok: true, data: [...owners.values()].slice(0, MOST) };
}
