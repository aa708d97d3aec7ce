import type { Session } from '../../../core/session/session.js';
import { createPlaces } from '../../places/model.js';

/** Where the person may place machines. */
export const createMachinePlaces = (session: Session) => createPlaces(session, ({ actions }) => actions.place === 'ok');
