import type { EquipmentRecord } from '../../../../core/contract/schemas/commercial/equipment.js';
import { formatDate } from '../../../../core/dates.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import type { useFields } from '../../../form/fields.js';
import { useStore } from '../../../screen/use-store.js';
import { askWords } from './ask-copy.js';
import { trashWord, type AskModel, type AskName, type AskProblem, type AskValues } from '../ask.js';
import type { Beside } from '../beside.js';
import type { DeedFailure } from '../deeds.js';
import { PlaceField } from '../../../places/field.js';

interface AskFieldsProps {
  asking: AskName;
  ask: AskModel;
  machine: EquipmentRecord;
  beside: Beside;
  field: ReturnType<typeof useFields<AskValues, AskProblem, DeedFailure>>['field'];
}

/** The fields of one question. */
export function AskFields({ asking, ask, machine, beside: { licenses, people }, field }: AskFieldsProps) {
  const copy = useWords(askWords);
  const { labels } = copy;
  const locale = useLocale();
  const reason = (
    <Textarea {...field('reason')} label={labels.reason} helper={copy.reasonHelper} rows={2} limit={300} />
  );
  const serial = {
    ...field('serialNumber'),
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  } as const;
  switch (asking) {
    case 'rename':
      return <TextField {...field('name')} label={labels.name} autoComplete="off" required />;
    case 'label':
      return <TextField {...serial} label={labels.serialNumber} helper={copy.serialHelper} required />;
    case 'place':
      return (
        <>
          <Place ask={ask} machine={machine} field={field} />
          {reason}
        </>
      );
    case 'seat':
      return (
        licenses && (
          <SelectField
            {...field('licenseId')}
            label={labels.licenseId}
            placeholder={copy.anyLicense}
            options={licenses
              .filter(({ status }) => status !== 'expired' && status !== 'suspended')
              .map(({ id, plan, seats, seatsUsed, expiresAt }) => ({
                value: id,
                label: copy.licenseOption(plan, Math.max(0, seats - seatsUsed), formatDate(expiresAt, locale)),
              }))}
          />
        )
      );
    case 'hand':
      return (
        <SelectField
          {...field('userId')}
          label={labels.userId}
          placeholder={copy.nobody}
          options={(people ?? []).map(({ userId, firstName, lastName }) => ({
            value: userId,
            label: `${firstName} ${lastName}`.trim(),
          }))}
        />
      );
    case 'fault':
      return (
        <>
          <Textarea {...field('note')} label={labels.note} limit={300} required />
          <TextField
            {...field('code')}
            label={labels.code}
            helper={copy.codeHelper}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      );
    case 'unseat':
    case 'rest':
    case 'release':
      return reason;
    case 'replace':
      return (
        <>
          <TextField {...serial} label={labels.newSerial} helper={copy.newSerialHelper} required />
          {reason}
        </>
      );
    case 'trash':
      return (
        <>
          <TextField {...serial} label={copy.typeFirst(trashWord(machine))} required />
          {reason}
        </>
      );
    default:
      return asking satisfies never;
  }
}

function Place({ ask, machine, field }: Pick<AskFieldsProps, 'ask' | 'machine' | 'field'>) {
  const { labels, placeHelper, noPlaces, here } = useWords(askWords);
  const places = useStore(ask.$places);
  const { value, error } = field('place');
  return (
    <PlaceField
      label={labels.place}
      helper={placeHelper}
      noneText={noPlaces}
      typed={value}
      error={error}
      places={places}
      current={machine.location ? { id: machine.location.id, note: here } : undefined}
      onSeek={ask.seek}
      onChoose={({ id, name }) => ask.choose(id, name)}
      onRetry={ask.retryPlaces}
    />
  );
}
