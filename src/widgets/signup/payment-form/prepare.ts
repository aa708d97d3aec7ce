import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { Account } from '../../../core/contract/schemas/account.js';
import { getAccount } from '../../../core/contract/account.js';
import { getUser } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { addressValue } from './address.js';
import type { LoadFailure } from './copy.js';
import type { Person } from './screen.js';

export interface PaymentFormInputs {
  mode?: 'create' | 'edit' | undefined;
  organizationCode?: string | undefined;
  publishableKey?: string | undefined;
  countryCode?: string | undefined;
}

type AccountAnswer = Promise<Result<Account, FailOf<typeof getAccount> | CommonFailure>>;

/** The account, where the form needs something of it: the saved address, or whose fields to show. */
export const findAccount = (
  { mode, organizationCode, publishableKey }: PaymentFormInputs,
  userId: string,
  session: Session,
  signal: AbortSignal,
): AccountAnswer | undefined =>
  mode === 'edit' || !organizationCode || !publishableKey
    ? session.request(getAccount, { userId }, { signal })
    : undefined;

type Provider =
  | { is: 'found'; publishableKey: string }
  | { is: 'invalidOffer' }
  | { is: 'notTaken' }
  | { is: 'failed'; code: LoadFailure };

/** Whose fields to show: the offer's provider, else the account's own. */
export async function findProvider(
  { organizationCode, publishableKey }: PaymentFormInputs,
  account: AccountAnswer | undefined,
): Promise<Provider> {
  if (organizationCode && publishableKey) return { is: 'found', publishableKey };
  const answer = await account;
  if (!answer) return { is: 'invalidOffer' };
  if (!answer.ok) return { is: 'failed', code: answer.failure.code };
  if (answer.data.actions.payment === 'cardsNotTaken') return { is: 'notTaken' };
  const own = answer.data.subscription?.plan.billingProvider;
  const same = !organizationCode || organizationCode === own?.organizationCode;
  const key = publishableKey ?? (same ? own?.publishableKey : undefined);
  return (organizationCode ?? own?.organizationCode) && key
    ? { is: 'found', publishableKey: key }
    : { is: 'invalidOffer' };
}

/** Milliseconds; a form that is not filled in beforehand is better than none. */
const PATIENCE = 5000;

/** Who is paying, as far as it is known; not knowing is no reason to wait or to fail. */
export async function findPerson(
  { mode, countryCode }: PaymentFormInputs,
  userId: string,
  session: Session,
  signal: AbortSignal,
  account: AccountAnswer | undefined,
): Promise<Person> {
  const answer = await session.request(getUser, { userId }, { signal, timeout: PATIENCE });
  const own = mode === 'edit' ? await account : undefined;
  const saved = own?.ok && own.data.billingDetails;
  const { user, onboarding } = session.get().flags;
  const known = answer.ok ? answer.data : user;
  return {
    email: known.email ?? undefined,
    firstName: known.firstName,
    lastName: known.lastName,
    phone: (answer.ok ? answer.data.phoneNumber : undefined) ?? undefined,
    country: countryCode ?? onboarding.countryCode ?? (answer.ok ? answer.data.countryCode : undefined),
    ...(saved && { typed: addressValue(saved) }),
  };
}
