import type { Subscription } from '../../../core/contract/schemas/account.js';
import { check, error, info, pause, success, warning, type IconShape } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { StatusPill, type PillTone } from '../../../ui/data/status-pill/status-pill.js';
import { words } from './copy.js';
import { muted } from './view.css.js';

type DisplayStatus = Subscription['displayStatus'];

const looks: Record<DisplayStatus, readonly [PillTone, IconShape]> = {
  pending: ['warning', info],
  inactive: ['neutral', info],
  trialing: ['info', success],
  active: ['success', check],
  past_due: ['critical', error],
  paused: ['neutral', pause],
  terminated: ['neutral', info],
  expired: ['neutral', info],
  canceling: ['warning', warning],
  pausing: ['warning', warning],
  provisioned: ['info', success],
};

const isTold = (tone: PillTone): tone is 'success' | 'warning' | 'critical' =>
  tone === 'success' || tone === 'warning' || tone === 'critical';

/** Whether a state is good news, a warning or a failure, where it is one of them. */
export function toneOf(status: DisplayStatus): 'success' | 'warning' | 'critical' | undefined {
  const [tone] = looks[status];
  return isTold(tone) ? tone : undefined;
}

/** The membership's state in a word; a pill where it is another than usual. */
export function Status({ is }: { is: DisplayStatus }) {
  const { statuses } = useWords(words);
  const [tone, icon] = looks[is];
  if (is === 'active') return <p className={muted}>{statuses.active}</p>;
  return (
    <StatusPill tone={tone} icon={icon}>
      {statuses[is]}
    </StatusPill>
  );
}
