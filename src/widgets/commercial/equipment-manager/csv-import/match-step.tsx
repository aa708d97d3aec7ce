import { useEffect, useRef } from 'react';
import type { FileColumn, ImportColumn } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import type { TextsOf } from '../../../../core/words.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { useWords } from '../../../../ui/language/language.js';
import { rows } from '../../../layout/sections.css.js';
import { useStore } from '../../../screen/use-store.js';
import { said } from '../../desk.css.js';
import { importWords } from './import-copy.js';
import { importColumns, type MatchProblem } from './match-model.js';
import type { ImportModel, ImportScreen } from './model.js';

type Copy = TextsOf<typeof importWords>;

/** Characters of a value that is shown beside its column's name. */
const MOST_CHARACTERS = 24;

const short = (value: string): string =>
  value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;

const nameOf = ({ name }: FileColumn, at: number, copy: Copy): string => name || copy.unnamed(at + 1);

/** A column as it is chosen: its name, and what is in it. */
function optionOf(column: FileColumn, at: number, copy: Copy) {
  const name = nameOf(column, at, copy);
  const values = column.values.map(short).join(', ');
  return { value: String(at), label: values ? copy.sampled(name, values) : name };
}

interface MatchStepProps {
  model: ImportModel;
  screen: Extract<ImportScreen, { is: 'matching' }>;
  form: string;
}

/** Which column of a file holds what, where its first row does not say so in our names. */
export function MatchStep({ model, screen: { columns, why, problems }, form }: MatchStepProps) {
  const copy = useWords(importWords);
  const match = useStore(model.$match);
  const sentence = useRef<HTMLParagraphElement>(null);
  // the button that led here is gone
  useEffect(() => sentence.current?.focus(), []);
  const options = columns.map((column, at) => optionOf(column, at, copy));
  const sayOf = (column: ImportColumn, problem: MatchProblem | undefined): string | undefined => {
    if (!problem) return undefined;
    if (problem.is === 'missing') return copy.serialUnmatched;
    const at = match[column] ?? 0;
    const chosen = columns[at];
    return chosen && copy.matchedTwice(nameOf(chosen, at, copy), copy.ours[problem.other]);
  };
  return (
    <Form
      id={form}
      label={copy.matchColumns}
      className={rows}
      refusal={problems}
      onSubmit={() => void model.checkMatched()}
    >
      <p ref={sentence} className={said} tabIndex={-1}>
        {[why && copy.unmatched[why], copy.sayWhich].filter(Boolean).join(' ')}
      </p>
      {importColumns.map(column => {
        const isNeeded = column === 'serial_number';
        const at = match[column];
        return (
          <SelectField
            key={column}
            label={copy.ours[column]}
            name={column}
            required={isNeeded}
            helper={copy.oursHelper[column]}
            error={sayOf(column, problems?.[column])}
            placeholder={isNeeded ? undefined : copy.notInFile}
            options={options}
            value={at === undefined ? '' : String(at)}
            onChange={value => model.matchColumn(column, value === '' ? undefined : Number(value))}
          />
        );
      })}
    </Form>
  );
}
