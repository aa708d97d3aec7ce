import type { Handlers } from '../../http/handler.js';
import { keepMachineSessions } from '../sessions/machine-sessions.js';

export const machineSessionHandlers = {
  async reportMachineSessions(context, { equipmentId, ...sent }) {
    return { kept: await keepMachineSessions(context, equipmentId, sent) };
  },
} satisfies Handlers<'reportMachineSessions'>;
