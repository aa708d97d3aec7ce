import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import type { PersonScreen } from '../../screen/person-screen.js';
import type { PanelName } from './index.js';
import type { Press, PressFailure } from './presses.js';

/**
 * What costs money is agreed to in a panel of its own: coming back, beginning, and a payment that waits for its bank,
 * the first one (`confirm`) or that of a renewal (`settle`).
 */
export type Start = 'resume' | 'activate' | 'confirm' | 'settle';

/** What a panel has changed. */
export interface Change {
  /** In words, as the panel says it. */
  text: string;
  /** Takes it back, at no cost. */
  undo?: Press | undefined;
}

/** What a person reads about their membership after something has happened; a new one each time. */
export type Outcome =
  | { is: 'done'; what: Press | Start }
  | ({ is: 'changed' } & Change)
  /** Another card; what became of the amount that was overdue, in minor units of the plan's currency. */
  | { is: 'card'; overdue: 'none' | 'settled' | 'stillDue'; amount: number }
  /** A press came too late: another tab, or our staff, had changed it before. */
  | { is: 'elsewhere' }
  /** This panel was requested, and its action is not possible now. */
  | { is: 'unavailable'; panel: PanelName }
  | { is: 'refused'; code: PressFailure };

export interface Member {
  is: 'member';
  account: Account;
  subscription: Subscription;
  /** By the server's clock, unix seconds. */
  now: number;
  /** In place of the membership: one of the panels that a page can name, or what costs money to begin. */
  panel?: PanelName | undefined;
  start?: Start | undefined;
  /** The user pressed something to open it; otherwise the page asked for it. */
  byPress?: boolean | undefined;
  /** On its way. */
  pressed?: Press | undefined;
  outcome?: Outcome | undefined;
}

export type Screen = PersonScreen | { is: 'none' } | Member;
