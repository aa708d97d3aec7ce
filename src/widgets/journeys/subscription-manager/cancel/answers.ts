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

/** What a leaving member has chosen and typed so far. */
export interface Answers {
  /** Empty while nothing is chosen. */
  reason: CancellationReason | '';
  comment: string;
  /** The length of the pause they would take. */
  months: number;
}

export const blank: Answers = { reason: '', comment: '', months: 1 };

export type Step = 'survey' | 'offer' | 'feedback' | 'confirm';

/** Why a step is not left yet. */
export type Wrong = 'unanswered' | 'missing' | 'tooLong';

/** As many characters as the back end keeps. */
export const COMMENT_LIMIT = 1000;

/** The steps of a member with this reason. If it needs words of its own they are asked for beside it, and not again. */
export function wayOf(reason: Answers['reason'], hasOffer: boolean): Step[] {
  return [
    'survey',
    ...(hasOffer ? ['offer' as const] : []),
    ...(reason === 'other' ? [] : ['feedback' as const]),
    'confirm',
  ];
}

/** What keeps a step from being left. */
export function wrongWith(step: Step, { reason, comment }: Answers): Wrong | undefined {
  if (step === 'survey' && !reason) return 'unanswered';
  if (step === 'survey' && reason !== 'other') return undefined;
  if (step === 'survey' && !comment.trim()) return 'missing';
  return comment.length > COMMENT_LIMIT ? 'tooLong' : undefined;
}
