import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { codeRefusalText } from '../../screen/code-refusal-copy.js';
import { HelpText } from '../../screen/help-text.js';
import { codeFormWords } from './code-form-copy.js';
import type { SignupModel } from './model.js';
import type { CodeScreen } from './review.js';
import { besideField, codeRow, grow } from './view.css.js';

interface CodeFormProps {
  review: SignupModel['review'];
  screen: Exclude<CodeScreen, { is: 'closed' }>;
}

/** Where a code is typed. */
export function View({ review, screen }: CodeFormProps) {
  const copy = useWords(codeFormWords);
  const locale = useLocale();
  const [typed, setTyped] = useState('typed' in screen ? screen.typed : '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (screen.is !== 'checking') void review.applyCode(typed);
  };
  return (
    <form className={codeRow} onSubmit={apply} noValidate>
      <div className={grow}>
        <TextField
          label={copy.label}
          name="redemptionCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          error={screen.is === 'refused' && <HelpText>{codeRefusalText(copy.refusal, screen, locale)}</HelpText>}
        />
      </div>
      <div className={besideField}>
        <Button submit type="secondary" loading={screen.is === 'checking'}>
          {copy.apply}
        </Button>
      </div>
    </form>
  );
}
