import type { Account } from '../../../core/contract/schemas/account.js';
import { session } from '../../../core/session/session.js';
import { OpenedByPress } from '../subscription-manager/panel-frame.js';
import { View as Start } from '../subscription-manager/start/view.js';

export interface BeginProps {
  account: Account;
  /** Its first payment waits for the bank; otherwise it was prepared, and waits to be activated. */
  isUnpaid: boolean;
  onStarted: (account: Account) => void;
  onCard: () => void;
  /** It is not as this page thought. */
  onElsewhere: () => void;
}

/** A membership that is there and has not begun, as the subscription manager begins it. */
export function View({ account, isUnpaid, onStarted, onCard, onElsewhere }: BeginProps) {
  return (
    <OpenedByPress value={false}>
      <Start
        account={account}
        now={session().clock.now()}
        start={isUnpaid ? 'confirm' : 'activate'}
        onChanged={onElsewhere}
        onStarted={onStarted}
        onPanel={onCard}
        onElsewhere={onElsewhere}
      />
    </OpenedByPress>
  );
}
