import { call } from './call.js';
import type { Revision, ServerTime } from './schemas/meta.js';

/** The server's clock, unix seconds. */
export const getTimestamp = call<object, ServerTime>()('GET', '/timestamp', {
  needs: [],
  guard: ['none'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** Which build answers. */
export const getRevision = call<object, Revision>()('GET', '/revision', {
  needs: [],
  guard: ['none'],
  gives: 'nothing',
  repeatable: 'reads',
});
