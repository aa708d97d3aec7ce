import type { PreferenceKey } from '../../../core/contract/schemas/preferences.js';
import { useWords } from '../../../ui/language/language.js';
import { Switch } from '../../../ui/forms/switch/switch.js';
import { words, type Copy } from './copy.js';
import { Row, type Shown } from './row.js';
import type { Change, Values } from './settings.js';

/** A preference that is on or off. */
interface OnOff {
  of: PreferenceKey;
  isOn: (values: Values) => boolean;
  turn: (on: boolean) => Change;
  helper?: (copy: Copy) => string;
  /** Nobody can switch it, and why. */
  fixed?: (copy: Copy) => string;
}

const seen = (on: boolean) => (on ? 'visible' : 'hidden');

export const privacy: readonly OnOff[] = [
  {
    of: 'privacy.leaderboard',
    isOn: values => values['privacy.leaderboard'] === 'visible',
    turn: on => ({ 'privacy.leaderboard': seen(on) }),
    helper: copy => copy.leaderboardHelper,
  },
  {
    of: 'privacy.heartRate',
    isOn: values => values['privacy.heartRate'] === 'visible',
    turn: on => ({ 'privacy.heartRate': seen(on) }),
    helper: copy => copy.heartRateHelper,
  },
];

export const email: readonly OnOff[] = [
  { of: 'notifications.email.billing', isOn: () => true, turn: () => ({}), fixed: copy => copy.billingReason },
  {
    of: 'notifications.email.classes',
    isOn: values => values['notifications.email.classes'],
    turn: on => ({ 'notifications.email.classes': on }),
  },
  {
    of: 'notifications.email.family',
    isOn: values => values['notifications.email.family'],
    turn: on => ({ 'notifications.email.family': on }),
  },
  {
    of: 'notifications.email.marketing',
    isOn: values => values['notifications.email.marketing'],
    turn: on => ({ 'notifications.email.marketing': on }),
  },
];

export const push: readonly OnOff[] = [
  {
    of: 'notifications.push.classes',
    isOn: values => values['notifications.push.classes'],
    turn: on => ({ 'notifications.push.classes': on }),
  },
  {
    of: 'notifications.push.challenges',
    isOn: values => values['notifications.push.challenges'],
    turn: on => ({ 'notifications.push.challenges': on }),
  },
  {
    of: 'notifications.push.family',
    isOn: values => values['notifications.push.family'],
    turn: on => ({ 'notifications.push.family': on }),
  },
];

/** Switches one below the other. */
export function Switches({ model, screen, list }: Shown & { list: readonly OnOff[] }) {
  const copy = useWords(words);
  return list.map(({ of, isOn, turn, helper, fixed }) => {
    const lock = screen.locks[of];
    const reason = fixed?.(copy) ?? (lock && copy.failures[lock]);
    return (
      <Row key={of} model={model} screen={screen} of={of}>
        <Switch
          label={copy.labels[of]}
          name={of}
          checked={isOn(screen.values)}
          onChange={on => model.set(turn(on))}
          helper={helper?.(copy)}
          disabled={reason !== undefined}
          disabledReason={reason}
        />
      </Row>
    );
  });
}
