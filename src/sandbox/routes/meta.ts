import type { Handlers } from '../handler.js';

export const metaHandlers: Handlers<'getTimestamp'> = {
  getTimestamp: ({ now }) => Promise.resolve({ timestamp: now }),
};
