import type { Subscription } from '../../../core/contract/schemas/account.js';
import { check, error, info, lock, success, warning, type IconShape } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { StatusPill, type PillTone } from '../../../ui/data/status-pill/status-pill.js';
import { words } from './copy.js';

type DisplayStatus = Subscription['displayStatus'];

const looks: Record<DisplayStatus, readonly [PillTone, IconShape]> = {
  pending: ['warning', info],
  inactive: ['neutral', info],
  trialing: ['info', success],
  active: ['success', check],
  past_due: ['critical', error],
  paused: ['neutral', lock],
  terminated: ['neutral', info],
  expired: ['neutral', info],
  canceling: ['warning', warning],
  pausing: ['warning', warning],
  provisioned: ['info', success],
};

/** The membership's state in a word. */
export function Status({ is }: { is: DisplayStatus }) {
  const { statuses } = useWords(words);
  const [tone, icon] = looks[is];
  return (
    <StatusPill tone={tone} icon={icon}>
      {statuses[is]}
    </StatusPill>
  );
}
