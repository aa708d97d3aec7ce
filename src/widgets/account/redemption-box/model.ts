import { atom, computed } from 'nanostores';
import { redeemAccountCode, validateAccountCode } from '../../../core/contract/account-redemption.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { RedemptionPreview } from '../../../core/contract/schemas/redemption-codes.js';
import type { Session } from '../../../core/session/session.js';
import { followPerson, type PersonScreen } from '../../screen/person-screen.js';
import { keepDraft } from '../../form/keep-draft.js';

export type RefusalCode = FailOf<typeof validateAccountCode> | FailOf<typeof redeemAccountCode> | CommonFailure;

/** Why this account can redeem no code at all (spec s.8). */
export type BlockReason = 'providedByProvider' | 'childAccount' | 'otherChannel';

/** A new object for each refusal, so that the focus can follow. */
export interface Refused {
  code: RefusalCode;
  debug: Readonly<Record<string, unknown>>;
}

export type Screen =
  | PersonScreen
  | { is: 'asking'; refused?: Refused | undefined; empty?: boolean }
  | { is: 'checking' }
  /** The code is good: this is what it would give. */
  | { is: 'offered'; preview: RedemptionPreview; refused?: Refused | undefined }
  | { is: 'redeeming'; preview: RedemptionPreview }
  | { is: 'granted'; preview: RedemptionPreview; account: Account }
  | { is: 'blocked'; reason: BlockReason; name: string };

const reasons: readonly BlockReason[] = ['providedByProvider', 'childAccount', 'otherChannel'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What people type around a code without meaning it. */
const bare = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '');

/** From a typed code to what it gives: looked at first, redeemed by a second press. */
export function createRedemptionBox({
  session,
  code = '',
  onRedeemed,
}: {
  session: Session;
  code?: string | undefined;
  onRedeemed: (kind: RedemptionPreview['effect']['kind']) => void;
}) {
  const $screen = atom<Screen>({ is: 'asking' });
  const $typed = atom(code);

  // A link with another code begins a form of its own: what was typed by an earlier one is not put in its place.
  const kept = {
    $form: computed($typed, typed => ({ values: { code: typed }, dirty: typed !== '' && typed !== code })),
    fields: ['code'] as const,
    type: (_: 'code', typed: string) => $typed.set(typed),
  };

  /** A refusal, or the block that replaces the form. */
  const refused = (failure: {
    code: RefusalCode;
    debug?: Readonly<Record<string, unknown>>;
  }): Refused | Extract<Screen, { is: 'blocked' }> => {
    const { code: why, debug = {} } = failure;
    const reason = reasons.find(one => one === debug['reason']);
    return why === 'redemptionBlocked' && reason
      ? { is: 'blocked', reason, name: text(debug['name']) }
      : { code: why, debug };
  };

  const following = followPerson(session, $screen, ({ userId, ended }, signal) => {
    if (userId) signal.addEventListener('abort', keepDraft(`redemption-box ${code}`, kept, session));
    $screen.set(userId ? { is: 'asking' } : { is: 'signedOut', ended });
  });

  return {
    $screen,
    $typed,
    type: (typed: string) => {
      $typed.set(typed);
      const screen = $screen.get();
      if (screen.is === 'asking' && (screen.refused || screen.empty)) $screen.set({ is: 'asking' });
    },

    async check() {
      const { userId } = session.get();
      if ($screen.get().is !== 'asking' || !userId) return;
      const wanted = bare($typed.get());
      if (!wanted) return $screen.set({ is: 'asking', empty: true });
      $screen.set({ is: 'checking' });
      const { signal } = following;
      const answer = await session.request(validateAccountCode, { userId, code: wanted }, { signal });
      if (signal.aborted) return;
      if (answer.ok) return $screen.set({ is: 'offered', preview: answer.data });
      const why = refused(answer.failure);
      $screen.set('is' in why ? why : { is: 'asking', refused: why });
    },

    /** Uses the code up; `replaceDiscount` by whoever has read that a better discount runs, and wants this one. */
    async redeem(replaceDiscount = false) {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'offered' || !userId) return;
      const { preview } = screen;
      $screen.set({ is: 'redeeming', preview });
      const { signal } = following;
      const answer = await session.request(
        redeemAccountCode,
        { userId, code: preview.code, ...(replaceDiscount && { replaceDiscount }) },
        { signal },
      );
      if (signal.aborted) return;
      if (answer.ok) {
        $typed.set('');
        $screen.set({ is: 'granted', preview, account: answer.data });
        return onRedeemed(preview.effect.kind);
      }
      const why = refused(answer.failure);
      if ('is' in why) return $screen.set(why);
      // what is wrong with the code is said beside it, what is wrong with the moment beside the offer
      const gone = why.code.startsWith('redemptionCode');
      $screen.set(gone ? { is: 'asking', refused: why } : { is: 'offered', preview, refused: why });
    },

    /** Back to the field; what was typed stays. */
    another: () => $screen.set({ is: 'asking' }),
  };
}
