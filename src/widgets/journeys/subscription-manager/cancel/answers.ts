import type { CancellationReason } from '../../../../core/contract/schemas/account.js';

/** The survey's reasons in their order; the open one comes last. */
export const reasons = [
  'too_expensive',
  'unused',
  'missing_features',
  'low_quality',
  'too_complex',
  'customer_service',
  'switched_service',
  'other',
] as const satisfies readonly CancellationReason[];

/** What a leaving member has chosen and typed so far; all of it is optional. */
export interface Answers {
  /** Empty while nothing is chosen. */
  reason: CancellationReason | '';
  comment: string;
  /** The length of the pause they would take. */
  months: number;
}

export const blank: Answers = { reason: '', comment: '', months: 1 };

/** As many characters as the back end keeps. */
export const COMMENT_LIMIT = 1000;

/** What is sent with the end: nothing but what was said. */
export function saidIn({ reason, comment }: Answers): { reason?: CancellationReason; comment?: string } {
  const said = comment.trim();
  return { ...(reason && { reason }), ...(said && { comment: said }) };
}
