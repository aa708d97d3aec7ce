import { formatDate } from '../../../../core/dates.js';
import { formatNumber } from '../../../../core/numbers.js';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { DateField } from '../../../../ui/forms/date-field/date-field.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { arrowLeft } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { Conflict } from '../../../editor/conflict.js';
import { useFields } from '../../../form/fields.js';
import { rows } from '../../../layout/sections.css.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { LicenseModel } from '../seats/model.js';
import { MOST_SEATS } from './check-seats.js';
import { endOfDay } from './day.js';
import { editWords } from './edit-copy.js';
import { InUseList } from './in-use-list.js';
import { createLicenseEditor, valuesOf, type Values } from './model.js';

/** The seats and the end of a license, as customer service changes them. */
export function EditLicense({ model, license }: { model: LicenseModel; license: License }) {
  const copy = useWords(editWords);
  const locale = useLocale();
  const editor = useWorkModel(
    session => createLicenseEditor({ session, license, onSaved: model.saved, onReleased: () => void model.read() }),
    [license.id],
  );
  const { row, known, conflict, inUse } = useStore(editor.$editing);
  const { field, values, sending, refusal } = useFields({ ...editor.form, type: editor.type }, copy.problems);
  const isChanged = editor.changed().length > 0;
  const say = (name: keyof Values, value: Values[keyof Values]) => {
    if (typeof value === 'number') return formatNumber(value, locale);
    const end = name === 'endsOn' && value !== undefined ? endOfDay(value) : undefined;
    return end === undefined ? (value ?? '') : formatDate(end, locale);
  };
  return (
    <Form label={copy.form} className={rows} refusal={refusal} unsaved={isChanged} onSubmit={() => void editor.save()}>
      <div>
        <Button type="ghost" size="sm" icon={arrowLeft} onClick={() => model.go('seats')}>
          {copy.back}
        </Button>
      </div>
      {conflict && (
        <Conflict
          conflict={conflict}
          fields={['seats', 'endsOn']}
          base={known}
          mine={values}
          theirs={valuesOf(conflict.theirs)}
          label={name => copy.labels[name]}
          say={say}
          saving={sending}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      {refusal?.code && !conflict && !inUse && (
        <div {...refusalMark}>
          <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
        </div>
      )}
      <NumberField
        {...field('seats')}
        label={copy.labels.seats}
        helper={copy.seatsHelper(row.seatsUsed)}
        min={1}
        max={MOST_SEATS}
        required
      />
      {inUse && <InUseList editor={editor} inUse={inUse} />}
      <DateField {...field('endsOn')} label={copy.labels.endsOn} helper={copy.endsHelper} required />
      <Textarea {...field('reason')} label={copy.labels.reason} helper={copy.reasonHelper} rows={2} limit={300} />
      {!inUse && (
        <div>
          <Button submit disabled={!isChanged} loading={sending}>
            {copy.save}
          </Button>
        </div>
      )}
    </Form>
  );
}
