import { getAccount } from '../../../core/contract/account.js';
import { getUser } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import type { LoadFailure } from './copy.js';
import type { Person } from './screen.js';

export interface PaymentFormInputs {
  mode?: 'create' | 'edit' | undefined;
  organizationCode?: string | undefined;
  publishableKey?: string | undefined;
  countryCode?: string | undefined;
}

type Provider = { is: 'found'; publishableKey: string } | { is: 'invalidOffer' } | { is: 'failed'; code: LoadFailure };

/** Whose fields to show: the offer's provider, else the account's own. */
export async function findProvider({ organizationCode, publishableKey }: PaymentFormInputs, userId: string, session: Session, signal: AbortSignal): Promise<Provider> {
  if (organizationCode && publishableKey) return { is: 'found', publishableKey };
  const answer = await session.request(getAccount, { userId }, { signal });
  if (!answer.ok) return { is: 'failed', code: answer.failure.code };
  const own = answer.data.subscription?.plan.billingProvider;
  const same = !organizationCode || organizationCode === own?.organizationCode;
  const key = publishableKey ?? (same ? own?.publishableKey : undefined);
  return (organizationCode ?? own?.organizationCode) && key ? { is: 'found', publishableKey: key } : { is: 'invalidOffer' };
}

/** Milliseconds; a form that is not filled in beforehand is better than none. */
const PATIENCE = 5000;

/** Who is paying, as far as it is known; not knowing is no reason to wait or to fail. */
export async function findPerson({ countryCode }: PaymentFormInputs, userId: string, session: Session, signal: AbortSignal): Promise<Person> {
  const answer = await session.request(getUser, { userId }, { signal, timeout: PATIENCE });
  const { user, onboarding } = session.get().flags;
  const known = answer.ok ? answer.data : user;
  return {
    email: known.email ?? undefined, firstName: known.firstName, lastName: known.lastName,
    phone: (answer.ok ? answer.data.phoneNumber : undefined) ?? undefined,
    country: countryCode ?? onboarding.countryCode ?? (answer.ok ? answer.data.countryCode : undefined),
  };
}
