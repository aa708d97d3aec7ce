import { atom, onMount } from 'nanostores';
import { getAccount } from '../../../../core/contract/account.js';
import {
  addAddonOffer,
  cancelAddonOffer,
  quoteAddonOffer,
  uncancelAddonOffer,
} from '../../../../core/contract/account-actions.js';
import { listAddonOffers } from '../../../../core/contract/plans.js';
import type { Account, Addon } from '../../../../core/contract/schemas/account.js';
import type { Offer } from '../../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import type { Session } from '../../../../core/session/session.js';
import { agree } from '../quote/agree.js';
import { askInPage, type AskBank } from '../quote/ask-in-page.js';
import type { ChangeRefusal } from '../quote/copy.js';

/** A new object for each refusal, so that the focus can follow. */
export interface Refused {
  code: ChangeRefusal;
}

/** What was done last. */
export interface News {
  is: 'added' | 'ending' | 'kept';
  name: string;
  /** Unix seconds; when it ends. */
  endsAt: number | null;
}

interface Known {
  offers: readonly Offer[];
  account: Account;
}

export type Screen =
  | { is: 'loading' }
  | { is: 'failed'; code: ChangeRefusal }
  | ({ is: 'list'; news?: News | undefined; refused?: Refused | undefined } & Known)
  | ({ is: 'quoting'; offer: Offer } & Known)
  | ({ is: 'reviewing'; offer: Offer; quote: Quote; refused?: Refused | undefined } & Known)
  | ({ is: 'sending'; offer: Offer; quote: Quote } & Known)
  /** The bank asks the member. */
  | ({ is: 'confirming'; offer: Offer; quote: Quote } & Known)
  /** Whether they mean it. */
  | ({ is: 'asking'; addon: Addon; refused?: Refused | undefined } & Known)
  | ({ is: 'ending'; addon: Addon } & Known)
  | ({ is: 'keeping'; addon: Addon } & Known);

type Action = 'addAddonOffer' | 'cancelAddonOffer' | 'uncancelAddonOffer';

/** Refusals that say that the account is otherwise than this page knew: another tab was first. */
const outdated: ReadonlySet<ChangeRefusal> = new Set<ChangeRefusal>([
  'addonAlreadyActive',
  'addonNotFound',
  'addonNotCanceling',
]);

export interface AddOnsNeeds {
  session: Session;
  account: Account;
  /** `added`: the name of what was booked, which is what the panel was opened for. */
  onDone: (account: Account, action: Action, added?: string) => void;
  /** Another way for the bank to ask than in this page. */
  askBank?: AskBank | undefined;
}

