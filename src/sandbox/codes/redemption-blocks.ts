import { Refusal } from '../http/refusal.js';
import type { EngineContext } from '../billing/context.js';
import { loadMember, parentName } from '../billing/account/member.js';

const blocked = (reason: 'providedByProvider' | 'childAccount' | 'otherChannel', name: string, message: string) =>
  new Refusal('redemptionBlocked', message, { reason, name });

/** Throws when this person can redeem no code at all (spec s.8, "redemption blocked"); the one business answer that is a 403. */
export async function demandRedeemer(
  context: Pick<EngineContext, 'db' | 'caller' | 'host'>,
  userId: string,
): Promise<void> {
  const { user, subscription, standing } = await loadMember(context, userId);
  // what a partner gives is billed by nobody either, but it is the partner who gives it
  if (standing.channel === 'provisioned' || (standing.provisioned && standing.channel !== 'partner')) {
    throw blocked(
      'providedByProvider',
      'Echelon',
      'Your subscription is being provided by Echelon and cannot have redemption codes added to it.',
    );
  }
  if (standing.child) {
    const name = await parentName(context.db, user);
    throw blocked(
      'childAccount',
      name,
      `This account is a child account of ${name}. Redemption codes must be applied to the parent account.`,
    );
  }
  if (standing.channel !== null && standing.channel !== 'card') {
    const name = subscription?.channelName ?? '';
    throw blocked(
      'otherChannel',
      name,
      `Your subscription is through ${name}, which prevents us from redeeming your code. Please contact Customer Support.`,
    );
  }
}
