import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { useWords } from '../../../../ui/language/language.js';
import { useStore } from '../../../use-store.js';
import { COMMENT_LIMIT, type Wrong } from './answers.js';
import { words } from './copy.js';
import type { CancelFlow } from './model.js';

/** A person's own words. */
export function Comment({
  model,
  label,
  required,
  wrong,
}: {
  model: CancelFlow;
  label: string;
  required?: boolean;
  wrong: Wrong | undefined;
}) {
  const copy = useWords(words);
  const { values } = useStore(model.$form);
  return (
    <Textarea
      label={label}
      name="comment"
      required={required}
      limit={COMMENT_LIMIT}
      value={values.comment}
      onChange={text => model.type('comment', text)}
      error={wrong === 'missing' ? copy.wrong.missing : undefined}
    />
  );
}
