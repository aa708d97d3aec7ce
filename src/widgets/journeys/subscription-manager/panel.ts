import type { Account, AccountAction } from '../../../core/contract/schemas/account.js';
import type { PanelName } from './index.js';
import type { Change } from './screen.js';

/** What every panel is given. A type, not an interface: panels are lazy views. */
export type PanelProps = {
  /** As it is now, with its subscription. */
  account: Account;
  /** The server's clock, unix seconds. */
  now: number;
  /** The account is different now; the panel stays open and shows what has changed. */
  onChanged: (account: Account, action: string) => void;
  /** The account is different now, and the panel has done what it is for: back to the membership, which shows the change. */
  onFinished: (account: Account, action: string, change: Change) => void;
  /** Back to the membership. */
  onClose: () => void;
  /** Another panel instead. */
  onPanel: (panel: PanelName) => void;
};

/** The actions of an account that a panel is for: one of them is enough. */
export const panelActions: Readonly<Record<PanelName, readonly AccountAction[]>> = {
  plan: ['change', 'schedulePlanChange'],
  pause: ['pause'],
  addOns: ['addAddonOffer', 'cancelAddonOffer', 'uncancelAddonOffer'],
  payment: ['payment'],
  // a membership that ends already is shown there too, with the way back: links of mails lead to it
  cancel: ['cancel', 'uncancel'],
};

/** While a payment is overdue the plans are there to say so: how much it is, and the way to pay it. */
const saysWhatIsOwed = ({ actions, subscription }: Account, panel: PanelName): boolean =>
  panel === 'plan' && subscription?.displayStatus === 'past_due' && actions.payment === 'ok';

export const canOpen = (account: Account, panel: PanelName): boolean =>
  panelActions[panel].some(action => account.actions[action] === 'ok') || saysWhatIsOwed(account, panel);
