import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { useWords } from '../../../ui/language/language.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { muted } from '../../layout/sections.css.js';
import { words } from './copy.js';
import type { Bounds } from './model.js';
import { readBounds } from './read-bounds.js';
import { buttons, zoneForm, zones } from './view.css.js';

interface ZonesProps {
  /** To begin with: one's own, or as they are computed. */
  bounds: Bounds | undefined;
  onSave: (bounds: Bounds) => void;
  onCancel: () => void;
}

/** Where zones 2 to 5 begin, written by the person themself. */
export function View({ bounds, onSave, onCancel }: ZonesProps) {
  const { zones: copy } = useWords(words);
  const first = useRef<HTMLInputElement>(null);
  const [texts, setTexts] = useState<readonly string[]>(() => (bounds ?? ['', '', '', '']).map(String));
  const [refusal, setRefusal] = useState<object>();
  const read = readBounds(texts);
  useEffect(() => first.current?.focus(), []);
  const submit = () => {
    if (read.bounds) onSave(read.bounds);
    else setRefusal({});
  };
  return (
    <Form label={copy.form} className={zoneForm} refusal={refusal} onSubmit={submit}>
      <p className={muted}>{copy.helper}</p>
      <div className={zones}>
        {texts.map((text, at) => {
          const problem = refusal && read.problems[at];
          return (
            <TextField
              key={at}
              ref={at === 0 ? first : undefined}
              label={copy.field(at + 2)}
              name={`zone-${at + 2}`}
              inputMode="numeric"
              autoComplete="off"
              value={text}
              error={problem && copy[problem]}
              onChange={typed => setTexts(texts.map((one, index) => (index === at ? typed : one)))}
            />
          );
        })}
      </div>
      <div className={buttons}>
        <Button size="sm" submit>
          {copy.save}
        </Button>
        <Button size="sm" type="ghost" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
