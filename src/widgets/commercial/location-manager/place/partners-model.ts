import { listLocationPartners } from '../../../../core/contract/commercial/locations.js';
import type { Session } from '../../../../core/session/session.js';
import { createLoaded } from '../loaded.js';

/** A location has twenty partners at the most. */
const MOST = 100;

/** The partners of a location. */
export const createPartners = (session: Session, locationId: string) =>
  createLoaded(session, signal => session.request(listLocationPartners, { locationId, limit: MOST }, { signal }));
