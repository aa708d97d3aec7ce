import type { Handlers } from '../../http/handler.js';

export const metaHandlers: Handlers<'getTimestamp' | 'getRevision'> = {
  getTimestamp: ({ now }) => Promise.resolve({ timestamp: now }),

  getRevision: ({ host: { revision, version } }) => Promise.resolve({ revision, version }),
};
