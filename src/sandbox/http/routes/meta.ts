import type * as meta from '../../../core/contract/meta.js';
import type { Handlers } from '../handler.js';

export const metaHandlers = {
  getTimestamp: ({ now }) => Promise.resolve({ timestamp: now }),

  getRevision: ({ host: { revision, version } }) => Promise.resolve({ revision, version }),
} satisfies Handlers<keyof typeof meta>;