/** What is booked on top of the plan, and what can be. */
export function createAddOns({
  session,
  account: known,
  onDone,
  askBank = askInPage(session, known.subscription?.plan.billingProvider.publishableKey),
}: AddOnsNeeds) {
  const { userId } = known;
  const $screen = atom<Screen>({ is: 'loading' });
  /** How many things were done: with each of them what was pressed for it is gone. */
  const $times = atom(0);
  let abort = new AbortController();

  const load = async () => {
    const { signal } = abort;
    const planId = known.subscription?.planId;
    if (planId === undefined) return $screen.set({ is: 'list', offers: [], account: known });
    $screen.set({ is: 'loading' });
    const answer = await session.request(listAddonOffers, { planId }, { signal });
    if (signal.aborted) return;
    $screen.set(
      answer.ok
        ? { is: 'list', offers: answer.data.items, account: known }
        : { is: 'failed', code: answer.failure.code },
    );
  };

  const finish = (offers: readonly Offer[], account: Account, action: Action, news: News) => {
    $times.set($times.get() + 1);
    $screen.set({ is: 'list', offers, account, news });
    onDone(account, action, news.is === 'added' ? news.name : undefined);
  };

  /** Back to the list with why nothing was done, and with what is true now where that was the reason. */
  const refuse = async ({ offers, account }: Known, code: ChangeRefusal, action: Action) => {
    const { signal } = abort;
    const answer = outdated.has(code) ? await session.request(getAccount, { userId }, { signal }) : undefined;
    if (signal.aborted) return;
    $screen.set({ is: 'list', offers, account: answer?.ok ? answer.data : account, refused: { code } });
    if (answer?.ok) onDone(answer.data, action);
  };

  const review = async ({ offers, account }: Known, offer: Offer, refused?: Refused) => {
    const { signal } = abort;
    const answer = await session.request(quoteAddonOffer, { userId, guid: offer.guid }, { signal });
    if (signal.aborted) return;
    if (!answer.ok) return refuse({ offers, account }, answer.failure.code, 'addAddonOffer');
    const [blocker] = answer.data.blockers;
    if (blocker === 'addonAlreadyActive') return refuse({ offers, account }, blocker, 'addAddonOffer');
    $screen.set({ is: 'reviewing', offers, account, offer, quote: answer.data, refused });
  };

  onMount($screen, () => {
    abort = new AbortController();
    void load();
    return () => abort.abort();
  });

  return {
    $screen,
    $times,
    retry: load,

    async choose(offer: Offer) {
      const screen = $screen.get();
      if (screen.is !== 'list') return;
      const { offers, account } = screen;
      $screen.set({ is: 'quoting', offers, account, offer });
      await review({ offers, account }, offer);
    },

    /** Takes what the quote says. */
    async add() {
      const screen = $screen.get();
      if (screen.is !== 'reviewing' || screen.quote.blockers.length > 0) return;
      const { offers, account, offer, quote } = screen;
      const same = { offers, account, offer, quote };
      const { signal } = abort;
      $screen.set({ is: 'sending', ...same });
      const answer = await agree(
        session,
        addAddonOffer,
        { userId, guid: offer.guid, quoteToken: quote.quoteToken },
        {
          signal,
          askBank,
          onAsking: isAsking => $screen.set({ is: isAsking ? 'confirming' : 'sending', ...same }),
        },
      );
      if (signal.aborted) return;
      if (answer.ok)
        return finish(offers, answer.data, 'addAddonOffer', { is: 'added', name: offer.plan.name, endsAt: null });
      const { code } = answer.failure;
      if (code === 'quoteStale') return review(same, offer, { code });
      if (outdated.has(code)) return refuse(same, code, 'addAddonOffer');
      $screen.set({ is: 'reviewing', ...same, refused: { code } });
    },

    /** Asks whether they mean it. */
    askToEnd(addon: Addon) {
      const screen = $screen.get();
      if (screen.is === 'list') $screen.set({ is: 'asking', offers: screen.offers, account: screen.account, addon });
    },

    async end() {
      const screen = $screen.get();
      if (screen.is !== 'asking') return;
      const { offers, account, addon } = screen;
      const { signal } = abort;
      $screen.set({ is: 'ending', offers, account, addon });
      const answer = await session.request(cancelAddonOffer, { userId, guid: addon.guid }, { signal });
      if (signal.aborted) return;
      if (answer.ok) {
        const { endsAt = null } = answer.data.subscription?.addons.find(({ id }) => id === addon.id) ?? {};
        return finish(offers, answer.data, 'cancelAddonOffer', { is: 'ending', name: addon.name, endsAt });
      }
      const { code } = answer.failure;
      if (outdated.has(code)) return refuse({ offers, account }, code, 'cancelAddonOffer');
      $screen.set({ is: 'asking', offers, account, addon, refused: { code } });
    },

    /** Keeps an add-on that was set to end. */
    async keep(addon: Addon) {
      const screen = $screen.get();
      if (screen.is !== 'list') return;
      const { offers, account } = screen;
      const { signal } = abort;
      $screen.set({ is: 'keeping', offers, account, addon });
      const answer = await session.request(uncancelAddonOffer, { userId, guid: addon.guid }, { signal });
      if (signal.aborted) return;
      if (answer.ok)
        return finish(offers, answer.data, 'uncancelAddonOffer', { is: 'kept', name: addon.name, endsAt: null });
      return refuse({ offers, account }, answer.failure.code, 'uncancelAddonOffer');
    },

    /** Back to the list; nothing has changed. */
    back() {
      const screen = $screen.get();
      if (screen.is === 'reviewing' || screen.is === 'asking')
        $screen.set({ is: 'list', offers: screen.offers, account: screen.account });
    },
  };
}

export type AddOnsModel = ReturnType<typeof createAddOns>;
