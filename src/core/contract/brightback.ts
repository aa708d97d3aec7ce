import { call } from './call.js';
import type { CancelData } from './schemas/brightback.js';

/** What a cancel flow needs to know of a member who is leaving (domain 1.14). */
export const getCancelData = call<object, CancelData>()('GET', '/brightback/:userId/:subscriptionId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  fails: ['parentRequired'],
});
