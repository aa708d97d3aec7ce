import { render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { getAccount } from '../../../../src/core/contract/account.js';
import { signIn } from '../../../../src/core/contract/auth.js';
import type { Account } from '../../../../src/core/contract/schemas/account.js';
import { session } from '../../../../src/core/session/session.js';
import { inProcessFetch, logins, type WorldName } from '../../../../src/sandbox/index.js';
import { readClock } from '../../../../src/sandbox/world/clock.js';
import { plans } from '../../../../src/sandbox/catalogue/tables.js';
import type { PanelProps } from '../../../../src/widgets/journeys/subscription-manager/panel.js';
import type { Change } from '../../../../src/widgets/journeys/subscription-manager/screen.js';
import { moveClock } from '../../../sandbox/billing/account/people.js';
import { done } from '../../../support/results.js';
import { portalKey } from '../../../support/portal-key.js';
import { type TestSandbox } from '../../../support/sandbox.js';

/** The card of the worlds' member, by the provider's name. */
export const memberCard = 'pm_seed_member';

/** 49.99 a month, which the shops of the worlds do not sell: an example of domain 1.12. */
export const plus = { id: 'test-premier-plus', name: 'Echelon Premier Plus' } as const;

/** What a panel reported to those around it. */
export interface Reported {
  actions: string[];
  panels: string[];
  closed: number;
  /** What was said to have changed, and how it can be taken back. */
  change?: Change;
  account: Account;
}

/** The page's own session, in front of this sandbox, with the world's member signed in after so many days. */
export async function memberIn(sandbox: TestSandbox, world: WorldName, { inDays = 0 } = {}): Promise<Account> {
  await sandbox.load(world);
  await sandbox.database.db.insert(plans).values({
    ...plus,
    benefits: [],
    price: 4999,
    currencyCode: 'USD',
    currencyScale: 100,
    frequencyDays: 30,
    organizationCode: 'stripe-us',
    providerName: 'Echelon',
    providerKind: 'card',
    countryCode: 'US',
    features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
    visibility: 'public',
    position: 900,
  });
  if (inDays > 0) await moveClock(sandbox, { advanceDays: inDays });
  session().configure({ apiUrl: 'http://sandbox.test', apiKey: portalKey, fetch: inProcessFetch(sandbox) });
  await done(session().request(signIn, logins.member));
  return accountNow();
}

export const accountNow = (): Promise<Account> =>
  done(session().request(getAccount, { userId: session().get().userId ?? '' }));

/** A panel in front of the world's member, with a page around it that keeps the account up to date. */
export async function openPanel(
  sandbox: TestSandbox,
  View: ComponentType<PanelProps>,
  account: Account,
): Promise<Reported> {
  const reported: Reported = { actions: [], panels: [], closed: 0, account };
  const now = await readClock(sandbox.database.db);
  function Around() {
    const [known, setKnown] = useState(account);
    const onChanged = (changed: Account, action: string) => {
      reported.actions.push(action);
      reported.account = changed;
      setKnown(changed);
    };
    return (
      <View
        account={known}
        now={now}
        onChanged={onChanged}
        onFinished={(changed, action, change) => {
          onChanged(changed, action);
          reported.change = change;
        }}
        onClose={() => (reported.closed += 1)}
        onPanel={panel => reported.panels.push(panel)}
      />
    );
  }
  render(<Around />);
  await screen.findByRole('heading', { level: 2 });
  return reported;
}

/** Each term of the page's list of sums, with its value. */
export const linesOnPage = (): string[][] =>
  [...document.querySelectorAll('[part=quote] dt')].map(term => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);

export const textOnPage = (): string => document.body.textContent;
