import { useState } from 'react';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { FileUpload } from '../../../../ui/forms/file-upload/file-upload.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { SegmentedControl } from '../../../../ui/forms/segmented-control/segmented-control.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { notDone } from '../../../workouts/not-done.js';
import type { Became } from '../toasts.js';
import { column, muted, title, tools } from '../view.css.js';
import { importWords, type ImportCopy } from './copy.js';
import { createRoutineImport, type FileTrouble } from './model.js';

interface ImportProps {
  onClose: () => void;
  onChanged: (became: Became) => void;
}

/** What a bad file may weigh: more than any good one. */
const MOST_BYTES = 400_000;

function sayTrouble({ day, exercise, part, said }: FileTrouble, copy: ImportCopy, locale: string): string {
  const place = [
    day !== undefined && copy.day(formatNumber(day, locale)),
    exercise && copy.exercise(`${formatNumber(exercise.number, locale)}${exercise.letter}`),
    part && copy.parts[part],
  ]
    .filter(Boolean)
    .join(', ');
  return place === '' ? said : copy.trouble(place, said);
}

/** Copies a routine by its code, or from a file. */
export function View({ onClose, onChanged }: ImportProps) {
  const copy = useWords(importWords);
  const locale = useLocale();
  const model = useModel(
    session =>
      createRoutineImport({
        session,
        onImported: ({ id, title: name }: Routine) => onChanged({ is: 'copied', routineId: id, title: name }),
      }),
    [],
  );
  const { field, values, sending, refusal } = useFields(model.form, copy.problems);
  const troubles = useStore(model.$troubles);
  const [isUnread, setUnread] = useState(false);
  const isFile = values.way === 'file';
  const read = ([file]: readonly File[]) => {
    setUnread(false);
    file?.text().then(
      text => model.form.type('json', text),
      () => setUnread(true),
    );
  };
  return (
    <Form label={copy.title} className={column} refusal={refusal} onSubmit={() => void model.send()}>
      <h2 className={title}>{copy.title}</h2>
      <p className={muted}>{copy.text}</p>
      {refusal?.code && (
        <div {...refusalMark}>
          <Banner title={notDone(refusal.code, copy.notImported)}>
            {troubles.length === 0 ? (
              failureText({ ...refusal, code: refusal.code }, copy)
            ) : (
              <ul aria-label={copy.troubles}>
                {troubles.map((trouble, at) => (
                  <li key={at}>{sayTrouble(trouble, copy, locale)}</li>
                ))}
              </ul>
            )}
          </Banner>
        </div>
      )}
      <SegmentedControl
        legend={copy.way}
        value={values.way}
        options={(['code', 'file'] as const).map(value => ({ value, label: copy.ways[value] }))}
        onChange={way => model.form.type('way', way === 'file' ? 'file' : 'code')}
      />
      {isFile ? (
        <>
          <FileUpload
            name="file"
            label={copy.file}
            helper={copy.fileHelper}
            error={isUnread && copy.unread}
            accept=".json,application/json"
            maxSize={MOST_BYTES}
            files={[]}
            onAdd={read}
            onRemove={() => undefined}
          />
          <Textarea {...field('json')} label={copy.json} rows={6} dir="ltr" spellCheck={false} />
        </>
      ) : (
        <TextField
          {...field('code')}
          label={copy.code}
          helper={copy.codeHelper}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required="unmarked"
        />
      )}
      <div className={tools}>
        <Button submit loading={sending}>
          {copy.import}
        </Button>
        <Button type="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
