import { atom, onMount } from 'nanostores';
import { getAccount } from '../../../../core/contract/account.js';
import { cancel, uncancel } from '../../../../core/contract/account-actions.js';
import { getCancelData } from '../../../../core/contract/brightback.js';
import { getFamily } from '../../../../core/contract/family.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { Session } from '../../../../core/session/session.js';
import { followPerson } from '../../../screen/person-screen.js';
import { keepDraft } from '../../../form/keep-draft.js';
import { accept, actionOf } from './accept.js';
import { blank, COMMENT_LIMIT, saidIn, type Answers } from './answers.js';
import { outcomeOf, overtaken, type Asking, type RefusalCode, type Screen, type ScreenOf } from './screen.js';

interface Needs {
  session: Session;
  /** As it was when the flow was opened. */
  account: Account;
  onChanged: (account: Account, action: string) => void;
}

/** One screen: what ends, an optional reason, the offer that fits it, and the press that ends it beside. */
export function createCancelFlow({ session, account: opened, onChanged }: Needs) {
  const $screen = atom<Screen>(outcomeOf(opened) ?? { is: 'loading' });
  const $form = atom<{ values: Answers; dirty: boolean }>({ values: blank, dirty: false });
  let latest = opened;

  const type = <Field extends keyof Answers>(field: Field, value: Answers[Field]) => {
    $form.set({ values: { ...$form.get().values, [field]: value }, dirty: true });
    const screen = $screen.get();
    // what was refused belonged to the answers of before
    if (screen.is === 'asking' && (screen.tooLong || screen.refused))
      $screen.set({ ...screen, tooLong: undefined, refused: undefined });
  };
  /** It is decided: what was typed need not be kept any longer. */
  const forget = () => $form.set({ ...$form.get(), dirty: false });

  const finish = (screen: ScreenOf<'saved' | 'cancelled'>, action: string) => {
    latest = screen.account;
    forget();
    $screen.set(screen);
    onChanged(screen.account, action);
  };

  /** The account as it is by now; undefined when it did not come. */
  const look = async (userId: string, signal: AbortSignal) => {
    const answer = await session.request(getAccount, { userId }, { signal });
    if (answer.ok) latest = answer.data;
    return answer.ok ? answer.data : undefined;
  };

  const load = async (userId: string, signal: AbortSignal) => {
    const known = outcomeOf(latest);
    if (known) return $screen.set(known);
    $screen.set({ is: 'loading' });
    const [answer, family] = await Promise.all([
      session.request(getCancelData, { userId, subscriptionId: latest.subscription?.id ?? '' }, { signal }),
      session.request(getFamily, { userId }, { signal }),
    ]);
    if (signal.aborted) return;
    if (answer.ok && answer.data.valid) {
      const { offers, email } = answer.data;
      // How many lose it too is worth no failure.
      const members = family.ok
        ? family.data.items.filter(({ status }) => status === 'active' || status === 'profile').length
        : 0;
      return $screen.set({ is: 'asking', offers, members, email });
    }
    if (!answer.ok && !overtaken.has(answer.failure.code))
      return $screen.set({ is: 'failed', code: answer.failure.code });
    const now = await look(userId, signal);
    if (signal.aborted) return;
    const outcome = now && outcomeOf(now);
    if (outcome?.is === 'cancelled') return finish(outcome, 'cancel');
    $screen.set(outcome ?? { is: 'failed', code: answer.ok ? 'broken' : answer.failure.code });
  };

  const following = followPerson(session, $screen, ({ userId }, signal) => {
    if (userId) void load(userId, signal);
  });
  onMount($screen, () =>
    keepDraft('cancel-membership', { $form, fields: ['reason', 'comment', 'months'], type }, session),
  );

  /** Where a press that was refused leads: to what the account says by now, else to words beside the button. */
  const refused = async (
    code: RefusalCode,
    beside: Screen,
    action: string,
    stays: (account: Account) => ScreenOf<'saved'> | undefined = () => undefined,
  ) => {
    const { userId } = session.get();
    const { signal } = following;
    const now = overtaken.has(code) && userId ? await look(userId, signal) : undefined;
    if (signal.aborted) return;
    const outcome = now && (outcomeOf(now) ?? stays(now));
    if (outcome?.is === 'saved' || outcome?.is === 'cancelled') finish(outcome, action);
    else $screen.set(beside);
  };

  /** The screen of a press that may begin; undefined while another is under way. */
  const asking = (): Asking | undefined => {
    const screen = $screen.get();
    return screen.is === 'asking' && !screen.busy ? { ...screen, refused: undefined, tooLong: undefined } : undefined;
  };

  return {
    $screen,
    $form,
    type,
    retry: following.again,
    /** They stay as they are: what was typed is not kept. */
    forget,

    /** Takes the offer of the reason that is chosen. */
    async accept() {
      const from = asking();
      const { userId } = session.get();
      const { reason, months } = $form.get().values;
      const offer = from?.offers.find(one => one.reason === reason)?.offer;
      if (!from || !userId || !offer || offer.kind === 'contact') return;
      const { signal } = following;
      const by = offer.kind;
      $screen.set({ ...from, busy: 'accept' });
      const answer = await accept(offer, { session, userId, months, signal });
      if (signal.aborted) return;
      if (answer.ok) return finish({ is: 'saved', by, account: answer.data }, actionOf[by]);
      const { code } = answer.failure;
      const isTaken = code === 'redemptionCodeAlreadyRedeemed' || code === 'alreadyPaused';
      await refused(code, { ...from, refused: { by: 'accept', code } }, actionOf[by], account =>
        isTaken ? { is: 'saved', by, account } : undefined,
      );
    },

    async cancel() {
      const from = asking();
      const { userId } = session.get();
      if (!from || !userId) return;
      const { values } = $form.get();
      if (values.comment.length > COMMENT_LIMIT) return $screen.set({ ...from, tooLong: {} });
      const { signal } = following;
      $screen.set({ ...from, busy: 'cancel' });
      const answer = await session.request(cancel, { userId, ...saidIn(values) }, { signal });
      if (signal.aborted) return;
      if (answer.ok) finish({ is: 'cancelled', account: answer.data, mailedTo: from.email ?? undefined }, 'cancel');
      else {
        const { code } = answer.failure;
        await refused(code, { ...from, refused: { by: 'cancel', code } }, 'cancel');
      }
    },

    /** Takes the cancellation back. */
    async undo() {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'cancelled' || screen.busy || !userId) return;
      const { signal } = following;
      const from = { ...screen, refused: undefined };
      $screen.set({ ...from, busy: true });
      const answer = await session.request(uncancel, { userId }, { signal });
      if (signal.aborted) return;
      if (answer.ok) return finish({ is: 'saved', by: 'undone', account: answer.data }, 'uncancel');
      const { code } = answer.failure;
      await refused(code, { ...from, refused: { by: 'undo', code } }, 'uncancel', account => ({
        is: 'saved',
        by: 'undone',
        account,
      }));
    },
  };
}

export type CancelFlow = ReturnType<typeof createCancelFlow>;
