import { useMemo } from 'react';
import { useWords } from '../../../ui/language/language.js';
import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { muted } from '../../layout/sections.css.js';
import { languageNames, words } from './copy.js';
import { Row, type Shown } from './row.js';
import { label } from './view.css.js';

const languages = ['en-US', 'es-MX', 'nl-BE', 'fr-BE', 'fr-CA'] as const;
const weekStarts = ['monday', 'saturday', 'sunday'] as const;

/** Every zone that this browser knows, by its part of the world, and the chosen one whether or not it knows it. */
function zonesBeside(chosen: string) {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const value of new Set([...known, 'UTC', chosen])) {
    const [area = value, ...place] = value.split('/');
    const group = groups.get(area) ?? [];
    groups.set(area, group);
    group.push({ value, label: (place.length > 0 ? place.join(', ') : area).replaceAll('_', ' ') });
  }
  return [...groups].map(([area, options]) => ({ label: area, options }));
}

/** Units, language, time zone and where a week begins. */
export function Region({ model, screen }: Shown) {
  const copy = useWords(words);
  const { units, language, timeZone, weekStart } = screen.values;
  const zones = useMemo(() => zonesBeside(timeZone), [timeZone]);
  const pick = <Value extends string>(from: readonly Value[], chosen: string, act: (value: Value) => void) => {
    const found = from.find(value => value === chosen);
    if (found !== undefined) act(found);
  };
  return (
    <>
      <Row model={model} screen={screen} of="units">
        <p className={label} aria-hidden="true">
          {copy.labels.units}
        </p>
        <SegmentedControl
          legend={copy.labels.units}
          value={units}
          options={[
            { value: 'imperial', label: copy.units.imperial },
            { value: 'metric', label: copy.units.metric },
          ]}
          onChange={chosen => model.set({ units: chosen === 'metric' ? 'metric' : 'imperial' })}
        />
        <p className={muted}>{copy.unitsHelper[units]}</p>
      </Row>
      <Row model={model} screen={screen} of="language">
        <SelectField
          label={copy.labels.language}
          name="language"
          settled
          options={languages.map(value => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={chosen => pick(languages, chosen, value => model.set({ language: value }))}
        />
      </Row>
      <Row model={model} screen={screen} of="timeZone">
        <SelectField
          label={copy.labels.timeZone}
          name="timeZone"
          settled
          options={zones}
          value={timeZone}
          onChange={value => model.set({ timeZone: value })}
        />
      </Row>
      <Row model={model} screen={screen} of="weekStart">
        <SelectField
          label={copy.labels.weekStart}
          name="weekStart"
          settled
          options={weekStarts.map(value => ({ value, label: copy.weekStarts[value] }))}
          value={weekStart}
          onChange={chosen => pick(weekStarts, chosen, value => model.set({ weekStart: value }))}
        />
      </Row>
    </>
  );
}
