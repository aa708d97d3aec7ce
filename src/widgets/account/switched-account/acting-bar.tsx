import { useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Form } from '../../../ui/forms/form/form.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { Icon } from '../../../ui/icon/icon.js';
import { lock } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { formatNumber } from '../../../core/numbers.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { createActing } from './acting-model.js';
import { actingWords } from './acting-copy.js';
import { ask, bar, lines, mark, more, text, who } from './view.css.js';

/** Over every page while one of our staff is in a member's account. */
export function View() {
  const model = useModel(session => createActing(session), []);
  const screen = useStore(model.$screen);
  const copy = useWords(actingWords);
  const locale = useLocale();
  const [reason, setReason] = useState('');
  if (screen.is === 'nobody') return null;
  const { known, minutesLeft, working, failed } = screen;
  return (
    <section className={bar} part="bar" aria-label={copy.label} aria-busy={!known}>
      <div className={text}>
        <span className={mark}>
          <Icon shape={lock} />
        </span>
        <div className={lines}>
          <p className={who}>{known ? copy.as(known.memberName, known.staffName) : <Skeleton width="long" />}</p>
          {/* Read out when the reason has been taken, and not with each minute. */}
          <p className={more} role="status">
            {known && (known.reason === null ? copy.readOnly : `${copy.because(known.reason)} ${copy.theirs}`)}
          </p>
          {minutesLeft !== undefined && <p className={more}>{copy.left(formatNumber(minutesLeft, locale))}</p>}
          {known?.reason === null && (
            <Form
              label={copy.form}
              className={ask}
              onSubmit={() => void model.give(reason)}
              refusal={failed ? screen : undefined}
            >
              <TextField
                name="reason"
                label={copy.reason}
                helper={copy.helper}
                value={reason}
                maxLength={300}
                onChange={setReason}
                error={failed && copy.failed[failed]}
              />
              <Button submit size="sm" loading={working}>
                {copy.give}
              </Button>
            </Form>
          )}
        </div>
      </div>
      <Button type="secondary" size="sm" onClick={() => void model.end()}>
        {copy.end}
      </Button>
    </section>
  );
}
