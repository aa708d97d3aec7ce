import { useMemo } from 'react';
import { Combobox } from '../../../../ui/forms/combobox/combobox.js';
import { filterOptions } from '../../../../ui/forms/combobox/match.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { regionName } from '../../../../ui/identity/country-flag/region-name.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { useFields } from '../../../form/fields.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { formWords } from './copy.js';
import { createCountries } from './countries-model.js';
import { knownZones, MOST_LOW_SEATS, type Problem, type Values } from './values.js';

/** Zones that are suggested at once. */
const MOST_ZONES = 40;

interface DetailsProps<Code extends string> {
  form: Parameters<typeof useFields<Values, Problem, Code>>[0];
  id: string;
}

/** Where a location is, and how it is run: the same for a new one and for one that is edited. */
export function Details<Code extends string>({ form, id }: DetailsProps<Code>) {
  const copy = useWords(formWords);
  const locale = useLocale();
  const { field } = useFields<Values, Problem, Code>(form, copy.problems, id);
  const countries = useModel(createCountries, []);
  const loaded = useStore(countries.$loaded);
  const zones = useMemo(() => knownZones().map(value => ({ value, label: value })), []);
  const { labels } = copy;
  const country = field('countryCode');
  const sold = loaded.is === 'known' ? loaded.data.items.map(({ code }) => code) : [];
  const codes = [...new Set([...sold, ...(country.value ? [country.value] : [])])];
  const { onBlur, ...zone } = field('timeZone');
  return (
    <>
      <TextField {...field('streetLine1')} label={labels.streetLine1} autoComplete="off" />
      <TextField {...field('streetLine2')} label={labels.streetLine2} autoComplete="off" />
      <TextField {...field('city')} label={labels.city} autoComplete="off" />
      <TextField
        {...field('regionCode')}
        label={labels.regionCode}
        helper={copy.regionHelper}
        autoComplete="off"
        maxLength={8}
      />
      <TextField {...field('postalCode')} label={labels.postalCode} autoComplete="off" />
      <SelectField
        {...country}
        label={labels.countryCode}
        required
        options={codes.map(value => ({ value, label: regionName(value, locale) }))}
      />
      <div onBlur={onBlur}>
        <Combobox
          {...zone}
          label={labels.timeZone}
          helper={copy.timeZoneHelper}
          required
          suggestions={filterOptions(zones, zone.value.replaceAll(' ', '_')).slice(0, MOST_ZONES)}
          onChoose={({ value }) => zone.onChange(value)}
        />
      </div>
      <Textarea {...field('memberBenefit')} label={labels.memberBenefit} helper={copy.benefitHelper} limit={300} />
      <NumberField
        {...field('lowSeats')}
        label={labels.lowSeats}
        helper={copy.lowSeatsHelper}
        min={0}
        max={MOST_LOW_SEATS}
      />
    </>
  );
}
