import type { Gender } from '../../../core/contract/schemas/users.js';
import {
  ftp,
  height,
  maxHeartRate,
  restingHeartRate,
  weight,
  writeMeasure,
  type Scale,
} from '../../../core/measures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { regionName } from '../../../ui/identity/country-flag/region-name.js';
import { ErrorSummary } from '../../../ui/forms/error-summary/error-summary.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Conflict } from '../../editor/conflict.js';
import { measureWords } from '../../form/measure-copy.js';
import { failureText } from '../../copy.js';
import { useFields } from './use-fields.js';
import { compared, valuesOf, type Field, type Values } from './values.js';

/** Why nothing was saved, and the way out. */
export function Refused({ onGone }: { onGone: () => void }) {
  const { copy, screen, errors, refusal } = useFields();
  if (screen.conflict) return <Changed onGone={onGone} />;
  if (!refusal) return null;
  if (errors.length > 0)
    return (
      <ErrorSummary
        title={copy.problemTitle}
        errors={errors.map(({ name, field, text }) => ({ field, text: `${copy.labels[name]}: ${text}` }))}
      />
    );
  const { code, retryAfter } = refusal;
  return (
    code && (
      <div {...refusalMark}>
        <Banner tone="critical">{failureText({ code, retryAfter }, copy)}</Banner>
      </div>
    )
  );
}

/** Another user saved first. */
function Changed({ onGone }: { onGone: () => void }) {
  const { copy, model, screen, values, sending } = useFields();
  const measures = useWords(measureWords);
  const locale = useLocale();
  const { conflict, known, countries, units } = screen;
  if (!conflict) return null;
  const scales: { readonly [Name in Field]?: Scale } = {
    heightMm: height[units],
    weightGrams: weight[units],
    maxHeartRate,
    restingHeartRate,
    ftp,
  };
  const say = (field: Field, value: Values[Field]): string => {
    const scale = scales[field];
    if (scale && typeof value === 'number')
      return writeMeasure(scale, value, locale)
        .map((number, at) => [number, measures.units[scale.units[at] ?? 'bpm']].join(' '))
        .join(' ');
    if (field === 'gender' && value && Object.hasOwn(copy.genders, value)) return copy.genders[value as Gender];
    if (field === 'address.country.code' && typeof value === 'string') return regionName(value, locale);
    const region = countries.flatMap(({ regions }) => regions).find(({ code }) => code === value);
    return (field === 'address.region.code' && region?.name) || String(value ?? '');
  };
  return (
    <Conflict
      conflict={conflict}
      fields={compared}
      base={known}
      mine={values}
      theirs={valuesOf(conflict.theirs)}
      label={field => copy.labels[field]}
      say={say}
      saving={sending}
      onTakeTheirs={() => {
        model.takeTheirs();
        onGone();
      }}
      onKeepMine={() => {
        onGone();
        void model.keepMine();
      }}
    />
  );
}
