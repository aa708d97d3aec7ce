import { atom, onMount } from 'nanostores';
import { getAccount, quote as quoteCall } from '../../../../core/contract/account.js';
import { changePlan, schedulePlanChange } from '../../../../core/contract/account-actions.js';
import { listAvailablePlans } from '../../../../core/contract/account-reads.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { AvailablePlan } from '../../../../core/contract/schemas/account-actions.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import type { Money } from '../../../../core/money.js';
import type { Session } from '../../../../core/session/session.js';
import { agree } from '../quote/agree.js';
import { askInPage, type AskBank } from '../quote/ask-in-page.js';
import type { ChangeRefusal } from '../quote/copy.js';

/** A new object for each refusal, so that the focus can follow. */
export interface Refused {
  code: ChangeRefusal;
}

interface Choosing {
  plans: readonly AvailablePlan[];
  /** The id of the plan that is marked; empty for none. */
  chosen: string;
}

interface Reviewing extends Choosing {
  to: AvailablePlan;
  quote: Quote;
}

export type Screen =
  | { is: 'loading' }
  | { is: 'failed'; code: ChangeRefusal }
  /** No plan can be chosen now; the quote names why, and what is owed. */
  | { is: 'blocked'; plans: readonly AvailablePlan[]; quote: Quote }
  | ({ is: 'choosing'; refused?: Refused | undefined; missing?: object | undefined } & Choosing)
  | ({ is: 'quoting' } & Choosing)
  /** The change that waits is being taken back. */
  | ({ is: 'keeping' } & Choosing)
  | ({ is: 'reviewing'; refused?: Refused | undefined } & Reviewing)
  | ({ is: 'sending' } & Reviewing)
  /** The bank asks the member. */
  | ({ is: 'confirming' } & Reviewing)
  | { is: 'changed'; to: AvailablePlan; quote: Quote; account: Account }
  | { is: 'kept'; account: Account };

/** How the panel ended. */
export type Finished = Extract<Screen, { is: 'changed' | 'kept' }>;

/** What was done to the account: the name of the action, and how it is now. */
export interface Done {
  screen: Finished;
  action: 'change' | 'schedulePlanChange';
}

export interface ChangePlanNeeds {
  session: Session;
  account: Account;
  onDone: (done: Done) => void;
  /** Another way for the bank to ask than in this page. */
  askBank?: AskBank | undefined;
}

