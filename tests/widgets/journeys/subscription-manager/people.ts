import { eq } from 'drizzle-orm';
import { vi, expect } from 'vitest';
import { signIn } from '../../../../src/core/contract/auth.js';
import type { Session } from '../../../../src/core/session/session.js';
import { providerPaymentMethods } from '../../../../src/sandbox/billing/tables/card-provider.js';
import type { CardBehaviour } from '../../../../src/sandbox/stripe/vault.js';
import { logins } from '../../../../src/sandbox/world/logins.js';
import { priceWords } from '../../../../src/ui/data/price/words.js';
import { words as overviewWords } from '../../../../src/widgets/account/account-overview/copy.js';
import { words } from '../../../../src/widgets/journeys/subscription-manager/copy.js';
import { createManager } from '../../../../src/widgets/journeys/subscription-manager/model.js';
import { noticesOf, type Notice } from '../../../../src/widgets/journeys/subscription-manager/notices.js';
import type { Member, Start } from '../../../../src/widgets/journeys/subscription-manager/screen.js';
import { createStart } from '../../../../src/widgets/journeys/subscription-manager/start/model.js';
import { answerBank } from '../../../sandbox/billing/account/people.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { patience } from '../../../support/patience.js';

type Manager = ReturnType<typeof createManager>;

/** A member in front of the manager, in a tab of their own. */
export async function openManager(session: Session) {
  const actions: string[] = [];
  const model = createManager({ session, onChanged: action => actions.push(action) });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return { ...model, actions };
}

export const signInAsMember = (session: Session) => done(session.request(signIn, logins.member));

export function memberOf({ $screen }: Pick<Manager, '$screen'>): Member {
  const screen = $screen.get();
  if (screen.is !== 'member') throw new Error(`There is no membership: ${screen.is}.`);
  return screen;
}

/** The notices of a membership as an American reads them. */
export function readNotices(model: Pick<Manager, '$screen'>): Notice[] {
  const { account, subscription, now } = memberOf(model);
  return noticesOf(account, subscription, now, words.english, overviewWords.english, priceWords.english, 'en-US');
}

/** What costs money, opened from the manager; the bank says yes or no when it asks. */
export async function openStart(
  sandbox: TestSandbox,
  session: Session,
  manager: Manager,
  start: Start,
  bank: 'complete' | 'fail' = 'complete',
) {
  manager.begin(start);
  const { account, subscription } = memberOf(manager);
  const model = createStart({
    session,
    start,
    account,
    subscription,
    onStarted: manager.started,
    onElsewhere: () => void manager.changedElsewhere(),
    async askBank(secret) {
      await answerBank(sandbox, secret, bank);
      return bank === 'complete';
    },
  });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('quoting'));
  return model;
}

/** From now on the bank of the member's card does this. */
export async function cardNow({ database }: TestSandbox, behaviour: CardBehaviour): Promise<void> {
  await database.db
    .update(providerPaymentMethods)
    .set({ behaviour })
    .where(eq(providerPaymentMethods.id, 'pm_seed_member'));
}
