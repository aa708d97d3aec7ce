import { Button } from '../../../ui/actions/button/button.js';
import { Checkbox } from '../../../ui/forms/checkbox/checkbox.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { plus, trash } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { beside, small } from './fields.css.js';
import type { SetFormProps } from './set-form.js';
import { useSetTexts } from './use-set-texts.js';
import { valuesOf } from './values.js';

const reserves = ['0', '1', '2', '3', '4', '5'];

/** What few sets need: whether it warms up, what was left in reserve, once more, and away. */
export function SetOptions({ deeds, exercise, set, units }: SetFormProps) {
  const copy = useWords(words);
  const { number } = useSetTexts(units);
  const { rir, isWarmUp } = valuesOf(exercise, set);
  return (
    <div className={beside}>
      <Checkbox
        label={copy.warmUp}
        checked={isWarmUp}
        onChange={checked => deeds.type(set.id, { isWarmUp: checked })}
      />
      {!exercise.isHeld && (
        <SelectField
          label={copy.inReserve}
          name="rir"
          value={rir === null ? '' : String(rir)}
          placeholder={copy.notSaid}
          options={reserves.map(value => ({ value, label: number(Number(value)) }))}
          onChange={value => deeds.type(set.id, { rir: value === '' ? null : Number(value) })}
        />
      )}
      <span className={small}>
        <Button type="secondary" icon={plus} onClick={() => deeds.repeat(set.id)}>
          {copy.repeat}
        </Button>
        <Button type="secondary" icon={trash} onClick={() => deeds.remove(set.id)}>
          {copy.remove}
        </Button>
      </span>
    </div>
  );
}
