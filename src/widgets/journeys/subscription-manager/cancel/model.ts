import { atom, onMount } from 'nanostores';
import { getAccount } from '../../../../core/contract/account.js';
import { cancel, uncancel } from '../../../../core/contract/account-actions.js';
import { getCancelData } from '../../../../core/contract/brightback.js';
import { getFamily } from '../../../../core/contract/family.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { CancelData } from '../../../../core/contract/schemas/brightback.js';
import type { Session } from '../../../../core/session/session.js';
import { followPerson } from '../../../person-screen.js';
import { keepDraft } from '../../../keep-draft.js';
import { accept, actionOf } from './accept.js';
import { blank, wayOf, wrongWith, type Answers, type Step } from './answers.js';
import { outcomeOf, overtaken, type RefusalCode, type Screen, type ScreenOf } from './screen.js';

interface Needs {
  session: Session;
  /** As it was when the flow was opened. */
  account: Account;
  onChanged: (account: Account, action: string) => void;
}

/** From the reason over one fitting offer to the end of a membership, or to staying. */
export function createCancelFlow({ session, account: opened, onChanged }: Needs) {
  const $screen = atom<Screen>(outcomeOf(opened) ?? { is: 'loading' });
  const $form = atom<{ values: Answers; dirty: boolean }>({ values: blank, dirty: false });
  let latest = opened;
  let data: CancelData | undefined;
  let members = 0;

  const type = <Field extends keyof Answers>(field: Field, value: Answers[Field]) => {
    $form.set({ values: { ...$form.get().values, [field]: value }, dirty: true });
    const screen = $screen.get();
    if ((screen.is === 'survey' || screen.is === 'feedback') && screen.wrong) $screen.set({ is: screen.is });
  };
  /** It is decided: what was typed need not be kept any longer. */
  const forget = () => $form.set({ ...$form.get(), dirty: false });

  const offer = () => data?.offers.find(({ reason }) => reason === $form.get().values.reason)?.offer;
  const way = () => {
    const { reason } = $form.get().values;
    return wayOf(reason, reason === '' || offer() !== undefined);
  };

  const show = (step: Step) => {
    const found = offer();
    if (step === 'confirm') $screen.set({ is: step, members });
    else if (step !== 'offer') $screen.set({ is: step });
    else if (found) $screen.set({ is: step, offer: found });
  };

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
    // How many lose it too is worth no failure.
    members = family.ok
      ? family.data.items.filter(({ status }) => status === 'active' || status === 'profile').length
      : 0;
    if (answer.ok && answer.data.valid) {
      data = answer.data;
      return show('survey');
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
    from: ScreenOf<'offer' | 'confirm' | 'cancelled'>,
    action: string,
    stays: (account: Account) => ScreenOf<'saved'> | undefined,
  ) => {
    const { userId } = session.get();
    const { signal } = following;
    const now = overtaken.has(code) && userId ? await look(userId, signal) : undefined;
    if (signal.aborted) return;
    const outcome = now && (outcomeOf(now) ?? stays(now));
    if (outcome?.is === 'saved' || outcome?.is === 'cancelled') finish(outcome, action);
    else $screen.set({ ...from, busy: false, refused: { code } });
  };

  /** The present step, and what blocks it; undefined while a press is under way. */
  const place = () => {
    const screen = $screen.get();
    if ('busy' in screen && screen.busy) return undefined;
    const steps = way();
    const at = steps.findIndex(step => step === screen.is);
    return at < 0 ? undefined : { step: steps[at], before: steps[at - 1], after: steps[at + 1] };
  };

  return {
    $screen,
    $form,
    type,
    retry: following.again,
    /** The steps of this person, as far as they are known. */
    way,
    /** They stay as they are: what was typed is not kept. */
    forget,

    next() {
      const { step, after } = place() ?? {};
      if (!step || !after) return;
      const wrong = step === 'survey' || step === 'feedback' ? wrongWith(step, $form.get().values) : undefined;
      if (wrong && (step === 'survey' || step === 'feedback')) $screen.set({ is: step, wrong: { is: wrong } });
      else show(after);
    },

    back() {
      const { before } = place() ?? {};
      if (before) show(before);
    },

    /** Takes the offer. */
    async accept() {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'offer' || screen.busy || screen.offer.kind === 'contact' || !userId) return;
      const { offer: taken } = screen;
      const { signal } = following;
      const from = { is: 'offer', offer: taken } as const;
      const by = screen.offer.kind;
      $screen.set({ ...from, busy: true });
      const answer = await accept(screen.offer, { session, userId, months: $form.get().values.months, signal });
      if (signal.aborted) return;
      if (answer.ok) return finish({ is: 'saved', by, account: answer.data }, actionOf[by]);
      const { code } = answer.failure;
      const isTaken = code === 'redemptionCodeAlreadyRedeemed' || code === 'alreadyPaused';
      await refused(code, from, actionOf[by], account => (isTaken ? { is: 'saved', by, account } : undefined));
    },

    async cancel() {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'confirm' || screen.busy || !userId) return;
      const { signal } = following;
      $screen.set({ is: 'confirm', members, busy: true });
      const { reason, comment } = $form.get().values;
      const said = comment.trim();
      const answer = await session.request(
        cancel,
        { userId, ...(reason && { reason }), ...(said && { comment: said }) },
        { signal },
      );
      if (signal.aborted) return;
      if (answer.ok) finish({ is: 'cancelled', account: answer.data }, 'cancel');
      else await refused(answer.failure.code, { is: 'confirm', members }, 'cancel', () => undefined);
    },

    /** Takes the cancellation back. */
    async undo() {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'cancelled' || screen.busy || !userId) return;
      const { signal } = following;
      const { account } = screen;
      $screen.set({ is: 'cancelled', account, busy: true });
      const answer = await session.request(uncancel, { userId }, { signal });
      if (signal.aborted) return;
      if (answer.ok) finish({ is: 'saved', by: 'undone', account: answer.data }, 'uncancel');
      else
        await refused(answer.failure.code, { is: 'cancelled', account }, 'uncancel', now => ({
          is: 'saved',
          by: 'undone',
          account: now,
        }));
    },
  };
}

export type CancelFlow = ReturnType<typeof createCancelFlow>;
