import { regionName } from '../../../ui/country-flag/region-name.js';
import { useLocale } from '../../../ui/language/language.js';
import { SelectField } from '../../../ui/select-field/select-field.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { Section } from '../../sections.js';
import { useFields } from './use-fields.js';
import { pair } from './view.css.js';

/** Where a person lives, as their country writes it. */
export function Address() {
  const {
    copy,
    screen: { countries, isOwn },
    values,
    wiring,
    text,
  } = useFields();
  const locale = useLocale();
  const country = values['address.country.code'];
  const regions = countries.find(({ code }) => code === country)?.regions ?? [];
  // Somebody may live where nothing is sold.
  const codes = [...new Set([...countries.map(({ code }) => code), ...(country ? [country] : [])])];
  const fill = (
    kind: 'country' | 'address-line1' | 'address-line2' | 'address-level2' | 'address-level1' | 'postal-code',
  ) => (isOwn ? kind : 'off');
  return (
    <Section texts={copy.sections.address}>
      <SelectField
        {...wiring('address.country.code')}
        {...text('address.country.code', country)}
        settled
        autoComplete={fill('country')}
        options={codes.map(code => ({ value: code, label: regionName(code, locale) }))}
      />
      <TextField
        {...wiring('address.streetLine1')}
        {...text('address.streetLine1', values['address.streetLine1'])}
        autoComplete={fill('address-line1')}
      />
      <TextField
        {...wiring('address.streetLine2')}
        {...text('address.streetLine2', values['address.streetLine2'])}
        autoComplete={fill('address-line2')}
      />
      <div className={pair}>
        <TextField
          {...wiring('address.city')}
          {...text('address.city', values['address.city'])}
          autoComplete={fill('address-level2')}
        />
        <TextField
          {...wiring('address.postalCode')}
          {...text('address.postalCode', values['address.postalCode'])}
          autoComplete={fill('postal-code')}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      {regions.length > 0 && (
        <SelectField
          {...wiring('address.region.code')}
          {...text('address.region.code', values['address.region.code'])}
          placeholder={copy.chooseRegion}
          autoComplete={fill('address-level1')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Section>
  );
}
