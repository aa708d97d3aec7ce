import { formatInstant } from '../../core/instants.js';
import { Banner } from '../../ui/feedback/banner/banner.js';
import { Button } from '../../ui/actions/button/button.js';
import { refusalMark } from '../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { fields as fieldsClass, name, term, value, versions } from './conflict.css.js';
import { editorWords } from './copy.js';
import type { EditConflict } from './model.js';
import { changedFields } from './values.js';

interface ConflictProps<Values extends object> {
  conflict: Pick<EditConflict<unknown, Values>, 'by' | 'at' | 'fields'>;
  fields: readonly (keyof Values & string)[];
  /** What was known when the form was filled, what was typed, and what somebody else has saved. */
  base: Values;
  mine: Values;
  theirs: Values;
  label: (field: keyof Values & string) => string;
  /** A value as its reader knows it; nothing for an empty one. */
  say: (field: keyof Values & string, value: Values[keyof Values & string]) => string;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else was quicker: what was there, what was typed and what they saved, field by field, and whose version counts. */
export function Conflict<Values extends object>({
  conflict: { by, at, fields: clashing },
  fields,
  base,
  mine,
  theirs,
  label,
  say,
  saving,
  onKeepMine,
  onTakeTheirs,
}: ConflictProps<Values>) {
  const { conflict: words } = useWords(editorWords);
  const locale = useLocale();
  const byMe = changedFields(fields, mine, base);
  const said = (field: keyof Values & string, values: Values) => say(field, values[field]) || words.empty;
  return (
    <div {...refusalMark}>
      <Banner
        tone="warning"
        title={words.title}
        actions={
          <>
            <Button type="secondary" size="sm" loading={saving} onClick={onKeepMine}>
              {words.mine}
            </Button>
            <Button type="secondary" size="sm" onClick={onTakeTheirs}>
              {words.theirs}
            </Button>
          </>
        }
      >
        <p>{by !== null && at !== null ? words.by(by, formatInstant(at, locale)) : words.somebody}</p>
        {clashing.length > 0 && (
          <ul className={fieldsClass} aria-label={words.fields}>
            {fields
              .filter(field => clashing.includes(field))
              .map(field => (
                <li key={field}>
                  <p className={name}>{label(field)}</p>
                  <dl className={versions}>
                    <Version term={words.before} text={said(field, base)} />
                    {byMe.includes(field) && <Version term={words.yours} text={said(field, mine)} />}
                    <Version term={words.other} text={said(field, theirs)} />
                  </dl>
                </li>
              ))}
          </ul>
        )}
        <p>{words.helper}</p>
      </Banner>
    </div>
  );
}

const Version = ({ term: of, text }: { term: string; text: string }) => (
  <div>
    <dt className={term}>{of}</dt>
    <dd className={value}>{text}</dd>
  </div>
);
