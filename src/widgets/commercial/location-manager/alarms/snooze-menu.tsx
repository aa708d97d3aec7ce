import type { Alarm } from '../../../../core/contract/schemas/commercial/alarms.js';
import type { ButtonSize } from '../../../../ui/actions/button/button.js';
import { MenuButton } from '../../../../ui/actions/menu/menu-button.js';
import { bell } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { summaryWords } from '../summary/copy.js';
import { snoozes, type SnoozingModel } from './snooze-model.js';
import { titleOf } from '../alarm-title.js';

interface SnoozeMenuProps {
  model: SnoozingModel;
  alarm: Alarm;
  size?: ButtonSize | undefined;
}

/** Silences an alarm for a while. */
export function SnoozeMenu({ model, alarm, size }: SnoozeMenuProps) {
  const { alarms: copy } = useWords(summaryWords);
  return (
    <MenuButton
      label={copy.snooze}
      icon={bell}
      size={size}
      groups={[
        {
          label: copy.snoozeOf(titleOf(alarm, copy)),
          items: snoozes.map(days => ({
            id: String(days),
            label: copy.days(days),
            onSelect: () => void model.snooze(alarm, days),
          })),
        },
      ]}
    />
  );
}
