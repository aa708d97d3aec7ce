import type { AccountAction } from '../../../core/contract/schemas/account.js';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import type { paymentMethods } from '../tables/invoices.js';
import { users } from '../../people/tables.js';
import { type ApiKeyHolder, type Caller } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { managementUrls } from './channels.js';
import type { EngineContext } from '../context.js';
import type { Doer } from '../actions/action-table.js';
import { decide, type Decision, type Standing } from '../actions/actions.js';
import type { Books, Sub } from '../books/books.js';
import { booksOf } from '../books/read-books.js';
import { readPerson, type PersonRow } from './read-person.js';
import { cardsNotTaken, takesCards, type Taking } from '../cards/taking.js';
import { conditionOf, isLive } from './statuses.js';

export type SubscriptionRow = Sub;
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** A person's account as the rules see it. */
export interface Member {
  user: PersonRow['user'];
  books: Books;
  /** The living subscription, else the last one. */
  subscription: SubscriptionRow | undefined;
  paymentMethod: PaymentMethodRow | undefined;
  standing: Standing;
}

const ranked: readonly (readonly [doer: Doer, roles: readonly string[]])[] = [
  ['customerServiceManager', ['SuperAdmin', 'Admin', 'CustomerServiceManager']],
  ['customerService', ['CustomerService']],
];

/** A member who acts on an account, or staff by their highest role. */
export function doerOf(caller: Caller | undefined, apiKey?: ApiKeyHolder): Doer {
  if (!caller && apiKey?.service) return 'customerService';
  return ranked.find(([, roles]) => roles.some(role => caller?.roles.includes(role)))?.[0] ?? 'member';
}

/** What the rules of domain 1.4 and 1.6 ask about an account. */
export function standingOf(
  { subscription, addons }: Pick<Books, 'subscription' | 'addons'>,
  child: boolean,
  by: Doer,
  host: Taking,
  acting = false,
): Standing {
  const alive = subscription && isLive(subscription.status) ? subscription : undefined;
  return {
    condition: conditionOf(subscription),
    pausing: alive?.pauseAtPeriodEnd ?? false,
    moving: alive?.pendingChange?.provider !== undefined,
    scheduled: alive?.schedule?.status === 'active' || alive?.schedule?.status === 'notStarted',
    provisioned: alive?.provisioned ?? false,
    channel: alive?.channelKind ?? null,
    child,
    addons: { held: addons.length > 0, canceling: addons.some(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd) },
    takesCards: takesCards(host),
    by,
    acting,
  };
}

/** Reads an account. Calls that move money hold the person's row by then, so what is read stays true until they end. */
export async function loadMember(
  { db, caller, apiKey, host }: Pick<EngineContext, 'db' | 'caller' | 'apiKey' | 'host'>,
  userId: string,
): Promise<Member> {
  const row = await readPerson(db, userId);
  if (!row) throw new Refusal('notFound', 'There is no such user.');
  const { user, method } = row;
  const books = booksOf(row, host);
  return {
    user,
    books,
    subscription: books.subscription,
    paymentMethod: (takesCards(host) && method) || undefined,
    standing: standingOf(books, user.parentId !== user.id, doerOf(caller, apiKey), host, caller?.acting !== undefined),
  };
}

const nameOf = ({ firstName, lastName }: Member['user']): string => `${firstName} ${lastName}`.trim();

/** The parent's name, for the refusals that send a child there. */
export async function parentName(db: Db, user: Member['user']): Promise<string> {
  const [parent] = await db.select().from(users).where(eq(users.id, user.parentId));
  return parent ? nameOf(parent) : '';
}

/** What a person reads for a refusal; the pages have their own words for each code. */
const messages: Partial<Record<(Decision & { ok: false })['code'], string>> = {
  alreadySubscribed: 'There is a membership on this account already.',
  subscriptionPending: 'A membership is being set up on this account. Please wait a moment.',
  useActivate: 'A membership is waiting on this account. Activate it instead.',
  useUncancel: 'The membership on this account is set to end. Keep it instead of starting another.',
  notInactive: 'This membership has started already.',
  subscriptionEnded: 'This membership has ended.',
  managedByChannel: 'This membership is billed elsewhere and can only be changed there.',
  notFound: 'There is no membership on this account.',
  alreadyCanceled: 'This membership is set to end already.',
  notCanceling: 'This membership is not set to end.',
  cannotPause: 'A membership can be paused once it is paid for.',
  paymentOverdue: 'A payment is overdue. Update the payment method first.',
  alreadyPaused: 'This membership is paused already.',
  notPaused: 'This membership is not paused.',
  cannotExtend: 'There is no running period to extend.',
  resumeFirst: 'This membership is paused. Resume it first.',
  cancellationScheduled: 'This membership is set to end. Keep it first.',
  useSubscribe: 'There is no running membership. Choose a plan instead.',
  scheduleNotAllowed: 'A paused membership can have no schedule.',
  scheduleAttached: 'A schedule is set for this membership.',
  cannotMigrate: 'The first payment of this membership is not confirmed yet.',
  addonNotFound: 'There is no such add-on on the membership.',
  addonNotCanceling: 'This add-on is not set to end.',
  alreadyActivated: 'This membership has started already.',
  cardsNotTaken: cardsNotTaken().message,
};

/** Throws unless the action is legal now. */
export async function demand(action: AccountAction, member: Member, db: Db): Promise<void> {
  const decision = decide(action, member.standing);
  if (decision.ok) return;
  const { code } = decision;
  if (code === 'parentRequired') {
    const name = await parentName(db, member.user);
    throw new Refusal(code, `This is a child account of ${name}. Only the parent account can do this.`, {
      name,
    });
  }
  const { subscription } = member;
  const debug =
    code === 'managedByChannel' && subscription
      ? { name: subscription.channelName, managementUrl: managementUrls[subscription.channelKind] }
      : undefined;
  throw new Refusal(code, messages[code] ?? 'This is not possible in the present state of the membership.', debug);
}
