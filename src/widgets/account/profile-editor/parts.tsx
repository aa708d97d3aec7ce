import type { Gender } from '../../../core/contract/schemas/users.js';
import { ftp, height, maxHeartRate, restingHeartRate, weight, type Scale } from '../../../core/measures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { regionName } from '../../../ui/identity/country-flag/region-name.js';
import { DateField } from '../../../ui/forms/date-field/date-field.js';
import { useLocale } from '../../../ui/language/language.js';
import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { LazyView } from '../../element/lazy-view.js';
import { MeasureField } from '../../form/measure-field.js';
import { muted } from '../../layout/sections.css.js';
import { Section } from '../../layout/sections.js';
import { Picture } from './picture.js';
import { useFields } from './use-fields.js';
import { address, pair, term } from './view.css.js';

const loadPassword = () => import('./current-password.tsx?widget');

const nothing = {};

const genders: readonly Gender[] = ['female', 'male', 'nonBinary', 'undisclosed'];

/** Who the person is to us and to others. */
export function About() {
  const {
    copy,
    screen: { isOwn },
    field,
  } = useFields();
  return (
    <Section texts={isOwn ? copy.sections.about : copy.sections.aboutOther}>
      <Picture />
      <div className={pair}>
        <TextField
          {...field('firstName')}
          required
          autoComplete={isOwn ? 'given-name' : 'off'}
          autoCapitalize="words"
        />
        <TextField
          {...field('lastName')}
          required
          autoComplete={isOwn ? 'family-name' : 'off'}
          autoCapitalize="words"
        />
      </div>
      <TextField
        {...field('displayName')}
        required
        autoComplete={isOwn ? 'nickname' : 'off'}
        helper={copy.displayNameHelper}
      />
    </Section>
  );
}

/** How the person signs in and is reached. A new address needs the user's password. */
export function Contact() {
  const {
    copy,
    screen: { isOwn, row: person },
    changed,
    field,
  } = useFields();
  const isMoving = changed.includes('email');
  return (
    <Section texts={isOwn ? copy.sections.contact : copy.sections.contactOther}>
      {isOwn && person.email !== null ? (
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          helper={copy.emailHelper}
        />
      ) : (
        <div>
          <p className={term}>{copy.labels.email}</p>
          {person.email !== null && <p className={address}>{person.email}</p>}
          <p className={muted}>{person.email === null ? copy.noEmail : copy.emailOfChild}</p>
        </div>
      )}
      {isMoving && <LazyView load={loadPassword} props={nothing} waiting={<Skeleton shape="control" />} />}
      <TextField {...field('phoneNumber')} type="tel" autoComplete={isOwn ? 'tel' : 'off'} />
    </Section>
  );
}

/** Where a person lives, as their country writes it. */
export function Address() {
  const {
    copy,
    screen: { countries, isOwn },
    values,
    field,
  } = useFields();
  const locale = useLocale();
  const country = values['address.country.code'];
  const regions = countries.find(({ code }) => code === country)?.regions ?? [];
  // A person may live where nothing is sold.
  const codes = [...new Set([...countries.map(({ code }) => code), ...(country ? [country] : [])])];
  const fill = (
    kind: 'country' | 'address-line1' | 'address-line2' | 'address-level2' | 'address-level1' | 'postal-code',
  ) => (isOwn ? kind : 'off');
  return (
    <Section texts={copy.sections.address}>
      <SelectField
        {...field('address.country.code')}
        settled
        autoComplete={fill('country')}
        options={codes.map(code => ({ value: code, label: regionName(code, locale) }))}
      />
      <TextField {...field('address.streetLine1')} autoComplete={fill('address-line1')} />
      <TextField {...field('address.streetLine2')} autoComplete={fill('address-line2')} />
      <div className={pair}>
        <TextField {...field('address.city')} autoComplete={fill('address-level2')} />
        <TextField
          {...field('address.postalCode')}
          autoComplete={fill('postal-code')}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      {regions.length > 0 && (
        <SelectField
          {...field('address.region.code')}
          placeholder={copy.chooseRegion}
          autoComplete={fill('address-level1')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Section>
  );
}

/** Birth date, gender and measurements, in the reader's units. */
export function Body() {
  const { copy, model, screen, field } = useFields();
  const { row: person, isOwn, isReadByAnother, units } = screen;
  // An adult's health data is shown to nobody else; an empty field then looks the same as one that was never filled in.
  const isHidden = isReadByAnother && person.email !== null && person.birthDate === null && person.weightGrams === null;
  return (
    <Section texts={copy.sections.body}>
      {isHidden && (
        <Banner tone="info" announced={false}>
          {copy.hidden}
        </Banner>
      )}
      <div className={pair}>
        <DateField
          {...field('birthDate')}
          autoComplete={isOwn ? 'bday' : 'off'}
          min="1900-01-01"
          onBlur={problem => model.leaveDate(problem === 'incomplete')}
        />
        <SelectField
          {...field('gender')}
          placeholder={copy.noGender}
          autoComplete={isOwn ? 'sex' : 'off'}
          options={genders.map(value => ({ value, label: copy.genders[value] }))}
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
        <Measure name="heightMm" scale={height[units]} />
        <Measure name="weightGrams" scale={weight[units]} />
      </div>
      <div className={pair}>
        <Measure name="maxHeartRate" scale={maxHeartRate} helper={copy.heartRateHelper} />
        <Measure name="restingHeartRate" scale={restingHeartRate} />
      </div>
      <div className={pair}>
        <Measure name="ftp" scale={ftp} helper={copy.ftpHelper} />
      </div>
    </Section>
  );
}

interface MeasureProps {
  name: 'heightMm' | 'weightGrams' | 'maxHeartRate' | 'restingHeartRate' | 'ftp';
  scale: Scale;
  helper?: string;
}

function Measure({ name, scale, helper }: MeasureProps) {
  const { copy, screen, field } = useFields();
  return (
    <MeasureField {...field(name)} word={copy.labels[name]} scale={scale} known={screen.known[name]} helper={helper} />
  );
}
