import { DateField } from '../../../ui/date-field/date-field.js';
import { Banner } from '../../../ui/banner/banner.js';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.js';
import { SelectField } from '../../../ui/select-field/select-field.js';
import type { Gender } from '../../../core/contract/schemas/users.js';
import { Section } from '../../sections.js';
import { MeasureField } from './measure-field.js';
import { heartRate, height, weight } from './measures.js';
import { useFields } from './use-fields.js';
import { pair } from './view.css.js';

const genders: readonly Gender[] = ['female', 'male', 'nonBinary', 'undisclosed'];

/** Birth date, gender and measurements, in the reader's units. */
export function Body() {
  const { copy, model, screen, values, wiring, text } = useFields();
  const { person, isOwn, units } = screen;
  // A grown-up's health is told to nobody else; what is not told cannot be told from what was never said.
  const isHidden = !isOwn && person.email !== null && person.birthDate === null && person.weightGrams === null;
  return (
    <Section texts={copy.sections.body}>
      {isHidden && (
        <Banner tone="info" announced={false}>
          {copy.hidden}
        </Banner>
      )}
      <div className={pair}>
        <DateField
          {...wiring('birthDate')}
          {...text('birthDate', values.birthDate)}
          autoComplete={isOwn ? 'bday' : 'off'}
          min="1900-01-01"
          onBlur={problem => model.leaveDate(problem === 'incomplete')}
        />
        <SelectField
          {...wiring('gender')}
          placeholder={copy.noGender}
          autoComplete={isOwn ? 'sex' : 'off'}
          options={genders.map(value => ({ value, label: copy.genders[value] }))}
          value={values.gender}
          onChange={chosen => model.type('gender', genders.find(one => one === chosen) ?? '')}
        />
      </div>
      <SegmentedControl
        legend={copy.unitsLegend}
        options={[
          { value: 'imperial', label: copy.imperial },
          { value: 'metric', label: copy.metric },
        ]}
        value={units}
        onChange={chosen => model.switchUnits(chosen === 'metric' ? 'metric' : 'imperial')}
      />
      <div className={pair}>
        <MeasureField name="heightMm" scale={height[units]} />
        <MeasureField name="weightGrams" scale={weight[units]} />
      </div>
      <div className={pair}>
        <MeasureField name="maxHeartRate" scale={heartRate} helper={copy.heartRateHelper} />
        <MeasureField name="restingHeartRate" scale={heartRate} />
      </div>
    </Section>
  );
}
