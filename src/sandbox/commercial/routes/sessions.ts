import type * as calls from '../../../core/contract/commercial/sessions.js';
import type { Handlers } from '../../http/handler.js';
import { findUser } from '../../people/find-user.js';
import { beginSession } from '../sessions/begin-session.js';
import { completeSession, deleteSession, moveSession } from '../sessions/move-session.js';
import { sessionOf, sessionsOf } from '../sessions/sessions.js';

/** The calls about a member's places are beside the locations. */
type Names = Exclude<keyof typeof calls, 'listUserCommercialLocations' | 'listUserCommercialPartners'>;

export const commercialSessionHandlers = {
  async beginCommercialSession(context, { userId, equipmentId }) {
    await findUser(context.db, userId);
    return sessionOf(context, userId, await beginSession(context, userId, equipmentId));
  },

  async listCommercialSessions(context, { userId, ...query }) {
    await findUser(context.db, userId);
    return sessionsOf(context, userId, query);
  },

  getCommercialSession: (context, { userId, commercialSessionId }) => sessionOf(context, userId, commercialSessionId),

  async deleteCommercialSession(context, { userId, commercialSessionId }) {
    await deleteSession(context, userId, commercialSessionId);
    return { deleted: true };
  },

  async setCommercialSessionStatus(context, { userId, commercialSessionId, status }) {
    await moveSession(context, userId, commercialSessionId, { status });
    return sessionOf(context, userId, commercialSessionId);
  },

  async completeCommercialSession(context, { userId, commercialSessionId, ...end }) {
    await completeSession(context, userId, commercialSessionId, end);
    return sessionOf(context, userId, commercialSessionId);
  },
} satisfies Handlers<Names>;