/** Another plan: chosen, quoted by the code that charges, and taken by one press. */
export function createChangePlan({
  session,
  account,
  onDone,
  askBank = askInPage(session, account.subscription?.plan.billingProvider.publishableKey),
}: ChangePlanNeeds) {
  const { userId } = account;
  const $screen = atom<Screen>({ is: 'loading' });
  /** What each plan that would begin today costs today, by its id; null where nobody could say. */
  const $dues = atom<Readonly<Record<string, Money | null>>>({});
  let abort = new AbortController();

  const askQuote = (planId: string, signal = abort.signal) =>
    session.request(quoteCall, { userId, planId }, { signal });

  const load = async () => {
    const { signal } = abort;
    $screen.set({ is: 'loading' });
    const answer = await session.request(listAvailablePlans, { userId }, { signal });
    if (signal.aborted) return;
    if (!answer.ok) return $screen.set({ is: 'failed', code: answer.failure.code });
    const plans = answer.data.items;
    const isPossible = account.actions.change === 'ok' || account.actions.schedulePlanChange === 'ok';
    // what is owed is owed for the present plan; any other refusal is asked of a plan that could be chosen
    const asked =
      account.actions.change === 'paymentOverdue'
        ? plans.find(({ current }) => current)
        : plans.find(({ current }) => !current);
    if (isPossible || !asked) return $screen.set({ is: 'choosing', plans, chosen: '' });
    const quoted = await askQuote(asked.plan.id);
    if (signal.aborted) return;
    $screen.set(quoted.ok ? { is: 'blocked', plans, quote: quoted.data } : { is: 'failed', code: quoted.failure.code });
  };

  const finish = (screen: Finished, action: Done['action']) => {
    $screen.set(screen);
    onDone({ screen, action });
  };

  /** Asks for the sums again and shows them, with why what was agreed to before was not taken. */
  const review = async ({ plans, chosen }: Choosing, to: AvailablePlan, refused?: Refused) => {
    const { signal } = abort;
    const answer = await askQuote(to.plan.id);
    if (signal.aborted) return;
    if (answer.ok) $screen.set({ is: 'reviewing', plans, chosen, to, quote: answer.data, refused });
    else $screen.set({ is: 'choosing', plans, chosen, refused: { code: answer.failure.code } });
  };

  const send = (planId: string, { effective, quoteToken }: Quote, onAsking: (isAsking: boolean) => void) => {
    const { signal } = abort;
    if (effective === 'periodEnd') return session.request(schedulePlanChange, { userId, planId }, { signal });
    return agree(session, changePlan, { userId, planId, quoteToken }, { signal, askBank, onAsking });
  };

  onMount($screen, () => {
    abort = new AbortController();
    void load();
    return () => abort.abort();
  });

  return {
    $screen,
    $dues,
    retry: load,

    /** One after the other, in the order of the page: however many there are, the server is asked one thing at a time. */
    async askDues(plans: readonly AvailablePlan[], signal: AbortSignal) {
      for (const { plan, current, pending, effective } of plans) {
        if (current || pending || effective !== 'now' || plan.id in $dues.get()) continue;
        const answer = await askQuote(plan.id, signal);
        if (signal.aborted) return;
        const due =
          answer.ok && answer.data.blockers.length === 0
            ? { value: answer.data.dueToday, currency: answer.data.currency }
            : null;
        $dues.set({ ...$dues.get(), [plan.id]: due });
      }
    },

    choose(planId: string) {
      const screen = $screen.get();
      if (screen.is === 'choosing') $screen.set({ is: 'choosing', plans: screen.plans, chosen: planId });
    },

    async quote() {
      const screen = $screen.get();
      if (screen.is !== 'choosing') return;
      const { plans, chosen } = screen;
      const to = plans.find(({ plan }) => plan.id === chosen);
      if (!to) return $screen.set({ is: 'choosing', plans, chosen, missing: {} });
      $screen.set({ is: 'quoting', plans, chosen });
      await review({ plans, chosen }, to);
    },

    /** Takes what the quote says. */
    async change() {
      const screen = $screen.get();
      if (screen.is !== 'reviewing' || screen.quote.blockers.length > 0) return;
      const { plans, chosen, to, quote } = screen;
      const known = { plans, chosen, to, quote };
      const { signal } = abort;
      $screen.set({ is: 'sending', ...known });
      const answer = await send(to.plan.id, quote, isAsking =>
        $screen.set({ is: isAsking ? 'confirming' : 'sending', ...known }),
      );
      if (signal.aborted) return;
      const action = quote.effective === 'now' ? 'change' : 'schedulePlanChange';
      if (answer.ok) return finish({ is: 'changed', to, quote, account: answer.data }, action);
      const { code } = answer.failure;
      if (code === 'alreadyOnPlan') {
        // another tab was first: what was wished for is so
        const now = await session.request(getAccount, { userId }, { signal });
        if (signal.aborted) return;
        if (now.ok) return finish({ is: 'changed', to, quote: { ...quote, dueToday: 0 }, account: now.data }, action);
      }
      if (code === 'quoteStale') return review(known, to, { code });
      $screen.set({ is: 'reviewing', ...known, refused: { code } });
    },

    /** Stays on the present plan: the change that waits is taken back. */
    async keep() {
      const screen = $screen.get();
      const present = account.subscription?.planId;
      if (screen.is !== 'choosing' || present === undefined) return;
      const { plans, chosen } = screen;
      const { signal } = abort;
      $screen.set({ is: 'keeping', plans, chosen });
      const answer = await session.request(schedulePlanChange, { userId, planId: present }, { signal });
      if (signal.aborted) return;
      if (answer.ok) return finish({ is: 'kept', account: answer.data }, 'schedulePlanChange');
      $screen.set({ is: 'choosing', plans, chosen, refused: { code: answer.failure.code } });
    },

    /** Back to the plans; the one that was chosen stays marked. */
    another() {
      const screen = $screen.get();
      if (screen.is === 'reviewing') $screen.set({ is: 'choosing', plans: screen.plans, chosen: screen.chosen });
    },
  };
}

export type ChangePlanModel = ReturnType<typeof createChangePlan>;
